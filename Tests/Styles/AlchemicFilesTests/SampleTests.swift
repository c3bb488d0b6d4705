#if Files
import Alchemic
import AlchemicFiles
import TestSupport
import Testing

/// A file like the one in the ancestor's documentation: factories, parameters as classes, nested arguments, unshared services.
@Suite struct SampleTests {
    static let sample = """
        ContainerClass: MyGarage
        Language: ObjC

        Parameters:
          car_factory.class: CarFactory
          spark_plug_factory: '@a_spark_plug_factory'

        Services:
          car_factory:
            Class: '%car_factory.class%'

          a_spark_plug_factory:
            Class: SparkPlugFactory

          engine_factory:
            Class: EngineFactory
            Initializer: 'initWithSparkPlugFactory:'
            Arguments:
              - '%spark_plug_factory%'

          ingenium:
            Factory: '@engine_factory'
            Initializer: 'engineWithBrand:andCylinders:'
            Arguments:
              - 'INGENIUM'
              - 4
            Shared: false

          jaguar:
            Factory: '@car_factory'
            Initializer: 'carWithConfig:andEngine:'
            Arguments:
              - { Brand: 'Jaguar', Wheels: 4 }
              - '@ingenium'
            Shared: false
        """

    @Test(.statement("G9", "G13", "G14", "G17", "G30", "G39", "G44"))
    func `makes the objects it promises`() throws {
        let container = try load(SampleTests.sample)
        let jaguar = try container.get(Car.self, .named("jaguar"))
        #expect(jaguar.configuration["Brand"] as? String == "Jaguar")
        #expect(jaguar.configuration["Wheels"] as? Int == 4)
        #expect(jaguar.engine.brand == "INGENIUM")
        #expect(jaguar.engine.cylinders == 4)
        #expect(jaguar.engine.plug?.brand == "Glow")
        let other = try container.get(Car.self, .named("jaguar"))
        #expect(jaguar !== other)
        #expect(jaguar.engine !== other.engine)
        #expect(
            try container.get(CarFactory.self, .named("car_factory"))
                === container.get(CarFactory.self, .named("car_factory")))
        let factory = try container.get(EngineFactory.self, .named("engine_factory"))
        #expect(try factory.plugs === container.get(SparkPlugFactory.self, .named("a_spark_plug_factory")))
    }

    @Test(.statement("G14", "T21")) func `Swift spelling is read too`() throws {
        let swift = SampleTests.sample
            .replacing("initWithSparkPlugFactory:", with: "init(sparkPlugFactory:)")
            .replacing("engineWithBrand:andCylinders:", with: "engineWithBrand:(_:andCylinders:)")
            .replacing("carWithConfig:andEngine:", with: "carWithConfig(_:andEngine:)")
        for text in [swift, swift.replacing("Language: ObjC", with: "Language: Swift")] {
            #expect(try load(text).get(Car.self, .named("jaguar")).engine.cylinders == 4)
        }
    }
}
#endif
