#if Files
import DefinitionFiles
import StatementSupport
import Testing

/// What is said about each mistake.
@Suite struct MessageTests {
    @Test func smoke() {
        let files = ResolvedFiles.reading(
            ["car.yml"],
            .memory([
                "car.yml": """
                ContainerClass: Garage
                Language: ObjC
                Parameters:
                  car_factory.class: CarFactory
                  spark: '@a_spark'
                  loop: '%loop2%'
                  loop2: 'x %loop%'
                Services:
                  a_spark: { Class: EngineSparkPlugFactory }
                  car_factory: { Class: '%car_factory.class%' }
                  engine_factory:
                    Class: EngineFactory
                    Initializer: 'initWithSparkPlugFactory:'
                    Arguments: ['%spark%']
                  ingenium:
                    Factory: '@engine_factory'
                    Initializer: 'engineWithBrand:andCylinders:'
                    Arguments: ['INGENIUM', 4]
                    Shared: false
                    Arguements: 4
                  jaguar:
                    Factory: '@car_factry'
                    Initializer: 'carWithConfig:andEngine:'
                    Arguments: [{ Brand: 'Jaguar', Wheels: 4 }, '@ingenium']
                  x: '@x'
                """
            ]))
        print(files.problems.map(\.description).joined(separator: "\n"))
        for service in files.services { print(service) }
    }
}
#endif
