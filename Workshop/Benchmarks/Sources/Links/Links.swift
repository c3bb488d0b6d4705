// swift-format-ignore-file
// Written by Workshop/Benchmarks/links: change that, not this.
public import Alchemic

final class L000: Sendable { let next: L001; init(next: L001) { self.next = next } }
final class L001: Sendable { let next: L002; init(next: L002) { self.next = next } }
final class L002: Sendable { let next: L003; init(next: L003) { self.next = next } }
final class L003: Sendable { let next: L004; init(next: L004) { self.next = next } }
final class L004: Sendable { let next: L005; init(next: L005) { self.next = next } }
final class L005: Sendable { let next: L006; init(next: L006) { self.next = next } }
final class L006: Sendable { let next: L007; init(next: L007) { self.next = next } }
final class L007: Sendable { let next: L008; init(next: L008) { self.next = next } }
final class L008: Sendable { let next: L009; init(next: L009) { self.next = next } }
final class L009: Sendable { let next: L010; init(next: L010) { self.next = next } }
final class L010: Sendable { let next: L011; init(next: L011) { self.next = next } }
final class L011: Sendable { let next: L012; init(next: L012) { self.next = next } }
final class L012: Sendable { let next: L013; init(next: L013) { self.next = next } }
final class L013: Sendable { let next: L014; init(next: L014) { self.next = next } }
final class L014: Sendable { let next: L015; init(next: L015) { self.next = next } }
final class L015: Sendable { let next: L016; init(next: L016) { self.next = next } }
final class L016: Sendable { let next: L017; init(next: L017) { self.next = next } }
final class L017: Sendable { let next: L018; init(next: L018) { self.next = next } }
final class L018: Sendable { let next: L019; init(next: L019) { self.next = next } }
final class L019: Sendable { let next: L020; init(next: L020) { self.next = next } }
final class L020: Sendable { let next: L021; init(next: L021) { self.next = next } }
final class L021: Sendable { let next: L022; init(next: L022) { self.next = next } }
final class L022: Sendable { let next: L023; init(next: L023) { self.next = next } }
final class L023: Sendable { let next: L024; init(next: L024) { self.next = next } }
final class L024: Sendable { let next: L025; init(next: L025) { self.next = next } }
final class L025: Sendable { let next: L026; init(next: L026) { self.next = next } }
final class L026: Sendable { let next: L027; init(next: L027) { self.next = next } }
final class L027: Sendable { let next: L028; init(next: L028) { self.next = next } }
final class L028: Sendable { let next: L029; init(next: L029) { self.next = next } }
final class L029: Sendable { let next: L030; init(next: L030) { self.next = next } }
final class L030: Sendable { let next: L031; init(next: L031) { self.next = next } }
final class L031: Sendable { let next: L032; init(next: L032) { self.next = next } }
final class L032: Sendable { let next: L033; init(next: L033) { self.next = next } }
final class L033: Sendable { let next: L034; init(next: L034) { self.next = next } }
final class L034: Sendable { let next: L035; init(next: L035) { self.next = next } }
final class L035: Sendable { let next: L036; init(next: L036) { self.next = next } }
final class L036: Sendable { let next: L037; init(next: L037) { self.next = next } }
final class L037: Sendable { let next: L038; init(next: L038) { self.next = next } }
final class L038: Sendable { let next: L039; init(next: L039) { self.next = next } }
final class L039: Sendable { let next: L040; init(next: L040) { self.next = next } }
final class L040: Sendable { let next: L041; init(next: L041) { self.next = next } }
final class L041: Sendable { let next: L042; init(next: L042) { self.next = next } }
final class L042: Sendable { let next: L043; init(next: L043) { self.next = next } }
final class L043: Sendable { let next: L044; init(next: L044) { self.next = next } }
final class L044: Sendable { let next: L045; init(next: L045) { self.next = next } }
final class L045: Sendable { let next: L046; init(next: L046) { self.next = next } }
final class L046: Sendable { let next: L047; init(next: L047) { self.next = next } }
final class L047: Sendable { let next: L048; init(next: L048) { self.next = next } }
final class L048: Sendable { let next: L049; init(next: L049) { self.next = next } }
final class L049: Sendable { let next: L050; init(next: L050) { self.next = next } }
final class L050: Sendable { let next: L051; init(next: L051) { self.next = next } }
final class L051: Sendable { let next: L052; init(next: L052) { self.next = next } }
final class L052: Sendable { let next: L053; init(next: L053) { self.next = next } }
final class L053: Sendable { let next: L054; init(next: L054) { self.next = next } }
final class L054: Sendable { let next: L055; init(next: L055) { self.next = next } }
final class L055: Sendable { let next: L056; init(next: L056) { self.next = next } }
final class L056: Sendable { let next: L057; init(next: L057) { self.next = next } }
final class L057: Sendable { let next: L058; init(next: L058) { self.next = next } }
final class L058: Sendable { let next: L059; init(next: L059) { self.next = next } }
final class L059: Sendable { let next: L060; init(next: L060) { self.next = next } }
final class L060: Sendable { let next: L061; init(next: L061) { self.next = next } }
final class L061: Sendable { let next: L062; init(next: L062) { self.next = next } }
final class L062: Sendable { let next: L063; init(next: L063) { self.next = next } }
final class L063: Sendable { let next: L064; init(next: L064) { self.next = next } }
final class L064: Sendable { let next: L065; init(next: L065) { self.next = next } }
final class L065: Sendable { let next: L066; init(next: L066) { self.next = next } }
final class L066: Sendable { let next: L067; init(next: L067) { self.next = next } }
final class L067: Sendable { let next: L068; init(next: L068) { self.next = next } }
final class L068: Sendable { let next: L069; init(next: L069) { self.next = next } }
final class L069: Sendable { let next: L070; init(next: L070) { self.next = next } }
final class L070: Sendable { let next: L071; init(next: L071) { self.next = next } }
final class L071: Sendable { let next: L072; init(next: L072) { self.next = next } }
final class L072: Sendable { let next: L073; init(next: L073) { self.next = next } }
final class L073: Sendable { let next: L074; init(next: L074) { self.next = next } }
final class L074: Sendable { let next: L075; init(next: L075) { self.next = next } }
final class L075: Sendable { let next: L076; init(next: L076) { self.next = next } }
final class L076: Sendable { let next: L077; init(next: L077) { self.next = next } }
final class L077: Sendable { let next: L078; init(next: L078) { self.next = next } }
final class L078: Sendable { let next: L079; init(next: L079) { self.next = next } }
final class L079: Sendable { let next: L080; init(next: L080) { self.next = next } }
final class L080: Sendable { let next: L081; init(next: L081) { self.next = next } }
final class L081: Sendable { let next: L082; init(next: L082) { self.next = next } }
final class L082: Sendable { let next: L083; init(next: L083) { self.next = next } }
final class L083: Sendable { let next: L084; init(next: L084) { self.next = next } }
final class L084: Sendable { let next: L085; init(next: L085) { self.next = next } }
final class L085: Sendable { let next: L086; init(next: L086) { self.next = next } }
final class L086: Sendable { let next: L087; init(next: L087) { self.next = next } }
final class L087: Sendable { let next: L088; init(next: L088) { self.next = next } }
final class L088: Sendable { let next: L089; init(next: L089) { self.next = next } }
final class L089: Sendable { let next: L090; init(next: L090) { self.next = next } }
final class L090: Sendable { let next: L091; init(next: L091) { self.next = next } }
final class L091: Sendable { let next: L092; init(next: L092) { self.next = next } }
final class L092: Sendable { let next: L093; init(next: L093) { self.next = next } }
final class L093: Sendable { let next: L094; init(next: L094) { self.next = next } }
final class L094: Sendable { let next: L095; init(next: L095) { self.next = next } }
final class L095: Sendable { let next: L096; init(next: L096) { self.next = next } }
final class L096: Sendable { let next: L097; init(next: L097) { self.next = next } }
final class L097: Sendable { let next: L098; init(next: L098) { self.next = next } }
final class L098: Sendable { let next: L099; init(next: L099) { self.next = next } }
final class L099: Sendable { let next: L100; init(next: L100) { self.next = next } }
final class L100: Sendable { let next: L101; init(next: L101) { self.next = next } }
final class L101: Sendable { let next: L102; init(next: L102) { self.next = next } }
final class L102: Sendable { let next: L103; init(next: L103) { self.next = next } }
final class L103: Sendable { let next: L104; init(next: L104) { self.next = next } }
final class L104: Sendable { let next: L105; init(next: L105) { self.next = next } }
final class L105: Sendable { let next: L106; init(next: L106) { self.next = next } }
final class L106: Sendable { let next: L107; init(next: L107) { self.next = next } }
final class L107: Sendable { let next: L108; init(next: L108) { self.next = next } }
final class L108: Sendable { let next: L109; init(next: L109) { self.next = next } }
final class L109: Sendable { let next: L110; init(next: L110) { self.next = next } }
final class L110: Sendable { let next: L111; init(next: L111) { self.next = next } }
final class L111: Sendable { let next: L112; init(next: L112) { self.next = next } }
final class L112: Sendable { let next: L113; init(next: L113) { self.next = next } }
final class L113: Sendable { let next: L114; init(next: L114) { self.next = next } }
final class L114: Sendable { let next: L115; init(next: L115) { self.next = next } }
final class L115: Sendable { let next: L116; init(next: L116) { self.next = next } }
final class L116: Sendable { let next: L117; init(next: L117) { self.next = next } }
final class L117: Sendable { let next: L118; init(next: L118) { self.next = next } }
final class L118: Sendable { let next: L119; init(next: L119) { self.next = next } }
final class L119: Sendable { let next: L120; init(next: L120) { self.next = next } }
final class L120: Sendable { let next: L121; init(next: L121) { self.next = next } }
final class L121: Sendable { let next: L122; init(next: L122) { self.next = next } }
final class L122: Sendable { let next: L123; init(next: L123) { self.next = next } }
final class L123: Sendable { let next: L124; init(next: L124) { self.next = next } }
final class L124: Sendable { let next: L125; init(next: L125) { self.next = next } }
final class L125: Sendable { let next: L126; init(next: L126) { self.next = next } }
final class L126: Sendable { let next: L127; init(next: L127) { self.next = next } }
final class L127: Sendable { let next: L128; init(next: L128) { self.next = next } }
final class L128: Sendable { let next: L129; init(next: L129) { self.next = next } }
final class L129: Sendable { let next: L130; init(next: L130) { self.next = next } }
final class L130: Sendable { let next: L131; init(next: L131) { self.next = next } }
final class L131: Sendable { let next: L132; init(next: L132) { self.next = next } }
final class L132: Sendable { let next: L133; init(next: L133) { self.next = next } }
final class L133: Sendable { let next: L134; init(next: L134) { self.next = next } }
final class L134: Sendable { let next: L135; init(next: L135) { self.next = next } }
final class L135: Sendable { let next: L136; init(next: L136) { self.next = next } }
final class L136: Sendable { let next: L137; init(next: L137) { self.next = next } }
final class L137: Sendable { let next: L138; init(next: L138) { self.next = next } }
final class L138: Sendable { let next: L139; init(next: L139) { self.next = next } }
final class L139: Sendable { let next: L140; init(next: L140) { self.next = next } }
final class L140: Sendable { let next: L141; init(next: L141) { self.next = next } }
final class L141: Sendable { let next: L142; init(next: L142) { self.next = next } }
final class L142: Sendable { let next: L143; init(next: L143) { self.next = next } }
final class L143: Sendable { let next: L144; init(next: L144) { self.next = next } }
final class L144: Sendable { let next: L145; init(next: L145) { self.next = next } }
final class L145: Sendable { let next: L146; init(next: L146) { self.next = next } }
final class L146: Sendable { let next: L147; init(next: L147) { self.next = next } }
final class L147: Sendable { let next: L148; init(next: L148) { self.next = next } }
final class L148: Sendable { let next: L149; init(next: L149) { self.next = next } }
final class L149: Sendable { let next: L150; init(next: L150) { self.next = next } }
final class L150: Sendable { let next: L151; init(next: L151) { self.next = next } }
final class L151: Sendable { let next: L152; init(next: L152) { self.next = next } }
final class L152: Sendable { let next: L153; init(next: L153) { self.next = next } }
final class L153: Sendable { let next: L154; init(next: L154) { self.next = next } }
final class L154: Sendable { let next: L155; init(next: L155) { self.next = next } }
final class L155: Sendable { let next: L156; init(next: L156) { self.next = next } }
final class L156: Sendable { let next: L157; init(next: L157) { self.next = next } }
final class L157: Sendable { let next: L158; init(next: L158) { self.next = next } }
final class L158: Sendable { let next: L159; init(next: L159) { self.next = next } }
final class L159: Sendable { let next: L160; init(next: L160) { self.next = next } }
final class L160: Sendable { let next: L161; init(next: L161) { self.next = next } }
final class L161: Sendable { let next: L162; init(next: L162) { self.next = next } }
final class L162: Sendable { let next: L163; init(next: L163) { self.next = next } }
final class L163: Sendable { let next: L164; init(next: L164) { self.next = next } }
final class L164: Sendable { let next: L165; init(next: L165) { self.next = next } }
final class L165: Sendable { let next: L166; init(next: L166) { self.next = next } }
final class L166: Sendable { let next: L167; init(next: L167) { self.next = next } }
final class L167: Sendable { let next: L168; init(next: L168) { self.next = next } }
final class L168: Sendable { let next: L169; init(next: L169) { self.next = next } }
final class L169: Sendable { let next: L170; init(next: L170) { self.next = next } }
final class L170: Sendable { let next: L171; init(next: L171) { self.next = next } }
final class L171: Sendable { let next: L172; init(next: L172) { self.next = next } }
final class L172: Sendable { let next: L173; init(next: L173) { self.next = next } }
final class L173: Sendable { let next: L174; init(next: L174) { self.next = next } }
final class L174: Sendable { let next: L175; init(next: L175) { self.next = next } }
final class L175: Sendable { let next: L176; init(next: L176) { self.next = next } }
final class L176: Sendable { let next: L177; init(next: L177) { self.next = next } }
final class L177: Sendable { let next: L178; init(next: L178) { self.next = next } }
final class L178: Sendable { let next: L179; init(next: L179) { self.next = next } }
final class L179: Sendable { let next: L180; init(next: L180) { self.next = next } }
final class L180: Sendable { let next: L181; init(next: L181) { self.next = next } }
final class L181: Sendable { let next: L182; init(next: L182) { self.next = next } }
final class L182: Sendable { let next: L183; init(next: L183) { self.next = next } }
final class L183: Sendable { let next: L184; init(next: L184) { self.next = next } }
final class L184: Sendable { let next: L185; init(next: L185) { self.next = next } }
final class L185: Sendable { let next: L186; init(next: L186) { self.next = next } }
final class L186: Sendable { let next: L187; init(next: L187) { self.next = next } }
final class L187: Sendable { let next: L188; init(next: L188) { self.next = next } }
final class L188: Sendable { let next: L189; init(next: L189) { self.next = next } }
final class L189: Sendable { let next: L190; init(next: L190) { self.next = next } }
final class L190: Sendable { let next: L191; init(next: L191) { self.next = next } }
final class L191: Sendable { let next: L192; init(next: L192) { self.next = next } }
final class L192: Sendable { let next: L193; init(next: L193) { self.next = next } }
final class L193: Sendable { let next: L194; init(next: L194) { self.next = next } }
final class L194: Sendable { let next: L195; init(next: L195) { self.next = next } }
final class L195: Sendable { let next: L196; init(next: L196) { self.next = next } }
final class L196: Sendable { let next: L197; init(next: L197) { self.next = next } }
final class L197: Sendable { let next: L198; init(next: L198) { self.next = next } }
final class L198: Sendable { let next: L199; init(next: L199) { self.next = next } }
final class L199: Sendable { let next: L200; init(next: L200) { self.next = next } }
final class L200: Sendable { let next: L201; init(next: L201) { self.next = next } }
final class L201: Sendable { let next: L202; init(next: L202) { self.next = next } }
final class L202: Sendable { let next: L203; init(next: L203) { self.next = next } }
final class L203: Sendable { let next: L204; init(next: L204) { self.next = next } }
final class L204: Sendable { let next: L205; init(next: L205) { self.next = next } }
final class L205: Sendable { let next: L206; init(next: L206) { self.next = next } }
final class L206: Sendable { let next: L207; init(next: L207) { self.next = next } }
final class L207: Sendable { let next: L208; init(next: L208) { self.next = next } }
final class L208: Sendable { let next: L209; init(next: L209) { self.next = next } }
final class L209: Sendable { let next: L210; init(next: L210) { self.next = next } }
final class L210: Sendable { let next: L211; init(next: L211) { self.next = next } }
final class L211: Sendable { let next: L212; init(next: L212) { self.next = next } }
final class L212: Sendable { let next: L213; init(next: L213) { self.next = next } }
final class L213: Sendable { let next: L214; init(next: L214) { self.next = next } }
final class L214: Sendable { let next: L215; init(next: L215) { self.next = next } }
final class L215: Sendable { let next: L216; init(next: L216) { self.next = next } }
final class L216: Sendable { let next: L217; init(next: L217) { self.next = next } }
final class L217: Sendable { let next: L218; init(next: L218) { self.next = next } }
final class L218: Sendable { let next: L219; init(next: L219) { self.next = next } }
final class L219: Sendable { let next: L220; init(next: L220) { self.next = next } }
final class L220: Sendable { let next: L221; init(next: L221) { self.next = next } }
final class L221: Sendable { let next: L222; init(next: L222) { self.next = next } }
final class L222: Sendable { let next: L223; init(next: L223) { self.next = next } }
final class L223: Sendable { let next: L224; init(next: L224) { self.next = next } }
final class L224: Sendable { let next: L225; init(next: L225) { self.next = next } }
final class L225: Sendable { let next: L226; init(next: L226) { self.next = next } }
final class L226: Sendable { let next: L227; init(next: L227) { self.next = next } }
final class L227: Sendable { let next: L228; init(next: L228) { self.next = next } }
final class L228: Sendable { let next: L229; init(next: L229) { self.next = next } }
final class L229: Sendable { let next: L230; init(next: L230) { self.next = next } }
final class L230: Sendable { let next: L231; init(next: L231) { self.next = next } }
final class L231: Sendable { let next: L232; init(next: L232) { self.next = next } }
final class L232: Sendable { let next: L233; init(next: L233) { self.next = next } }
final class L233: Sendable { let next: L234; init(next: L234) { self.next = next } }
final class L234: Sendable { let next: L235; init(next: L235) { self.next = next } }
final class L235: Sendable { let next: L236; init(next: L236) { self.next = next } }
final class L236: Sendable { let next: L237; init(next: L237) { self.next = next } }
final class L237: Sendable { let next: L238; init(next: L238) { self.next = next } }
final class L238: Sendable { let next: L239; init(next: L239) { self.next = next } }
final class L239: Sendable { let next: L240; init(next: L240) { self.next = next } }
final class L240: Sendable { let next: L241; init(next: L241) { self.next = next } }
final class L241: Sendable { let next: L242; init(next: L242) { self.next = next } }
final class L242: Sendable { let next: L243; init(next: L243) { self.next = next } }
final class L243: Sendable { let next: L244; init(next: L244) { self.next = next } }
final class L244: Sendable { let next: L245; init(next: L245) { self.next = next } }
final class L245: Sendable { let next: L246; init(next: L246) { self.next = next } }
final class L246: Sendable { let next: L247; init(next: L247) { self.next = next } }
final class L247: Sendable { let next: L248; init(next: L248) { self.next = next } }
final class L248: Sendable { let next: L249; init(next: L249) { self.next = next } }
final class L249: Sendable { let next: L250; init(next: L250) { self.next = next } }
final class L250: Sendable { let next: L251; init(next: L251) { self.next = next } }
final class L251: Sendable { let next: L252; init(next: L252) { self.next = next } }
final class L252: Sendable { let next: L253; init(next: L253) { self.next = next } }
final class L253: Sendable { let next: L254; init(next: L254) { self.next = next } }
final class L254: Sendable { let next: L255; init(next: L255) { self.next = next } }
final class L255: Sendable { let next: L256; init(next: L256) { self.next = next } }
final class L256: Sendable { let next: L257; init(next: L257) { self.next = next } }
final class L257: Sendable { let next: L258; init(next: L258) { self.next = next } }
final class L258: Sendable { let next: L259; init(next: L259) { self.next = next } }
final class L259: Sendable { let next: L260; init(next: L260) { self.next = next } }
final class L260: Sendable { let next: L261; init(next: L261) { self.next = next } }
final class L261: Sendable { let next: L262; init(next: L262) { self.next = next } }
final class L262: Sendable { let next: L263; init(next: L263) { self.next = next } }
final class L263: Sendable { let next: L264; init(next: L264) { self.next = next } }
final class L264: Sendable { let next: L265; init(next: L265) { self.next = next } }
final class L265: Sendable { let next: L266; init(next: L266) { self.next = next } }
final class L266: Sendable { let next: L267; init(next: L267) { self.next = next } }
final class L267: Sendable { let next: L268; init(next: L268) { self.next = next } }
final class L268: Sendable { let next: L269; init(next: L269) { self.next = next } }
final class L269: Sendable { let next: L270; init(next: L270) { self.next = next } }
final class L270: Sendable { let next: L271; init(next: L271) { self.next = next } }
final class L271: Sendable { let next: L272; init(next: L272) { self.next = next } }
final class L272: Sendable { let next: L273; init(next: L273) { self.next = next } }
final class L273: Sendable { let next: L274; init(next: L274) { self.next = next } }
final class L274: Sendable { let next: L275; init(next: L275) { self.next = next } }
final class L275: Sendable { let next: L276; init(next: L276) { self.next = next } }
final class L276: Sendable { let next: L277; init(next: L277) { self.next = next } }
final class L277: Sendable { let next: L278; init(next: L278) { self.next = next } }
final class L278: Sendable { let next: L279; init(next: L279) { self.next = next } }
final class L279: Sendable { let next: L280; init(next: L280) { self.next = next } }
final class L280: Sendable { let next: L281; init(next: L281) { self.next = next } }
final class L281: Sendable { let next: L282; init(next: L282) { self.next = next } }
final class L282: Sendable { let next: L283; init(next: L283) { self.next = next } }
final class L283: Sendable { let next: L284; init(next: L284) { self.next = next } }
final class L284: Sendable { let next: L285; init(next: L285) { self.next = next } }
final class L285: Sendable { let next: L286; init(next: L286) { self.next = next } }
final class L286: Sendable { let next: L287; init(next: L287) { self.next = next } }
final class L287: Sendable { let next: L288; init(next: L288) { self.next = next } }
final class L288: Sendable { let next: L289; init(next: L289) { self.next = next } }
final class L289: Sendable { let next: L290; init(next: L290) { self.next = next } }
final class L290: Sendable { let next: L291; init(next: L291) { self.next = next } }
final class L291: Sendable { let next: L292; init(next: L292) { self.next = next } }
final class L292: Sendable { let next: L293; init(next: L293) { self.next = next } }
final class L293: Sendable { let next: L294; init(next: L294) { self.next = next } }
final class L294: Sendable { let next: L295; init(next: L295) { self.next = next } }
final class L295: Sendable { let next: L296; init(next: L296) { self.next = next } }
final class L296: Sendable { let next: L297; init(next: L297) { self.next = next } }
final class L297: Sendable { let next: L298; init(next: L298) { self.next = next } }
final class L298: Sendable { let next: L299; init(next: L299) { self.next = next } }
final class L299: Sendable { let next: L300; init(next: L300) { self.next = next } }
final class L300: Sendable { let next: L301; init(next: L301) { self.next = next } }
final class L301: Sendable { let next: L302; init(next: L302) { self.next = next } }
final class L302: Sendable { let next: L303; init(next: L303) { self.next = next } }
final class L303: Sendable { let next: L304; init(next: L304) { self.next = next } }
final class L304: Sendable { let next: L305; init(next: L305) { self.next = next } }
final class L305: Sendable { let next: L306; init(next: L306) { self.next = next } }
final class L306: Sendable { let next: L307; init(next: L307) { self.next = next } }
final class L307: Sendable { let next: L308; init(next: L308) { self.next = next } }
final class L308: Sendable { let next: L309; init(next: L309) { self.next = next } }
final class L309: Sendable { let next: L310; init(next: L310) { self.next = next } }
final class L310: Sendable { let next: L311; init(next: L311) { self.next = next } }
final class L311: Sendable { let next: L312; init(next: L312) { self.next = next } }
final class L312: Sendable { let next: L313; init(next: L313) { self.next = next } }
final class L313: Sendable { let next: L314; init(next: L314) { self.next = next } }
final class L314: Sendable { let next: L315; init(next: L315) { self.next = next } }
final class L315: Sendable { let next: L316; init(next: L316) { self.next = next } }
final class L316: Sendable { let next: L317; init(next: L317) { self.next = next } }
final class L317: Sendable { let next: L318; init(next: L318) { self.next = next } }
final class L318: Sendable { let next: L319; init(next: L319) { self.next = next } }
final class L319: Sendable { let next: L320; init(next: L320) { self.next = next } }
final class L320: Sendable { let next: L321; init(next: L321) { self.next = next } }
final class L321: Sendable { let next: L322; init(next: L322) { self.next = next } }
final class L322: Sendable { let next: L323; init(next: L323) { self.next = next } }
final class L323: Sendable { let next: L324; init(next: L324) { self.next = next } }
final class L324: Sendable { let next: L325; init(next: L325) { self.next = next } }
final class L325: Sendable { let next: L326; init(next: L326) { self.next = next } }
final class L326: Sendable { let next: L327; init(next: L327) { self.next = next } }
final class L327: Sendable { let next: L328; init(next: L328) { self.next = next } }
final class L328: Sendable { let next: L329; init(next: L329) { self.next = next } }
final class L329: Sendable { let next: L330; init(next: L330) { self.next = next } }
final class L330: Sendable { let next: L331; init(next: L331) { self.next = next } }
final class L331: Sendable { let next: L332; init(next: L332) { self.next = next } }
final class L332: Sendable { let next: L333; init(next: L333) { self.next = next } }
final class L333: Sendable { let next: L334; init(next: L334) { self.next = next } }
final class L334: Sendable { let next: L335; init(next: L335) { self.next = next } }
final class L335: Sendable { let next: L336; init(next: L336) { self.next = next } }
final class L336: Sendable { let next: L337; init(next: L337) { self.next = next } }
final class L337: Sendable { let next: L338; init(next: L338) { self.next = next } }
final class L338: Sendable { let next: L339; init(next: L339) { self.next = next } }
final class L339: Sendable { let next: L340; init(next: L340) { self.next = next } }
final class L340: Sendable { let next: L341; init(next: L341) { self.next = next } }
final class L341: Sendable { let next: L342; init(next: L342) { self.next = next } }
final class L342: Sendable { let next: L343; init(next: L343) { self.next = next } }
final class L343: Sendable { let next: L344; init(next: L344) { self.next = next } }
final class L344: Sendable { let next: L345; init(next: L345) { self.next = next } }
final class L345: Sendable { let next: L346; init(next: L346) { self.next = next } }
final class L346: Sendable { let next: L347; init(next: L347) { self.next = next } }
final class L347: Sendable { let next: L348; init(next: L348) { self.next = next } }
final class L348: Sendable { let next: L349; init(next: L349) { self.next = next } }
final class L349: Sendable { let next: L350; init(next: L350) { self.next = next } }
final class L350: Sendable { let next: L351; init(next: L351) { self.next = next } }
final class L351: Sendable { let next: L352; init(next: L352) { self.next = next } }
final class L352: Sendable { let next: L353; init(next: L353) { self.next = next } }
final class L353: Sendable { let next: L354; init(next: L354) { self.next = next } }
final class L354: Sendable { let next: L355; init(next: L355) { self.next = next } }
final class L355: Sendable { let next: L356; init(next: L356) { self.next = next } }
final class L356: Sendable { let next: L357; init(next: L357) { self.next = next } }
final class L357: Sendable { let next: L358; init(next: L358) { self.next = next } }
final class L358: Sendable { let next: L359; init(next: L359) { self.next = next } }
final class L359: Sendable { let next: L360; init(next: L360) { self.next = next } }
final class L360: Sendable { let next: L361; init(next: L361) { self.next = next } }
final class L361: Sendable { let next: L362; init(next: L362) { self.next = next } }
final class L362: Sendable { let next: L363; init(next: L363) { self.next = next } }
final class L363: Sendable { let next: L364; init(next: L364) { self.next = next } }
final class L364: Sendable { let next: L365; init(next: L365) { self.next = next } }
final class L365: Sendable { let next: L366; init(next: L366) { self.next = next } }
final class L366: Sendable { let next: L367; init(next: L367) { self.next = next } }
final class L367: Sendable { let next: L368; init(next: L368) { self.next = next } }
final class L368: Sendable { let next: L369; init(next: L369) { self.next = next } }
final class L369: Sendable { let next: L370; init(next: L370) { self.next = next } }
final class L370: Sendable { let next: L371; init(next: L371) { self.next = next } }
final class L371: Sendable { let next: L372; init(next: L372) { self.next = next } }
final class L372: Sendable { let next: L373; init(next: L373) { self.next = next } }
final class L373: Sendable { let next: L374; init(next: L374) { self.next = next } }
final class L374: Sendable { let next: L375; init(next: L375) { self.next = next } }
final class L375: Sendable { let next: L376; init(next: L376) { self.next = next } }
final class L376: Sendable { let next: L377; init(next: L377) { self.next = next } }
final class L377: Sendable { let next: L378; init(next: L378) { self.next = next } }
final class L378: Sendable { let next: L379; init(next: L379) { self.next = next } }
final class L379: Sendable { let next: L380; init(next: L380) { self.next = next } }
final class L380: Sendable { let next: L381; init(next: L381) { self.next = next } }
final class L381: Sendable { let next: L382; init(next: L382) { self.next = next } }
final class L382: Sendable { let next: L383; init(next: L383) { self.next = next } }
final class L383: Sendable { let next: L384; init(next: L384) { self.next = next } }
final class L384: Sendable { let next: L385; init(next: L385) { self.next = next } }
final class L385: Sendable { let next: L386; init(next: L386) { self.next = next } }
final class L386: Sendable { let next: L387; init(next: L387) { self.next = next } }
final class L387: Sendable { let next: L388; init(next: L388) { self.next = next } }
final class L388: Sendable { let next: L389; init(next: L389) { self.next = next } }
final class L389: Sendable { let next: L390; init(next: L390) { self.next = next } }
final class L390: Sendable { let next: L391; init(next: L391) { self.next = next } }
final class L391: Sendable { let next: L392; init(next: L392) { self.next = next } }
final class L392: Sendable { let next: L393; init(next: L393) { self.next = next } }
final class L393: Sendable { let next: L394; init(next: L394) { self.next = next } }
final class L394: Sendable { let next: L395; init(next: L395) { self.next = next } }
final class L395: Sendable { let next: L396; init(next: L396) { self.next = next } }
final class L396: Sendable { let next: L397; init(next: L397) { self.next = next } }
final class L397: Sendable { let next: L398; init(next: L398) { self.next = next } }
final class L398: Sendable { let next: L399; init(next: L399) { self.next = next } }
final class L399: Sendable { let next: L400; init(next: L400) { self.next = next } }
final class L400: Sendable { let next: L401; init(next: L401) { self.next = next } }
final class L401: Sendable { let next: L402; init(next: L402) { self.next = next } }
final class L402: Sendable { let next: L403; init(next: L403) { self.next = next } }
final class L403: Sendable { let next: L404; init(next: L404) { self.next = next } }
final class L404: Sendable { let next: L405; init(next: L405) { self.next = next } }
final class L405: Sendable { let next: L406; init(next: L406) { self.next = next } }
final class L406: Sendable { let next: L407; init(next: L407) { self.next = next } }
final class L407: Sendable { let next: L408; init(next: L408) { self.next = next } }
final class L408: Sendable { let next: L409; init(next: L409) { self.next = next } }
final class L409: Sendable { let next: L410; init(next: L410) { self.next = next } }
final class L410: Sendable { let next: L411; init(next: L411) { self.next = next } }
final class L411: Sendable { let next: L412; init(next: L412) { self.next = next } }
final class L412: Sendable { let next: L413; init(next: L413) { self.next = next } }
final class L413: Sendable { let next: L414; init(next: L414) { self.next = next } }
final class L414: Sendable { let next: L415; init(next: L415) { self.next = next } }
final class L415: Sendable { let next: L416; init(next: L416) { self.next = next } }
final class L416: Sendable { let next: L417; init(next: L417) { self.next = next } }
final class L417: Sendable { let next: L418; init(next: L418) { self.next = next } }
final class L418: Sendable { let next: L419; init(next: L419) { self.next = next } }
final class L419: Sendable { let next: L420; init(next: L420) { self.next = next } }
final class L420: Sendable { let next: L421; init(next: L421) { self.next = next } }
final class L421: Sendable { let next: L422; init(next: L422) { self.next = next } }
final class L422: Sendable { let next: L423; init(next: L423) { self.next = next } }
final class L423: Sendable { let next: L424; init(next: L424) { self.next = next } }
final class L424: Sendable { let next: L425; init(next: L425) { self.next = next } }
final class L425: Sendable { let next: L426; init(next: L426) { self.next = next } }
final class L426: Sendable { let next: L427; init(next: L427) { self.next = next } }
final class L427: Sendable { let next: L428; init(next: L428) { self.next = next } }
final class L428: Sendable { let next: L429; init(next: L429) { self.next = next } }
final class L429: Sendable { let next: L430; init(next: L430) { self.next = next } }
final class L430: Sendable { let next: L431; init(next: L431) { self.next = next } }
final class L431: Sendable { let next: L432; init(next: L432) { self.next = next } }
final class L432: Sendable { let next: L433; init(next: L433) { self.next = next } }
final class L433: Sendable { let next: L434; init(next: L434) { self.next = next } }
final class L434: Sendable { let next: L435; init(next: L435) { self.next = next } }
final class L435: Sendable { let next: L436; init(next: L436) { self.next = next } }
final class L436: Sendable { let next: L437; init(next: L437) { self.next = next } }
final class L437: Sendable { let next: L438; init(next: L438) { self.next = next } }
final class L438: Sendable { let next: L439; init(next: L439) { self.next = next } }
final class L439: Sendable { let next: L440; init(next: L440) { self.next = next } }
final class L440: Sendable { let next: L441; init(next: L441) { self.next = next } }
final class L441: Sendable { let next: L442; init(next: L442) { self.next = next } }
final class L442: Sendable { let next: L443; init(next: L443) { self.next = next } }
final class L443: Sendable { let next: L444; init(next: L444) { self.next = next } }
final class L444: Sendable { let next: L445; init(next: L445) { self.next = next } }
final class L445: Sendable { let next: L446; init(next: L446) { self.next = next } }
final class L446: Sendable { let next: L447; init(next: L447) { self.next = next } }
final class L447: Sendable { let next: L448; init(next: L448) { self.next = next } }
final class L448: Sendable { let next: L449; init(next: L449) { self.next = next } }
final class L449: Sendable { let next: L450; init(next: L450) { self.next = next } }
final class L450: Sendable { let next: L451; init(next: L451) { self.next = next } }
final class L451: Sendable { let next: L452; init(next: L452) { self.next = next } }
final class L452: Sendable { let next: L453; init(next: L453) { self.next = next } }
final class L453: Sendable { let next: L454; init(next: L454) { self.next = next } }
final class L454: Sendable { let next: L455; init(next: L455) { self.next = next } }
final class L455: Sendable { let next: L456; init(next: L456) { self.next = next } }
final class L456: Sendable { let next: L457; init(next: L457) { self.next = next } }
final class L457: Sendable { let next: L458; init(next: L458) { self.next = next } }
final class L458: Sendable { let next: L459; init(next: L459) { self.next = next } }
final class L459: Sendable { let next: L460; init(next: L460) { self.next = next } }
final class L460: Sendable { let next: L461; init(next: L461) { self.next = next } }
final class L461: Sendable { let next: L462; init(next: L462) { self.next = next } }
final class L462: Sendable { let next: L463; init(next: L463) { self.next = next } }
final class L463: Sendable { let next: L464; init(next: L464) { self.next = next } }
final class L464: Sendable { let next: L465; init(next: L465) { self.next = next } }
final class L465: Sendable { let next: L466; init(next: L466) { self.next = next } }
final class L466: Sendable { let next: L467; init(next: L467) { self.next = next } }
final class L467: Sendable { let next: L468; init(next: L468) { self.next = next } }
final class L468: Sendable { let next: L469; init(next: L469) { self.next = next } }
final class L469: Sendable { let next: L470; init(next: L470) { self.next = next } }
final class L470: Sendable { let next: L471; init(next: L471) { self.next = next } }
final class L471: Sendable { let next: L472; init(next: L472) { self.next = next } }
final class L472: Sendable { let next: L473; init(next: L473) { self.next = next } }
final class L473: Sendable { let next: L474; init(next: L474) { self.next = next } }
final class L474: Sendable { let next: L475; init(next: L475) { self.next = next } }
final class L475: Sendable { let next: L476; init(next: L476) { self.next = next } }
final class L476: Sendable { let next: L477; init(next: L477) { self.next = next } }
final class L477: Sendable { let next: L478; init(next: L478) { self.next = next } }
final class L478: Sendable { let next: L479; init(next: L479) { self.next = next } }
final class L479: Sendable { let next: L480; init(next: L480) { self.next = next } }
final class L480: Sendable { let next: L481; init(next: L481) { self.next = next } }
final class L481: Sendable { let next: L482; init(next: L482) { self.next = next } }
final class L482: Sendable { let next: L483; init(next: L483) { self.next = next } }
final class L483: Sendable { let next: L484; init(next: L484) { self.next = next } }
final class L484: Sendable { let next: L485; init(next: L485) { self.next = next } }
final class L485: Sendable { let next: L486; init(next: L486) { self.next = next } }
final class L486: Sendable { let next: L487; init(next: L487) { self.next = next } }
final class L487: Sendable { let next: L488; init(next: L488) { self.next = next } }
final class L488: Sendable { let next: L489; init(next: L489) { self.next = next } }
final class L489: Sendable { let next: L490; init(next: L490) { self.next = next } }
final class L490: Sendable { let next: L491; init(next: L491) { self.next = next } }
final class L491: Sendable { let next: L492; init(next: L492) { self.next = next } }
final class L492: Sendable { let next: L493; init(next: L493) { self.next = next } }
final class L493: Sendable { let next: L494; init(next: L494) { self.next = next } }
final class L494: Sendable { let next: L495; init(next: L495) { self.next = next } }
final class L495: Sendable { let next: L496; init(next: L496) { self.next = next } }
final class L496: Sendable { let next: L497; init(next: L497) { self.next = next } }
final class L497: Sendable { let next: L498; init(next: L498) { self.next = next } }
final class L498: Sendable { let next: L499; init(next: L499) { self.next = next } }
final class L499: Sendable { let next: L500; init(next: L500) { self.next = next } }
final class L500: Sendable { let next: L501; init(next: L501) { self.next = next } }
final class L501: Sendable { let next: L502; init(next: L502) { self.next = next } }
final class L502: Sendable { let next: L503; init(next: L503) { self.next = next } }
final class L503: Sendable { let next: L504; init(next: L504) { self.next = next } }
final class L504: Sendable { let next: L505; init(next: L505) { self.next = next } }
final class L505: Sendable { let next: L506; init(next: L506) { self.next = next } }
final class L506: Sendable { let next: L507; init(next: L507) { self.next = next } }
final class L507: Sendable { let next: L508; init(next: L508) { self.next = next } }
final class L508: Sendable { let next: L509; init(next: L509) { self.next = next } }
final class L509: Sendable { let next: L510; init(next: L510) { self.next = next } }
final class L510: Sendable { let next: L511; init(next: L511) { self.next = next } }
final class L511: Sendable { let next: L512; init(next: L512) { self.next = next } }
final class L512: Sendable { let next: L513; init(next: L513) { self.next = next } }
final class L513: Sendable { let next: L514; init(next: L514) { self.next = next } }
final class L514: Sendable { let next: L515; init(next: L515) { self.next = next } }
final class L515: Sendable { let next: L516; init(next: L516) { self.next = next } }
final class L516: Sendable { let next: L517; init(next: L517) { self.next = next } }
final class L517: Sendable { let next: L518; init(next: L518) { self.next = next } }
final class L518: Sendable { let next: L519; init(next: L519) { self.next = next } }
final class L519: Sendable { let next: L520; init(next: L520) { self.next = next } }
final class L520: Sendable { let next: L521; init(next: L521) { self.next = next } }
final class L521: Sendable { let next: L522; init(next: L522) { self.next = next } }
final class L522: Sendable { let next: L523; init(next: L523) { self.next = next } }
final class L523: Sendable { let next: L524; init(next: L524) { self.next = next } }
final class L524: Sendable { let next: L525; init(next: L525) { self.next = next } }
final class L525: Sendable { let next: L526; init(next: L526) { self.next = next } }
final class L526: Sendable { let next: L527; init(next: L527) { self.next = next } }
final class L527: Sendable { let next: L528; init(next: L528) { self.next = next } }
final class L528: Sendable { let next: L529; init(next: L529) { self.next = next } }
final class L529: Sendable { let next: L530; init(next: L530) { self.next = next } }
final class L530: Sendable { let next: L531; init(next: L531) { self.next = next } }
final class L531: Sendable { let next: L532; init(next: L532) { self.next = next } }
final class L532: Sendable { let next: L533; init(next: L533) { self.next = next } }
final class L533: Sendable { let next: L534; init(next: L534) { self.next = next } }
final class L534: Sendable { let next: L535; init(next: L535) { self.next = next } }
final class L535: Sendable { let next: L536; init(next: L536) { self.next = next } }
final class L536: Sendable { let next: L537; init(next: L537) { self.next = next } }
final class L537: Sendable { let next: L538; init(next: L538) { self.next = next } }
final class L538: Sendable { let next: L539; init(next: L539) { self.next = next } }
final class L539: Sendable { let next: L540; init(next: L540) { self.next = next } }
final class L540: Sendable { let next: L541; init(next: L541) { self.next = next } }
final class L541: Sendable { let next: L542; init(next: L542) { self.next = next } }
final class L542: Sendable { let next: L543; init(next: L543) { self.next = next } }
final class L543: Sendable { let next: L544; init(next: L544) { self.next = next } }
final class L544: Sendable { let next: L545; init(next: L545) { self.next = next } }
final class L545: Sendable { let next: L546; init(next: L546) { self.next = next } }
final class L546: Sendable { let next: L547; init(next: L547) { self.next = next } }
final class L547: Sendable { let next: L548; init(next: L548) { self.next = next } }
final class L548: Sendable { let next: L549; init(next: L549) { self.next = next } }
final class L549: Sendable { let next: L550; init(next: L550) { self.next = next } }
final class L550: Sendable { let next: L551; init(next: L551) { self.next = next } }
final class L551: Sendable { let next: L552; init(next: L552) { self.next = next } }
final class L552: Sendable { let next: L553; init(next: L553) { self.next = next } }
final class L553: Sendable { let next: L554; init(next: L554) { self.next = next } }
final class L554: Sendable { let next: L555; init(next: L555) { self.next = next } }
final class L555: Sendable { let next: L556; init(next: L556) { self.next = next } }
final class L556: Sendable { let next: L557; init(next: L557) { self.next = next } }
final class L557: Sendable { let next: L558; init(next: L558) { self.next = next } }
final class L558: Sendable { let next: L559; init(next: L559) { self.next = next } }
final class L559: Sendable { let next: L560; init(next: L560) { self.next = next } }
final class L560: Sendable { let next: L561; init(next: L561) { self.next = next } }
final class L561: Sendable { let next: L562; init(next: L562) { self.next = next } }
final class L562: Sendable { let next: L563; init(next: L563) { self.next = next } }
final class L563: Sendable { let next: L564; init(next: L564) { self.next = next } }
final class L564: Sendable { let next: L565; init(next: L565) { self.next = next } }
final class L565: Sendable { let next: L566; init(next: L566) { self.next = next } }
final class L566: Sendable { let next: L567; init(next: L567) { self.next = next } }
final class L567: Sendable { let next: L568; init(next: L568) { self.next = next } }
final class L568: Sendable { let next: L569; init(next: L569) { self.next = next } }
final class L569: Sendable { let next: L570; init(next: L570) { self.next = next } }
final class L570: Sendable { let next: L571; init(next: L571) { self.next = next } }
final class L571: Sendable { let next: L572; init(next: L572) { self.next = next } }
final class L572: Sendable { let next: L573; init(next: L573) { self.next = next } }
final class L573: Sendable { let next: L574; init(next: L574) { self.next = next } }
final class L574: Sendable { let next: L575; init(next: L575) { self.next = next } }
final class L575: Sendable { let next: L576; init(next: L576) { self.next = next } }
final class L576: Sendable { let next: L577; init(next: L577) { self.next = next } }
final class L577: Sendable { let next: L578; init(next: L578) { self.next = next } }
final class L578: Sendable { let next: L579; init(next: L579) { self.next = next } }
final class L579: Sendable { let next: L580; init(next: L580) { self.next = next } }
final class L580: Sendable { let next: L581; init(next: L581) { self.next = next } }
final class L581: Sendable { let next: L582; init(next: L582) { self.next = next } }
final class L582: Sendable { let next: L583; init(next: L583) { self.next = next } }
final class L583: Sendable { let next: L584; init(next: L584) { self.next = next } }
final class L584: Sendable { let next: L585; init(next: L585) { self.next = next } }
final class L585: Sendable { let next: L586; init(next: L586) { self.next = next } }
final class L586: Sendable { let next: L587; init(next: L587) { self.next = next } }
final class L587: Sendable { let next: L588; init(next: L588) { self.next = next } }
final class L588: Sendable { let next: L589; init(next: L589) { self.next = next } }
final class L589: Sendable { let next: L590; init(next: L590) { self.next = next } }
final class L590: Sendable { let next: L591; init(next: L591) { self.next = next } }
final class L591: Sendable { let next: L592; init(next: L592) { self.next = next } }
final class L592: Sendable { let next: L593; init(next: L593) { self.next = next } }
final class L593: Sendable { let next: L594; init(next: L594) { self.next = next } }
final class L594: Sendable { let next: L595; init(next: L595) { self.next = next } }
final class L595: Sendable { let next: L596; init(next: L596) { self.next = next } }
final class L596: Sendable { let next: L597; init(next: L597) { self.next = next } }
final class L597: Sendable { let next: L598; init(next: L598) { self.next = next } }
final class L598: Sendable { let next: L599; init(next: L599) { self.next = next } }
final class L599: Sendable { let next: L600; init(next: L600) { self.next = next } }
final class L600: Sendable { let next: L601; init(next: L601) { self.next = next } }
final class L601: Sendable { let next: L602; init(next: L602) { self.next = next } }
final class L602: Sendable { let next: L603; init(next: L603) { self.next = next } }
final class L603: Sendable { let next: L604; init(next: L604) { self.next = next } }
final class L604: Sendable { let next: L605; init(next: L605) { self.next = next } }
final class L605: Sendable { let next: L606; init(next: L606) { self.next = next } }
final class L606: Sendable { let next: L607; init(next: L607) { self.next = next } }
final class L607: Sendable { let next: L608; init(next: L608) { self.next = next } }
final class L608: Sendable { let next: L609; init(next: L609) { self.next = next } }
final class L609: Sendable { let next: L610; init(next: L610) { self.next = next } }
final class L610: Sendable { let next: L611; init(next: L611) { self.next = next } }
final class L611: Sendable { let next: L612; init(next: L612) { self.next = next } }
final class L612: Sendable { let next: L613; init(next: L613) { self.next = next } }
final class L613: Sendable { let next: L614; init(next: L614) { self.next = next } }
final class L614: Sendable { let next: L615; init(next: L615) { self.next = next } }
final class L615: Sendable { let next: L616; init(next: L616) { self.next = next } }
final class L616: Sendable { let next: L617; init(next: L617) { self.next = next } }
final class L617: Sendable { let next: L618; init(next: L618) { self.next = next } }
final class L618: Sendable { let next: L619; init(next: L619) { self.next = next } }
final class L619: Sendable { let next: L620; init(next: L620) { self.next = next } }
final class L620: Sendable { let next: L621; init(next: L621) { self.next = next } }
final class L621: Sendable { let next: L622; init(next: L622) { self.next = next } }
final class L622: Sendable { let next: L623; init(next: L623) { self.next = next } }
final class L623: Sendable { let next: L624; init(next: L624) { self.next = next } }
final class L624: Sendable { let next: L625; init(next: L625) { self.next = next } }
final class L625: Sendable { let next: L626; init(next: L626) { self.next = next } }
final class L626: Sendable { let next: L627; init(next: L627) { self.next = next } }
final class L627: Sendable { let next: L628; init(next: L628) { self.next = next } }
final class L628: Sendable { let next: L629; init(next: L629) { self.next = next } }
final class L629: Sendable { let next: L630; init(next: L630) { self.next = next } }
final class L630: Sendable { let next: L631; init(next: L631) { self.next = next } }
final class L631: Sendable { let next: L632; init(next: L632) { self.next = next } }
final class L632: Sendable { let next: L633; init(next: L633) { self.next = next } }
final class L633: Sendable { let next: L634; init(next: L634) { self.next = next } }
final class L634: Sendable { let next: L635; init(next: L635) { self.next = next } }
final class L635: Sendable { let next: L636; init(next: L636) { self.next = next } }
final class L636: Sendable { let next: L637; init(next: L637) { self.next = next } }
final class L637: Sendable { let next: L638; init(next: L638) { self.next = next } }
final class L638: Sendable { let next: L639; init(next: L639) { self.next = next } }
final class L639: Sendable { let next: L640; init(next: L640) { self.next = next } }
final class L640: Sendable { let next: L641; init(next: L641) { self.next = next } }
final class L641: Sendable { let next: L642; init(next: L642) { self.next = next } }
final class L642: Sendable { let next: L643; init(next: L643) { self.next = next } }
final class L643: Sendable { let next: L644; init(next: L644) { self.next = next } }
final class L644: Sendable { let next: L645; init(next: L645) { self.next = next } }
final class L645: Sendable { let next: L646; init(next: L646) { self.next = next } }
final class L646: Sendable { let next: L647; init(next: L647) { self.next = next } }
final class L647: Sendable { let next: L648; init(next: L648) { self.next = next } }
final class L648: Sendable { let next: L649; init(next: L649) { self.next = next } }
final class L649: Sendable { let next: L650; init(next: L650) { self.next = next } }
final class L650: Sendable { let next: L651; init(next: L651) { self.next = next } }
final class L651: Sendable { let next: L652; init(next: L652) { self.next = next } }
final class L652: Sendable { let next: L653; init(next: L653) { self.next = next } }
final class L653: Sendable { let next: L654; init(next: L654) { self.next = next } }
final class L654: Sendable { let next: L655; init(next: L655) { self.next = next } }
final class L655: Sendable { let next: L656; init(next: L656) { self.next = next } }
final class L656: Sendable { let next: L657; init(next: L657) { self.next = next } }
final class L657: Sendable { let next: L658; init(next: L658) { self.next = next } }
final class L658: Sendable { let next: L659; init(next: L659) { self.next = next } }
final class L659: Sendable { let next: L660; init(next: L660) { self.next = next } }
final class L660: Sendable { let next: L661; init(next: L661) { self.next = next } }
final class L661: Sendable { let next: L662; init(next: L662) { self.next = next } }
final class L662: Sendable { let next: L663; init(next: L663) { self.next = next } }
final class L663: Sendable { let next: L664; init(next: L664) { self.next = next } }
final class L664: Sendable { let next: L665; init(next: L665) { self.next = next } }
final class L665: Sendable { let next: L666; init(next: L666) { self.next = next } }
final class L666: Sendable { let next: L667; init(next: L667) { self.next = next } }
final class L667: Sendable { let next: L668; init(next: L668) { self.next = next } }
final class L668: Sendable { let next: L669; init(next: L669) { self.next = next } }
final class L669: Sendable { let next: L670; init(next: L670) { self.next = next } }
final class L670: Sendable { let next: L671; init(next: L671) { self.next = next } }
final class L671: Sendable { let next: L672; init(next: L672) { self.next = next } }
final class L672: Sendable { let next: L673; init(next: L673) { self.next = next } }
final class L673: Sendable { let next: L674; init(next: L674) { self.next = next } }
final class L674: Sendable { let next: L675; init(next: L675) { self.next = next } }
final class L675: Sendable { let next: L676; init(next: L676) { self.next = next } }
final class L676: Sendable { let next: L677; init(next: L677) { self.next = next } }
final class L677: Sendable { let next: L678; init(next: L678) { self.next = next } }
final class L678: Sendable { let next: L679; init(next: L679) { self.next = next } }
final class L679: Sendable { let next: L680; init(next: L680) { self.next = next } }
final class L680: Sendable { let next: L681; init(next: L681) { self.next = next } }
final class L681: Sendable { let next: L682; init(next: L682) { self.next = next } }
final class L682: Sendable { let next: L683; init(next: L683) { self.next = next } }
final class L683: Sendable { let next: L684; init(next: L684) { self.next = next } }
final class L684: Sendable { let next: L685; init(next: L685) { self.next = next } }
final class L685: Sendable { let next: L686; init(next: L686) { self.next = next } }
final class L686: Sendable { let next: L687; init(next: L687) { self.next = next } }
final class L687: Sendable { let next: L688; init(next: L688) { self.next = next } }
final class L688: Sendable { let next: L689; init(next: L689) { self.next = next } }
final class L689: Sendable { let next: L690; init(next: L690) { self.next = next } }
final class L690: Sendable { let next: L691; init(next: L691) { self.next = next } }
final class L691: Sendable { let next: L692; init(next: L692) { self.next = next } }
final class L692: Sendable { let next: L693; init(next: L693) { self.next = next } }
final class L693: Sendable { let next: L694; init(next: L694) { self.next = next } }
final class L694: Sendable { let next: L695; init(next: L695) { self.next = next } }
final class L695: Sendable { let next: L696; init(next: L696) { self.next = next } }
final class L696: Sendable { let next: L697; init(next: L697) { self.next = next } }
final class L697: Sendable { let next: L698; init(next: L698) { self.next = next } }
final class L698: Sendable { let next: L699; init(next: L699) { self.next = next } }
final class L699: Sendable { let next: L700; init(next: L700) { self.next = next } }
final class L700: Sendable { let next: L701; init(next: L701) { self.next = next } }
final class L701: Sendable { let next: L702; init(next: L702) { self.next = next } }
final class L702: Sendable { let next: L703; init(next: L703) { self.next = next } }
final class L703: Sendable { let next: L704; init(next: L704) { self.next = next } }
final class L704: Sendable { let next: L705; init(next: L705) { self.next = next } }
final class L705: Sendable { let next: L706; init(next: L706) { self.next = next } }
final class L706: Sendable { let next: L707; init(next: L707) { self.next = next } }
final class L707: Sendable { let next: L708; init(next: L708) { self.next = next } }
final class L708: Sendable { let next: L709; init(next: L709) { self.next = next } }
final class L709: Sendable { let next: L710; init(next: L710) { self.next = next } }
final class L710: Sendable { let next: L711; init(next: L711) { self.next = next } }
final class L711: Sendable { let next: L712; init(next: L712) { self.next = next } }
final class L712: Sendable { let next: L713; init(next: L713) { self.next = next } }
final class L713: Sendable { let next: L714; init(next: L714) { self.next = next } }
final class L714: Sendable { let next: L715; init(next: L715) { self.next = next } }
final class L715: Sendable { let next: L716; init(next: L716) { self.next = next } }
final class L716: Sendable { let next: L717; init(next: L717) { self.next = next } }
final class L717: Sendable { let next: L718; init(next: L718) { self.next = next } }
final class L718: Sendable { let next: L719; init(next: L719) { self.next = next } }
final class L719: Sendable { let next: L720; init(next: L720) { self.next = next } }
final class L720: Sendable { let next: L721; init(next: L721) { self.next = next } }
final class L721: Sendable { let next: L722; init(next: L722) { self.next = next } }
final class L722: Sendable { let next: L723; init(next: L723) { self.next = next } }
final class L723: Sendable { let next: L724; init(next: L724) { self.next = next } }
final class L724: Sendable { let next: L725; init(next: L725) { self.next = next } }
final class L725: Sendable { let next: L726; init(next: L726) { self.next = next } }
final class L726: Sendable { let next: L727; init(next: L727) { self.next = next } }
final class L727: Sendable { let next: L728; init(next: L728) { self.next = next } }
final class L728: Sendable { let next: L729; init(next: L729) { self.next = next } }
final class L729: Sendable { let next: L730; init(next: L730) { self.next = next } }
final class L730: Sendable { let next: L731; init(next: L731) { self.next = next } }
final class L731: Sendable { let next: L732; init(next: L732) { self.next = next } }
final class L732: Sendable { let next: L733; init(next: L733) { self.next = next } }
final class L733: Sendable { let next: L734; init(next: L734) { self.next = next } }
final class L734: Sendable { let next: L735; init(next: L735) { self.next = next } }
final class L735: Sendable { let next: L736; init(next: L736) { self.next = next } }
final class L736: Sendable { let next: L737; init(next: L737) { self.next = next } }
final class L737: Sendable { let next: L738; init(next: L738) { self.next = next } }
final class L738: Sendable { let next: L739; init(next: L739) { self.next = next } }
final class L739: Sendable { let next: L740; init(next: L740) { self.next = next } }
final class L740: Sendable { let next: L741; init(next: L741) { self.next = next } }
final class L741: Sendable { let next: L742; init(next: L742) { self.next = next } }
final class L742: Sendable { let next: L743; init(next: L743) { self.next = next } }
final class L743: Sendable { let next: L744; init(next: L744) { self.next = next } }
final class L744: Sendable { let next: L745; init(next: L745) { self.next = next } }
final class L745: Sendable { let next: L746; init(next: L746) { self.next = next } }
final class L746: Sendable { let next: L747; init(next: L747) { self.next = next } }
final class L747: Sendable { let next: L748; init(next: L748) { self.next = next } }
final class L748: Sendable { let next: L749; init(next: L749) { self.next = next } }
final class L749: Sendable { let next: L750; init(next: L750) { self.next = next } }
final class L750: Sendable { let next: L751; init(next: L751) { self.next = next } }
final class L751: Sendable { let next: L752; init(next: L752) { self.next = next } }
final class L752: Sendable { let next: L753; init(next: L753) { self.next = next } }
final class L753: Sendable { let next: L754; init(next: L754) { self.next = next } }
final class L754: Sendable { let next: L755; init(next: L755) { self.next = next } }
final class L755: Sendable { let next: L756; init(next: L756) { self.next = next } }
final class L756: Sendable { let next: L757; init(next: L757) { self.next = next } }
final class L757: Sendable { let next: L758; init(next: L758) { self.next = next } }
final class L758: Sendable { let next: L759; init(next: L759) { self.next = next } }
final class L759: Sendable { let next: L760; init(next: L760) { self.next = next } }
final class L760: Sendable { let next: L761; init(next: L761) { self.next = next } }
final class L761: Sendable { let next: L762; init(next: L762) { self.next = next } }
final class L762: Sendable { let next: L763; init(next: L763) { self.next = next } }
final class L763: Sendable { let next: L764; init(next: L764) { self.next = next } }
final class L764: Sendable { let next: L765; init(next: L765) { self.next = next } }
final class L765: Sendable { let next: L766; init(next: L766) { self.next = next } }
final class L766: Sendable { let next: L767; init(next: L767) { self.next = next } }
final class L767: Sendable { let next: L768; init(next: L768) { self.next = next } }
final class L768: Sendable { let next: L769; init(next: L769) { self.next = next } }
final class L769: Sendable { let next: L770; init(next: L770) { self.next = next } }
final class L770: Sendable { let next: L771; init(next: L771) { self.next = next } }
final class L771: Sendable { let next: L772; init(next: L772) { self.next = next } }
final class L772: Sendable { let next: L773; init(next: L773) { self.next = next } }
final class L773: Sendable { let next: L774; init(next: L774) { self.next = next } }
final class L774: Sendable { let next: L775; init(next: L775) { self.next = next } }
final class L775: Sendable { let next: L776; init(next: L776) { self.next = next } }
final class L776: Sendable { let next: L777; init(next: L777) { self.next = next } }
final class L777: Sendable { let next: L778; init(next: L778) { self.next = next } }
final class L778: Sendable { let next: L779; init(next: L779) { self.next = next } }
final class L779: Sendable { let next: L780; init(next: L780) { self.next = next } }
final class L780: Sendable { let next: L781; init(next: L781) { self.next = next } }
final class L781: Sendable { let next: L782; init(next: L782) { self.next = next } }
final class L782: Sendable { let next: L783; init(next: L783) { self.next = next } }
final class L783: Sendable { let next: L784; init(next: L784) { self.next = next } }
final class L784: Sendable { let next: L785; init(next: L785) { self.next = next } }
final class L785: Sendable { let next: L786; init(next: L786) { self.next = next } }
final class L786: Sendable { let next: L787; init(next: L787) { self.next = next } }
final class L787: Sendable { let next: L788; init(next: L788) { self.next = next } }
final class L788: Sendable { let next: L789; init(next: L789) { self.next = next } }
final class L789: Sendable { let next: L790; init(next: L790) { self.next = next } }
final class L790: Sendable { let next: L791; init(next: L791) { self.next = next } }
final class L791: Sendable { let next: L792; init(next: L792) { self.next = next } }
final class L792: Sendable { let next: L793; init(next: L793) { self.next = next } }
final class L793: Sendable { let next: L794; init(next: L794) { self.next = next } }
final class L794: Sendable { let next: L795; init(next: L795) { self.next = next } }
final class L795: Sendable { let next: L796; init(next: L796) { self.next = next } }
final class L796: Sendable { let next: L797; init(next: L797) { self.next = next } }
final class L797: Sendable { let next: L798; init(next: L798) { self.next = next } }
final class L798: Sendable { let next: L799; init(next: L799) { self.next = next } }
final class L799: Sendable { let next: L800; init(next: L800) { self.next = next } }
final class L800: Sendable { let next: L801; init(next: L801) { self.next = next } }
final class L801: Sendable { let next: L802; init(next: L802) { self.next = next } }
final class L802: Sendable { let next: L803; init(next: L803) { self.next = next } }
final class L803: Sendable { let next: L804; init(next: L804) { self.next = next } }
final class L804: Sendable { let next: L805; init(next: L805) { self.next = next } }
final class L805: Sendable { let next: L806; init(next: L806) { self.next = next } }
final class L806: Sendable { let next: L807; init(next: L807) { self.next = next } }
final class L807: Sendable { let next: L808; init(next: L808) { self.next = next } }
final class L808: Sendable { let next: L809; init(next: L809) { self.next = next } }
final class L809: Sendable { let next: L810; init(next: L810) { self.next = next } }
final class L810: Sendable { let next: L811; init(next: L811) { self.next = next } }
final class L811: Sendable { let next: L812; init(next: L812) { self.next = next } }
final class L812: Sendable { let next: L813; init(next: L813) { self.next = next } }
final class L813: Sendable { let next: L814; init(next: L814) { self.next = next } }
final class L814: Sendable { let next: L815; init(next: L815) { self.next = next } }
final class L815: Sendable { let next: L816; init(next: L816) { self.next = next } }
final class L816: Sendable { let next: L817; init(next: L817) { self.next = next } }
final class L817: Sendable { let next: L818; init(next: L818) { self.next = next } }
final class L818: Sendable { let next: L819; init(next: L819) { self.next = next } }
final class L819: Sendable { let next: L820; init(next: L820) { self.next = next } }
final class L820: Sendable { let next: L821; init(next: L821) { self.next = next } }
final class L821: Sendable { let next: L822; init(next: L822) { self.next = next } }
final class L822: Sendable { let next: L823; init(next: L823) { self.next = next } }
final class L823: Sendable { let next: L824; init(next: L824) { self.next = next } }
final class L824: Sendable { let next: L825; init(next: L825) { self.next = next } }
final class L825: Sendable { let next: L826; init(next: L826) { self.next = next } }
final class L826: Sendable { let next: L827; init(next: L827) { self.next = next } }
final class L827: Sendable { let next: L828; init(next: L828) { self.next = next } }
final class L828: Sendable { let next: L829; init(next: L829) { self.next = next } }
final class L829: Sendable { let next: L830; init(next: L830) { self.next = next } }
final class L830: Sendable { let next: L831; init(next: L831) { self.next = next } }
final class L831: Sendable { let next: L832; init(next: L832) { self.next = next } }
final class L832: Sendable { let next: L833; init(next: L833) { self.next = next } }
final class L833: Sendable { let next: L834; init(next: L834) { self.next = next } }
final class L834: Sendable { let next: L835; init(next: L835) { self.next = next } }
final class L835: Sendable { let next: L836; init(next: L836) { self.next = next } }
final class L836: Sendable { let next: L837; init(next: L837) { self.next = next } }
final class L837: Sendable { let next: L838; init(next: L838) { self.next = next } }
final class L838: Sendable { let next: L839; init(next: L839) { self.next = next } }
final class L839: Sendable { let next: L840; init(next: L840) { self.next = next } }
final class L840: Sendable { let next: L841; init(next: L841) { self.next = next } }
final class L841: Sendable { let next: L842; init(next: L842) { self.next = next } }
final class L842: Sendable { let next: L843; init(next: L843) { self.next = next } }
final class L843: Sendable { let next: L844; init(next: L844) { self.next = next } }
final class L844: Sendable { let next: L845; init(next: L845) { self.next = next } }
final class L845: Sendable { let next: L846; init(next: L846) { self.next = next } }
final class L846: Sendable { let next: L847; init(next: L847) { self.next = next } }
final class L847: Sendable { let next: L848; init(next: L848) { self.next = next } }
final class L848: Sendable { let next: L849; init(next: L849) { self.next = next } }
final class L849: Sendable { let next: L850; init(next: L850) { self.next = next } }
final class L850: Sendable { let next: L851; init(next: L851) { self.next = next } }
final class L851: Sendable { let next: L852; init(next: L852) { self.next = next } }
final class L852: Sendable { let next: L853; init(next: L853) { self.next = next } }
final class L853: Sendable { let next: L854; init(next: L854) { self.next = next } }
final class L854: Sendable { let next: L855; init(next: L855) { self.next = next } }
final class L855: Sendable { let next: L856; init(next: L856) { self.next = next } }
final class L856: Sendable { let next: L857; init(next: L857) { self.next = next } }
final class L857: Sendable { let next: L858; init(next: L858) { self.next = next } }
final class L858: Sendable { let next: L859; init(next: L859) { self.next = next } }
final class L859: Sendable { let next: L860; init(next: L860) { self.next = next } }
final class L860: Sendable { let next: L861; init(next: L861) { self.next = next } }
final class L861: Sendable { let next: L862; init(next: L862) { self.next = next } }
final class L862: Sendable { let next: L863; init(next: L863) { self.next = next } }
final class L863: Sendable { let next: L864; init(next: L864) { self.next = next } }
final class L864: Sendable { let next: L865; init(next: L865) { self.next = next } }
final class L865: Sendable { let next: L866; init(next: L866) { self.next = next } }
final class L866: Sendable { let next: L867; init(next: L867) { self.next = next } }
final class L867: Sendable { let next: L868; init(next: L868) { self.next = next } }
final class L868: Sendable { let next: L869; init(next: L869) { self.next = next } }
final class L869: Sendable { let next: L870; init(next: L870) { self.next = next } }
final class L870: Sendable { let next: L871; init(next: L871) { self.next = next } }
final class L871: Sendable { let next: L872; init(next: L872) { self.next = next } }
final class L872: Sendable { let next: L873; init(next: L873) { self.next = next } }
final class L873: Sendable { let next: L874; init(next: L874) { self.next = next } }
final class L874: Sendable { let next: L875; init(next: L875) { self.next = next } }
final class L875: Sendable { let next: L876; init(next: L876) { self.next = next } }
final class L876: Sendable { let next: L877; init(next: L877) { self.next = next } }
final class L877: Sendable { let next: L878; init(next: L878) { self.next = next } }
final class L878: Sendable { let next: L879; init(next: L879) { self.next = next } }
final class L879: Sendable { let next: L880; init(next: L880) { self.next = next } }
final class L880: Sendable { let next: L881; init(next: L881) { self.next = next } }
final class L881: Sendable { let next: L882; init(next: L882) { self.next = next } }
final class L882: Sendable { let next: L883; init(next: L883) { self.next = next } }
final class L883: Sendable { let next: L884; init(next: L884) { self.next = next } }
final class L884: Sendable { let next: L885; init(next: L885) { self.next = next } }
final class L885: Sendable { let next: L886; init(next: L886) { self.next = next } }
final class L886: Sendable { let next: L887; init(next: L887) { self.next = next } }
final class L887: Sendable { let next: L888; init(next: L888) { self.next = next } }
final class L888: Sendable { let next: L889; init(next: L889) { self.next = next } }
final class L889: Sendable { let next: L890; init(next: L890) { self.next = next } }
final class L890: Sendable { let next: L891; init(next: L891) { self.next = next } }
final class L891: Sendable { let next: L892; init(next: L892) { self.next = next } }
final class L892: Sendable { let next: L893; init(next: L893) { self.next = next } }
final class L893: Sendable { let next: L894; init(next: L894) { self.next = next } }
final class L894: Sendable { let next: L895; init(next: L895) { self.next = next } }
final class L895: Sendable { let next: L896; init(next: L896) { self.next = next } }
final class L896: Sendable { let next: L897; init(next: L897) { self.next = next } }
final class L897: Sendable { let next: L898; init(next: L898) { self.next = next } }
final class L898: Sendable { let next: L899; init(next: L899) { self.next = next } }
final class L899: Sendable { let next: L900; init(next: L900) { self.next = next } }
final class L900: Sendable { let next: L901; init(next: L901) { self.next = next } }
final class L901: Sendable { let next: L902; init(next: L902) { self.next = next } }
final class L902: Sendable { let next: L903; init(next: L903) { self.next = next } }
final class L903: Sendable { let next: L904; init(next: L904) { self.next = next } }
final class L904: Sendable { let next: L905; init(next: L905) { self.next = next } }
final class L905: Sendable { let next: L906; init(next: L906) { self.next = next } }
final class L906: Sendable { let next: L907; init(next: L907) { self.next = next } }
final class L907: Sendable { let next: L908; init(next: L908) { self.next = next } }
final class L908: Sendable { let next: L909; init(next: L909) { self.next = next } }
final class L909: Sendable { let next: L910; init(next: L910) { self.next = next } }
final class L910: Sendable { let next: L911; init(next: L911) { self.next = next } }
final class L911: Sendable { let next: L912; init(next: L912) { self.next = next } }
final class L912: Sendable { let next: L913; init(next: L913) { self.next = next } }
final class L913: Sendable { let next: L914; init(next: L914) { self.next = next } }
final class L914: Sendable { let next: L915; init(next: L915) { self.next = next } }
final class L915: Sendable { let next: L916; init(next: L916) { self.next = next } }
final class L916: Sendable { let next: L917; init(next: L917) { self.next = next } }
final class L917: Sendable { let next: L918; init(next: L918) { self.next = next } }
final class L918: Sendable { let next: L919; init(next: L919) { self.next = next } }
final class L919: Sendable { let next: L920; init(next: L920) { self.next = next } }
final class L920: Sendable { let next: L921; init(next: L921) { self.next = next } }
final class L921: Sendable { let next: L922; init(next: L922) { self.next = next } }
final class L922: Sendable { let next: L923; init(next: L923) { self.next = next } }
final class L923: Sendable { let next: L924; init(next: L924) { self.next = next } }
final class L924: Sendable { let next: L925; init(next: L925) { self.next = next } }
final class L925: Sendable { let next: L926; init(next: L926) { self.next = next } }
final class L926: Sendable { let next: L927; init(next: L927) { self.next = next } }
final class L927: Sendable { let next: L928; init(next: L928) { self.next = next } }
final class L928: Sendable { let next: L929; init(next: L929) { self.next = next } }
final class L929: Sendable { let next: L930; init(next: L930) { self.next = next } }
final class L930: Sendable { let next: L931; init(next: L931) { self.next = next } }
final class L931: Sendable { let next: L932; init(next: L932) { self.next = next } }
final class L932: Sendable { let next: L933; init(next: L933) { self.next = next } }
final class L933: Sendable { let next: L934; init(next: L934) { self.next = next } }
final class L934: Sendable { let next: L935; init(next: L935) { self.next = next } }
final class L935: Sendable { let next: L936; init(next: L936) { self.next = next } }
final class L936: Sendable { let next: L937; init(next: L937) { self.next = next } }
final class L937: Sendable { let next: L938; init(next: L938) { self.next = next } }
final class L938: Sendable { let next: L939; init(next: L939) { self.next = next } }
final class L939: Sendable { let next: L940; init(next: L940) { self.next = next } }
final class L940: Sendable { let next: L941; init(next: L941) { self.next = next } }
final class L941: Sendable { let next: L942; init(next: L942) { self.next = next } }
final class L942: Sendable { let next: L943; init(next: L943) { self.next = next } }
final class L943: Sendable { let next: L944; init(next: L944) { self.next = next } }
final class L944: Sendable { let next: L945; init(next: L945) { self.next = next } }
final class L945: Sendable { let next: L946; init(next: L946) { self.next = next } }
final class L946: Sendable { let next: L947; init(next: L947) { self.next = next } }
final class L947: Sendable { let next: L948; init(next: L948) { self.next = next } }
final class L948: Sendable { let next: L949; init(next: L949) { self.next = next } }
final class L949: Sendable { let next: L950; init(next: L950) { self.next = next } }
final class L950: Sendable { let next: L951; init(next: L951) { self.next = next } }
final class L951: Sendable { let next: L952; init(next: L952) { self.next = next } }
final class L952: Sendable { let next: L953; init(next: L953) { self.next = next } }
final class L953: Sendable { let next: L954; init(next: L954) { self.next = next } }
final class L954: Sendable { let next: L955; init(next: L955) { self.next = next } }
final class L955: Sendable { let next: L956; init(next: L956) { self.next = next } }
final class L956: Sendable { let next: L957; init(next: L957) { self.next = next } }
final class L957: Sendable { let next: L958; init(next: L958) { self.next = next } }
final class L958: Sendable { let next: L959; init(next: L959) { self.next = next } }
final class L959: Sendable { let next: L960; init(next: L960) { self.next = next } }
final class L960: Sendable { let next: L961; init(next: L961) { self.next = next } }
final class L961: Sendable { let next: L962; init(next: L962) { self.next = next } }
final class L962: Sendable { let next: L963; init(next: L963) { self.next = next } }
final class L963: Sendable { let next: L964; init(next: L964) { self.next = next } }
final class L964: Sendable { let next: L965; init(next: L965) { self.next = next } }
final class L965: Sendable { let next: L966; init(next: L966) { self.next = next } }
final class L966: Sendable { let next: L967; init(next: L967) { self.next = next } }
final class L967: Sendable { let next: L968; init(next: L968) { self.next = next } }
final class L968: Sendable { let next: L969; init(next: L969) { self.next = next } }
final class L969: Sendable { let next: L970; init(next: L970) { self.next = next } }
final class L970: Sendable { let next: L971; init(next: L971) { self.next = next } }
final class L971: Sendable { let next: L972; init(next: L972) { self.next = next } }
final class L972: Sendable { let next: L973; init(next: L973) { self.next = next } }
final class L973: Sendable { let next: L974; init(next: L974) { self.next = next } }
final class L974: Sendable { let next: L975; init(next: L975) { self.next = next } }
final class L975: Sendable { let next: L976; init(next: L976) { self.next = next } }
final class L976: Sendable { let next: L977; init(next: L977) { self.next = next } }
final class L977: Sendable { let next: L978; init(next: L978) { self.next = next } }
final class L978: Sendable { let next: L979; init(next: L979) { self.next = next } }
final class L979: Sendable { let next: L980; init(next: L980) { self.next = next } }
final class L980: Sendable { let next: L981; init(next: L981) { self.next = next } }
final class L981: Sendable { let next: L982; init(next: L982) { self.next = next } }
final class L982: Sendable { let next: L983; init(next: L983) { self.next = next } }
final class L983: Sendable { let next: L984; init(next: L984) { self.next = next } }
final class L984: Sendable { let next: L985; init(next: L985) { self.next = next } }
final class L985: Sendable { let next: L986; init(next: L986) { self.next = next } }
final class L986: Sendable { let next: L987; init(next: L987) { self.next = next } }
final class L987: Sendable { let next: L988; init(next: L988) { self.next = next } }
final class L988: Sendable { let next: L989; init(next: L989) { self.next = next } }
final class L989: Sendable { let next: L990; init(next: L990) { self.next = next } }
final class L990: Sendable { let next: L991; init(next: L991) { self.next = next } }
final class L991: Sendable { let next: L992; init(next: L992) { self.next = next } }
final class L992: Sendable { let next: L993; init(next: L993) { self.next = next } }
final class L993: Sendable { let next: L994; init(next: L994) { self.next = next } }
final class L994: Sendable { let next: L995; init(next: L995) { self.next = next } }
final class L995: Sendable { let next: L996; init(next: L996) { self.next = next } }
final class L996: Sendable { let next: L997; init(next: L997) { self.next = next } }
final class L997: Sendable { let next: L998; init(next: L998) { self.next = next } }
final class L998: Sendable { let next: L999; init(next: L999) { self.next = next } }
final class L999: Sendable {}

private let module000 = Module("links 0") {
    Singleton(L000.init(next:))
    Singleton(L001.init(next:))
    Singleton(L002.init(next:))
    Singleton(L003.init(next:))
    Singleton(L004.init(next:))
    Singleton(L005.init(next:))
    Singleton(L006.init(next:))
    Singleton(L007.init(next:))
    Singleton(L008.init(next:))
    Singleton(L009.init(next:))
    Singleton(L010.init(next:))
    Singleton(L011.init(next:))
    Singleton(L012.init(next:))
    Singleton(L013.init(next:))
    Singleton(L014.init(next:))
    Singleton(L015.init(next:))
    Singleton(L016.init(next:))
    Singleton(L017.init(next:))
    Singleton(L018.init(next:))
    Singleton(L019.init(next:))
    Singleton(L020.init(next:))
    Singleton(L021.init(next:))
    Singleton(L022.init(next:))
    Singleton(L023.init(next:))
    Singleton(L024.init(next:))
}
private let links000: [Link] = [
    Link(L000.self) { L000(next: $0.get(1)) },
    Link(L001.self) { L001(next: $0.get(2)) },
    Link(L002.self) { L002(next: $0.get(3)) },
    Link(L003.self) { L003(next: $0.get(4)) },
    Link(L004.self) { L004(next: $0.get(5)) },
    Link(L005.self) { L005(next: $0.get(6)) },
    Link(L006.self) { L006(next: $0.get(7)) },
    Link(L007.self) { L007(next: $0.get(8)) },
    Link(L008.self) { L008(next: $0.get(9)) },
    Link(L009.self) { L009(next: $0.get(10)) },
    Link(L010.self) { L010(next: $0.get(11)) },
    Link(L011.self) { L011(next: $0.get(12)) },
    Link(L012.self) { L012(next: $0.get(13)) },
    Link(L013.self) { L013(next: $0.get(14)) },
    Link(L014.self) { L014(next: $0.get(15)) },
    Link(L015.self) { L015(next: $0.get(16)) },
    Link(L016.self) { L016(next: $0.get(17)) },
    Link(L017.self) { L017(next: $0.get(18)) },
    Link(L018.self) { L018(next: $0.get(19)) },
    Link(L019.self) { L019(next: $0.get(20)) },
    Link(L020.self) { L020(next: $0.get(21)) },
    Link(L021.self) { L021(next: $0.get(22)) },
    Link(L022.self) { L022(next: $0.get(23)) },
    Link(L023.self) { L023(next: $0.get(24)) },
    Link(L024.self) { L024(next: $0.get(25)) },
]

private let module025 = Module("links 25") {
    Singleton(L025.init(next:))
    Singleton(L026.init(next:))
    Singleton(L027.init(next:))
    Singleton(L028.init(next:))
    Singleton(L029.init(next:))
    Singleton(L030.init(next:))
    Singleton(L031.init(next:))
    Singleton(L032.init(next:))
    Singleton(L033.init(next:))
    Singleton(L034.init(next:))
    Singleton(L035.init(next:))
    Singleton(L036.init(next:))
    Singleton(L037.init(next:))
    Singleton(L038.init(next:))
    Singleton(L039.init(next:))
    Singleton(L040.init(next:))
    Singleton(L041.init(next:))
    Singleton(L042.init(next:))
    Singleton(L043.init(next:))
    Singleton(L044.init(next:))
    Singleton(L045.init(next:))
    Singleton(L046.init(next:))
    Singleton(L047.init(next:))
    Singleton(L048.init(next:))
    Singleton(L049.init(next:))
}
private let links025: [Link] = [
    Link(L025.self) { L025(next: $0.get(26)) },
    Link(L026.self) { L026(next: $0.get(27)) },
    Link(L027.self) { L027(next: $0.get(28)) },
    Link(L028.self) { L028(next: $0.get(29)) },
    Link(L029.self) { L029(next: $0.get(30)) },
    Link(L030.self) { L030(next: $0.get(31)) },
    Link(L031.self) { L031(next: $0.get(32)) },
    Link(L032.self) { L032(next: $0.get(33)) },
    Link(L033.self) { L033(next: $0.get(34)) },
    Link(L034.self) { L034(next: $0.get(35)) },
    Link(L035.self) { L035(next: $0.get(36)) },
    Link(L036.self) { L036(next: $0.get(37)) },
    Link(L037.self) { L037(next: $0.get(38)) },
    Link(L038.self) { L038(next: $0.get(39)) },
    Link(L039.self) { L039(next: $0.get(40)) },
    Link(L040.self) { L040(next: $0.get(41)) },
    Link(L041.self) { L041(next: $0.get(42)) },
    Link(L042.self) { L042(next: $0.get(43)) },
    Link(L043.self) { L043(next: $0.get(44)) },
    Link(L044.self) { L044(next: $0.get(45)) },
    Link(L045.self) { L045(next: $0.get(46)) },
    Link(L046.self) { L046(next: $0.get(47)) },
    Link(L047.self) { L047(next: $0.get(48)) },
    Link(L048.self) { L048(next: $0.get(49)) },
    Link(L049.self) { L049(next: $0.get(50)) },
]

private let module050 = Module("links 50") {
    Singleton(L050.init(next:))
    Singleton(L051.init(next:))
    Singleton(L052.init(next:))
    Singleton(L053.init(next:))
    Singleton(L054.init(next:))
    Singleton(L055.init(next:))
    Singleton(L056.init(next:))
    Singleton(L057.init(next:))
    Singleton(L058.init(next:))
    Singleton(L059.init(next:))
    Singleton(L060.init(next:))
    Singleton(L061.init(next:))
    Singleton(L062.init(next:))
    Singleton(L063.init(next:))
    Singleton(L064.init(next:))
    Singleton(L065.init(next:))
    Singleton(L066.init(next:))
    Singleton(L067.init(next:))
    Singleton(L068.init(next:))
    Singleton(L069.init(next:))
    Singleton(L070.init(next:))
    Singleton(L071.init(next:))
    Singleton(L072.init(next:))
    Singleton(L073.init(next:))
    Singleton(L074.init(next:))
}
private let links050: [Link] = [
    Link(L050.self) { L050(next: $0.get(51)) },
    Link(L051.self) { L051(next: $0.get(52)) },
    Link(L052.self) { L052(next: $0.get(53)) },
    Link(L053.self) { L053(next: $0.get(54)) },
    Link(L054.self) { L054(next: $0.get(55)) },
    Link(L055.self) { L055(next: $0.get(56)) },
    Link(L056.self) { L056(next: $0.get(57)) },
    Link(L057.self) { L057(next: $0.get(58)) },
    Link(L058.self) { L058(next: $0.get(59)) },
    Link(L059.self) { L059(next: $0.get(60)) },
    Link(L060.self) { L060(next: $0.get(61)) },
    Link(L061.self) { L061(next: $0.get(62)) },
    Link(L062.self) { L062(next: $0.get(63)) },
    Link(L063.self) { L063(next: $0.get(64)) },
    Link(L064.self) { L064(next: $0.get(65)) },
    Link(L065.self) { L065(next: $0.get(66)) },
    Link(L066.self) { L066(next: $0.get(67)) },
    Link(L067.self) { L067(next: $0.get(68)) },
    Link(L068.self) { L068(next: $0.get(69)) },
    Link(L069.self) { L069(next: $0.get(70)) },
    Link(L070.self) { L070(next: $0.get(71)) },
    Link(L071.self) { L071(next: $0.get(72)) },
    Link(L072.self) { L072(next: $0.get(73)) },
    Link(L073.self) { L073(next: $0.get(74)) },
    Link(L074.self) { L074(next: $0.get(75)) },
]

private let module075 = Module("links 75") {
    Singleton(L075.init(next:))
    Singleton(L076.init(next:))
    Singleton(L077.init(next:))
    Singleton(L078.init(next:))
    Singleton(L079.init(next:))
    Singleton(L080.init(next:))
    Singleton(L081.init(next:))
    Singleton(L082.init(next:))
    Singleton(L083.init(next:))
    Singleton(L084.init(next:))
    Singleton(L085.init(next:))
    Singleton(L086.init(next:))
    Singleton(L087.init(next:))
    Singleton(L088.init(next:))
    Singleton(L089.init(next:))
    Singleton(L090.init(next:))
    Singleton(L091.init(next:))
    Singleton(L092.init(next:))
    Singleton(L093.init(next:))
    Singleton(L094.init(next:))
    Singleton(L095.init(next:))
    Singleton(L096.init(next:))
    Singleton(L097.init(next:))
    Singleton(L098.init(next:))
    Singleton(L099.init(next:))
}
private let links075: [Link] = [
    Link(L075.self) { L075(next: $0.get(76)) },
    Link(L076.self) { L076(next: $0.get(77)) },
    Link(L077.self) { L077(next: $0.get(78)) },
    Link(L078.self) { L078(next: $0.get(79)) },
    Link(L079.self) { L079(next: $0.get(80)) },
    Link(L080.self) { L080(next: $0.get(81)) },
    Link(L081.self) { L081(next: $0.get(82)) },
    Link(L082.self) { L082(next: $0.get(83)) },
    Link(L083.self) { L083(next: $0.get(84)) },
    Link(L084.self) { L084(next: $0.get(85)) },
    Link(L085.self) { L085(next: $0.get(86)) },
    Link(L086.self) { L086(next: $0.get(87)) },
    Link(L087.self) { L087(next: $0.get(88)) },
    Link(L088.self) { L088(next: $0.get(89)) },
    Link(L089.self) { L089(next: $0.get(90)) },
    Link(L090.self) { L090(next: $0.get(91)) },
    Link(L091.self) { L091(next: $0.get(92)) },
    Link(L092.self) { L092(next: $0.get(93)) },
    Link(L093.self) { L093(next: $0.get(94)) },
    Link(L094.self) { L094(next: $0.get(95)) },
    Link(L095.self) { L095(next: $0.get(96)) },
    Link(L096.self) { L096(next: $0.get(97)) },
    Link(L097.self) { L097(next: $0.get(98)) },
    Link(L098.self) { L098(next: $0.get(99)) },
    Link(L099.self) { L099(next: $0.get(100)) },
]

private let module100 = Module("links 100") {
    Singleton(L100.init(next:))
    Singleton(L101.init(next:))
    Singleton(L102.init(next:))
    Singleton(L103.init(next:))
    Singleton(L104.init(next:))
    Singleton(L105.init(next:))
    Singleton(L106.init(next:))
    Singleton(L107.init(next:))
    Singleton(L108.init(next:))
    Singleton(L109.init(next:))
    Singleton(L110.init(next:))
    Singleton(L111.init(next:))
    Singleton(L112.init(next:))
    Singleton(L113.init(next:))
    Singleton(L114.init(next:))
    Singleton(L115.init(next:))
    Singleton(L116.init(next:))
    Singleton(L117.init(next:))
    Singleton(L118.init(next:))
    Singleton(L119.init(next:))
    Singleton(L120.init(next:))
    Singleton(L121.init(next:))
    Singleton(L122.init(next:))
    Singleton(L123.init(next:))
    Singleton(L124.init(next:))
}
private let links100: [Link] = [
    Link(L100.self) { L100(next: $0.get(101)) },
    Link(L101.self) { L101(next: $0.get(102)) },
    Link(L102.self) { L102(next: $0.get(103)) },
    Link(L103.self) { L103(next: $0.get(104)) },
    Link(L104.self) { L104(next: $0.get(105)) },
    Link(L105.self) { L105(next: $0.get(106)) },
    Link(L106.self) { L106(next: $0.get(107)) },
    Link(L107.self) { L107(next: $0.get(108)) },
    Link(L108.self) { L108(next: $0.get(109)) },
    Link(L109.self) { L109(next: $0.get(110)) },
    Link(L110.self) { L110(next: $0.get(111)) },
    Link(L111.self) { L111(next: $0.get(112)) },
    Link(L112.self) { L112(next: $0.get(113)) },
    Link(L113.self) { L113(next: $0.get(114)) },
    Link(L114.self) { L114(next: $0.get(115)) },
    Link(L115.self) { L115(next: $0.get(116)) },
    Link(L116.self) { L116(next: $0.get(117)) },
    Link(L117.self) { L117(next: $0.get(118)) },
    Link(L118.self) { L118(next: $0.get(119)) },
    Link(L119.self) { L119(next: $0.get(120)) },
    Link(L120.self) { L120(next: $0.get(121)) },
    Link(L121.self) { L121(next: $0.get(122)) },
    Link(L122.self) { L122(next: $0.get(123)) },
    Link(L123.self) { L123(next: $0.get(124)) },
    Link(L124.self) { L124(next: $0.get(125)) },
]

private let module125 = Module("links 125") {
    Singleton(L125.init(next:))
    Singleton(L126.init(next:))
    Singleton(L127.init(next:))
    Singleton(L128.init(next:))
    Singleton(L129.init(next:))
    Singleton(L130.init(next:))
    Singleton(L131.init(next:))
    Singleton(L132.init(next:))
    Singleton(L133.init(next:))
    Singleton(L134.init(next:))
    Singleton(L135.init(next:))
    Singleton(L136.init(next:))
    Singleton(L137.init(next:))
    Singleton(L138.init(next:))
    Singleton(L139.init(next:))
    Singleton(L140.init(next:))
    Singleton(L141.init(next:))
    Singleton(L142.init(next:))
    Singleton(L143.init(next:))
    Singleton(L144.init(next:))
    Singleton(L145.init(next:))
    Singleton(L146.init(next:))
    Singleton(L147.init(next:))
    Singleton(L148.init(next:))
    Singleton(L149.init(next:))
}
private let links125: [Link] = [
    Link(L125.self) { L125(next: $0.get(126)) },
    Link(L126.self) { L126(next: $0.get(127)) },
    Link(L127.self) { L127(next: $0.get(128)) },
    Link(L128.self) { L128(next: $0.get(129)) },
    Link(L129.self) { L129(next: $0.get(130)) },
    Link(L130.self) { L130(next: $0.get(131)) },
    Link(L131.self) { L131(next: $0.get(132)) },
    Link(L132.self) { L132(next: $0.get(133)) },
    Link(L133.self) { L133(next: $0.get(134)) },
    Link(L134.self) { L134(next: $0.get(135)) },
    Link(L135.self) { L135(next: $0.get(136)) },
    Link(L136.self) { L136(next: $0.get(137)) },
    Link(L137.self) { L137(next: $0.get(138)) },
    Link(L138.self) { L138(next: $0.get(139)) },
    Link(L139.self) { L139(next: $0.get(140)) },
    Link(L140.self) { L140(next: $0.get(141)) },
    Link(L141.self) { L141(next: $0.get(142)) },
    Link(L142.self) { L142(next: $0.get(143)) },
    Link(L143.self) { L143(next: $0.get(144)) },
    Link(L144.self) { L144(next: $0.get(145)) },
    Link(L145.self) { L145(next: $0.get(146)) },
    Link(L146.self) { L146(next: $0.get(147)) },
    Link(L147.self) { L147(next: $0.get(148)) },
    Link(L148.self) { L148(next: $0.get(149)) },
    Link(L149.self) { L149(next: $0.get(150)) },
]

private let module150 = Module("links 150") {
    Singleton(L150.init(next:))
    Singleton(L151.init(next:))
    Singleton(L152.init(next:))
    Singleton(L153.init(next:))
    Singleton(L154.init(next:))
    Singleton(L155.init(next:))
    Singleton(L156.init(next:))
    Singleton(L157.init(next:))
    Singleton(L158.init(next:))
    Singleton(L159.init(next:))
    Singleton(L160.init(next:))
    Singleton(L161.init(next:))
    Singleton(L162.init(next:))
    Singleton(L163.init(next:))
    Singleton(L164.init(next:))
    Singleton(L165.init(next:))
    Singleton(L166.init(next:))
    Singleton(L167.init(next:))
    Singleton(L168.init(next:))
    Singleton(L169.init(next:))
    Singleton(L170.init(next:))
    Singleton(L171.init(next:))
    Singleton(L172.init(next:))
    Singleton(L173.init(next:))
    Singleton(L174.init(next:))
}
private let links150: [Link] = [
    Link(L150.self) { L150(next: $0.get(151)) },
    Link(L151.self) { L151(next: $0.get(152)) },
    Link(L152.self) { L152(next: $0.get(153)) },
    Link(L153.self) { L153(next: $0.get(154)) },
    Link(L154.self) { L154(next: $0.get(155)) },
    Link(L155.self) { L155(next: $0.get(156)) },
    Link(L156.self) { L156(next: $0.get(157)) },
    Link(L157.self) { L157(next: $0.get(158)) },
    Link(L158.self) { L158(next: $0.get(159)) },
    Link(L159.self) { L159(next: $0.get(160)) },
    Link(L160.self) { L160(next: $0.get(161)) },
    Link(L161.self) { L161(next: $0.get(162)) },
    Link(L162.self) { L162(next: $0.get(163)) },
    Link(L163.self) { L163(next: $0.get(164)) },
    Link(L164.self) { L164(next: $0.get(165)) },
    Link(L165.self) { L165(next: $0.get(166)) },
    Link(L166.self) { L166(next: $0.get(167)) },
    Link(L167.self) { L167(next: $0.get(168)) },
    Link(L168.self) { L168(next: $0.get(169)) },
    Link(L169.self) { L169(next: $0.get(170)) },
    Link(L170.self) { L170(next: $0.get(171)) },
    Link(L171.self) { L171(next: $0.get(172)) },
    Link(L172.self) { L172(next: $0.get(173)) },
    Link(L173.self) { L173(next: $0.get(174)) },
    Link(L174.self) { L174(next: $0.get(175)) },
]

private let module175 = Module("links 175") {
    Singleton(L175.init(next:))
    Singleton(L176.init(next:))
    Singleton(L177.init(next:))
    Singleton(L178.init(next:))
    Singleton(L179.init(next:))
    Singleton(L180.init(next:))
    Singleton(L181.init(next:))
    Singleton(L182.init(next:))
    Singleton(L183.init(next:))
    Singleton(L184.init(next:))
    Singleton(L185.init(next:))
    Singleton(L186.init(next:))
    Singleton(L187.init(next:))
    Singleton(L188.init(next:))
    Singleton(L189.init(next:))
    Singleton(L190.init(next:))
    Singleton(L191.init(next:))
    Singleton(L192.init(next:))
    Singleton(L193.init(next:))
    Singleton(L194.init(next:))
    Singleton(L195.init(next:))
    Singleton(L196.init(next:))
    Singleton(L197.init(next:))
    Singleton(L198.init(next:))
    Singleton(L199.init(next:))
}
private let links175: [Link] = [
    Link(L175.self) { L175(next: $0.get(176)) },
    Link(L176.self) { L176(next: $0.get(177)) },
    Link(L177.self) { L177(next: $0.get(178)) },
    Link(L178.self) { L178(next: $0.get(179)) },
    Link(L179.self) { L179(next: $0.get(180)) },
    Link(L180.self) { L180(next: $0.get(181)) },
    Link(L181.self) { L181(next: $0.get(182)) },
    Link(L182.self) { L182(next: $0.get(183)) },
    Link(L183.self) { L183(next: $0.get(184)) },
    Link(L184.self) { L184(next: $0.get(185)) },
    Link(L185.self) { L185(next: $0.get(186)) },
    Link(L186.self) { L186(next: $0.get(187)) },
    Link(L187.self) { L187(next: $0.get(188)) },
    Link(L188.self) { L188(next: $0.get(189)) },
    Link(L189.self) { L189(next: $0.get(190)) },
    Link(L190.self) { L190(next: $0.get(191)) },
    Link(L191.self) { L191(next: $0.get(192)) },
    Link(L192.self) { L192(next: $0.get(193)) },
    Link(L193.self) { L193(next: $0.get(194)) },
    Link(L194.self) { L194(next: $0.get(195)) },
    Link(L195.self) { L195(next: $0.get(196)) },
    Link(L196.self) { L196(next: $0.get(197)) },
    Link(L197.self) { L197(next: $0.get(198)) },
    Link(L198.self) { L198(next: $0.get(199)) },
    Link(L199.self) { L199(next: $0.get(200)) },
]

private let module200 = Module("links 200") {
    Singleton(L200.init(next:))
    Singleton(L201.init(next:))
    Singleton(L202.init(next:))
    Singleton(L203.init(next:))
    Singleton(L204.init(next:))
    Singleton(L205.init(next:))
    Singleton(L206.init(next:))
    Singleton(L207.init(next:))
    Singleton(L208.init(next:))
    Singleton(L209.init(next:))
    Singleton(L210.init(next:))
    Singleton(L211.init(next:))
    Singleton(L212.init(next:))
    Singleton(L213.init(next:))
    Singleton(L214.init(next:))
    Singleton(L215.init(next:))
    Singleton(L216.init(next:))
    Singleton(L217.init(next:))
    Singleton(L218.init(next:))
    Singleton(L219.init(next:))
    Singleton(L220.init(next:))
    Singleton(L221.init(next:))
    Singleton(L222.init(next:))
    Singleton(L223.init(next:))
    Singleton(L224.init(next:))
}
private let links200: [Link] = [
    Link(L200.self) { L200(next: $0.get(201)) },
    Link(L201.self) { L201(next: $0.get(202)) },
    Link(L202.self) { L202(next: $0.get(203)) },
    Link(L203.self) { L203(next: $0.get(204)) },
    Link(L204.self) { L204(next: $0.get(205)) },
    Link(L205.self) { L205(next: $0.get(206)) },
    Link(L206.self) { L206(next: $0.get(207)) },
    Link(L207.self) { L207(next: $0.get(208)) },
    Link(L208.self) { L208(next: $0.get(209)) },
    Link(L209.self) { L209(next: $0.get(210)) },
    Link(L210.self) { L210(next: $0.get(211)) },
    Link(L211.self) { L211(next: $0.get(212)) },
    Link(L212.self) { L212(next: $0.get(213)) },
    Link(L213.self) { L213(next: $0.get(214)) },
    Link(L214.self) { L214(next: $0.get(215)) },
    Link(L215.self) { L215(next: $0.get(216)) },
    Link(L216.self) { L216(next: $0.get(217)) },
    Link(L217.self) { L217(next: $0.get(218)) },
    Link(L218.self) { L218(next: $0.get(219)) },
    Link(L219.self) { L219(next: $0.get(220)) },
    Link(L220.self) { L220(next: $0.get(221)) },
    Link(L221.self) { L221(next: $0.get(222)) },
    Link(L222.self) { L222(next: $0.get(223)) },
    Link(L223.self) { L223(next: $0.get(224)) },
    Link(L224.self) { L224(next: $0.get(225)) },
]

private let module225 = Module("links 225") {
    Singleton(L225.init(next:))
    Singleton(L226.init(next:))
    Singleton(L227.init(next:))
    Singleton(L228.init(next:))
    Singleton(L229.init(next:))
    Singleton(L230.init(next:))
    Singleton(L231.init(next:))
    Singleton(L232.init(next:))
    Singleton(L233.init(next:))
    Singleton(L234.init(next:))
    Singleton(L235.init(next:))
    Singleton(L236.init(next:))
    Singleton(L237.init(next:))
    Singleton(L238.init(next:))
    Singleton(L239.init(next:))
    Singleton(L240.init(next:))
    Singleton(L241.init(next:))
    Singleton(L242.init(next:))
    Singleton(L243.init(next:))
    Singleton(L244.init(next:))
    Singleton(L245.init(next:))
    Singleton(L246.init(next:))
    Singleton(L247.init(next:))
    Singleton(L248.init(next:))
    Singleton(L249.init(next:))
}
private let links225: [Link] = [
    Link(L225.self) { L225(next: $0.get(226)) },
    Link(L226.self) { L226(next: $0.get(227)) },
    Link(L227.self) { L227(next: $0.get(228)) },
    Link(L228.self) { L228(next: $0.get(229)) },
    Link(L229.self) { L229(next: $0.get(230)) },
    Link(L230.self) { L230(next: $0.get(231)) },
    Link(L231.self) { L231(next: $0.get(232)) },
    Link(L232.self) { L232(next: $0.get(233)) },
    Link(L233.self) { L233(next: $0.get(234)) },
    Link(L234.self) { L234(next: $0.get(235)) },
    Link(L235.self) { L235(next: $0.get(236)) },
    Link(L236.self) { L236(next: $0.get(237)) },
    Link(L237.self) { L237(next: $0.get(238)) },
    Link(L238.self) { L238(next: $0.get(239)) },
    Link(L239.self) { L239(next: $0.get(240)) },
    Link(L240.self) { L240(next: $0.get(241)) },
    Link(L241.self) { L241(next: $0.get(242)) },
    Link(L242.self) { L242(next: $0.get(243)) },
    Link(L243.self) { L243(next: $0.get(244)) },
    Link(L244.self) { L244(next: $0.get(245)) },
    Link(L245.self) { L245(next: $0.get(246)) },
    Link(L246.self) { L246(next: $0.get(247)) },
    Link(L247.self) { L247(next: $0.get(248)) },
    Link(L248.self) { L248(next: $0.get(249)) },
    Link(L249.self) { L249(next: $0.get(250)) },
]

private let module250 = Module("links 250") {
    Singleton(L250.init(next:))
    Singleton(L251.init(next:))
    Singleton(L252.init(next:))
    Singleton(L253.init(next:))
    Singleton(L254.init(next:))
    Singleton(L255.init(next:))
    Singleton(L256.init(next:))
    Singleton(L257.init(next:))
    Singleton(L258.init(next:))
    Singleton(L259.init(next:))
    Singleton(L260.init(next:))
    Singleton(L261.init(next:))
    Singleton(L262.init(next:))
    Singleton(L263.init(next:))
    Singleton(L264.init(next:))
    Singleton(L265.init(next:))
    Singleton(L266.init(next:))
    Singleton(L267.init(next:))
    Singleton(L268.init(next:))
    Singleton(L269.init(next:))
    Singleton(L270.init(next:))
    Singleton(L271.init(next:))
    Singleton(L272.init(next:))
    Singleton(L273.init(next:))
    Singleton(L274.init(next:))
}
private let links250: [Link] = [
    Link(L250.self) { L250(next: $0.get(251)) },
    Link(L251.self) { L251(next: $0.get(252)) },
    Link(L252.self) { L252(next: $0.get(253)) },
    Link(L253.self) { L253(next: $0.get(254)) },
    Link(L254.self) { L254(next: $0.get(255)) },
    Link(L255.self) { L255(next: $0.get(256)) },
    Link(L256.self) { L256(next: $0.get(257)) },
    Link(L257.self) { L257(next: $0.get(258)) },
    Link(L258.self) { L258(next: $0.get(259)) },
    Link(L259.self) { L259(next: $0.get(260)) },
    Link(L260.self) { L260(next: $0.get(261)) },
    Link(L261.self) { L261(next: $0.get(262)) },
    Link(L262.self) { L262(next: $0.get(263)) },
    Link(L263.self) { L263(next: $0.get(264)) },
    Link(L264.self) { L264(next: $0.get(265)) },
    Link(L265.self) { L265(next: $0.get(266)) },
    Link(L266.self) { L266(next: $0.get(267)) },
    Link(L267.self) { L267(next: $0.get(268)) },
    Link(L268.self) { L268(next: $0.get(269)) },
    Link(L269.self) { L269(next: $0.get(270)) },
    Link(L270.self) { L270(next: $0.get(271)) },
    Link(L271.self) { L271(next: $0.get(272)) },
    Link(L272.self) { L272(next: $0.get(273)) },
    Link(L273.self) { L273(next: $0.get(274)) },
    Link(L274.self) { L274(next: $0.get(275)) },
]

private let module275 = Module("links 275") {
    Singleton(L275.init(next:))
    Singleton(L276.init(next:))
    Singleton(L277.init(next:))
    Singleton(L278.init(next:))
    Singleton(L279.init(next:))
    Singleton(L280.init(next:))
    Singleton(L281.init(next:))
    Singleton(L282.init(next:))
    Singleton(L283.init(next:))
    Singleton(L284.init(next:))
    Singleton(L285.init(next:))
    Singleton(L286.init(next:))
    Singleton(L287.init(next:))
    Singleton(L288.init(next:))
    Singleton(L289.init(next:))
    Singleton(L290.init(next:))
    Singleton(L291.init(next:))
    Singleton(L292.init(next:))
    Singleton(L293.init(next:))
    Singleton(L294.init(next:))
    Singleton(L295.init(next:))
    Singleton(L296.init(next:))
    Singleton(L297.init(next:))
    Singleton(L298.init(next:))
    Singleton(L299.init(next:))
}
private let links275: [Link] = [
    Link(L275.self) { L275(next: $0.get(276)) },
    Link(L276.self) { L276(next: $0.get(277)) },
    Link(L277.self) { L277(next: $0.get(278)) },
    Link(L278.self) { L278(next: $0.get(279)) },
    Link(L279.self) { L279(next: $0.get(280)) },
    Link(L280.self) { L280(next: $0.get(281)) },
    Link(L281.self) { L281(next: $0.get(282)) },
    Link(L282.self) { L282(next: $0.get(283)) },
    Link(L283.self) { L283(next: $0.get(284)) },
    Link(L284.self) { L284(next: $0.get(285)) },
    Link(L285.self) { L285(next: $0.get(286)) },
    Link(L286.self) { L286(next: $0.get(287)) },
    Link(L287.self) { L287(next: $0.get(288)) },
    Link(L288.self) { L288(next: $0.get(289)) },
    Link(L289.self) { L289(next: $0.get(290)) },
    Link(L290.self) { L290(next: $0.get(291)) },
    Link(L291.self) { L291(next: $0.get(292)) },
    Link(L292.self) { L292(next: $0.get(293)) },
    Link(L293.self) { L293(next: $0.get(294)) },
    Link(L294.self) { L294(next: $0.get(295)) },
    Link(L295.self) { L295(next: $0.get(296)) },
    Link(L296.self) { L296(next: $0.get(297)) },
    Link(L297.self) { L297(next: $0.get(298)) },
    Link(L298.self) { L298(next: $0.get(299)) },
    Link(L299.self) { L299(next: $0.get(300)) },
]

private let module300 = Module("links 300") {
    Singleton(L300.init(next:))
    Singleton(L301.init(next:))
    Singleton(L302.init(next:))
    Singleton(L303.init(next:))
    Singleton(L304.init(next:))
    Singleton(L305.init(next:))
    Singleton(L306.init(next:))
    Singleton(L307.init(next:))
    Singleton(L308.init(next:))
    Singleton(L309.init(next:))
    Singleton(L310.init(next:))
    Singleton(L311.init(next:))
    Singleton(L312.init(next:))
    Singleton(L313.init(next:))
    Singleton(L314.init(next:))
    Singleton(L315.init(next:))
    Singleton(L316.init(next:))
    Singleton(L317.init(next:))
    Singleton(L318.init(next:))
    Singleton(L319.init(next:))
    Singleton(L320.init(next:))
    Singleton(L321.init(next:))
    Singleton(L322.init(next:))
    Singleton(L323.init(next:))
    Singleton(L324.init(next:))
}
private let links300: [Link] = [
    Link(L300.self) { L300(next: $0.get(301)) },
    Link(L301.self) { L301(next: $0.get(302)) },
    Link(L302.self) { L302(next: $0.get(303)) },
    Link(L303.self) { L303(next: $0.get(304)) },
    Link(L304.self) { L304(next: $0.get(305)) },
    Link(L305.self) { L305(next: $0.get(306)) },
    Link(L306.self) { L306(next: $0.get(307)) },
    Link(L307.self) { L307(next: $0.get(308)) },
    Link(L308.self) { L308(next: $0.get(309)) },
    Link(L309.self) { L309(next: $0.get(310)) },
    Link(L310.self) { L310(next: $0.get(311)) },
    Link(L311.self) { L311(next: $0.get(312)) },
    Link(L312.self) { L312(next: $0.get(313)) },
    Link(L313.self) { L313(next: $0.get(314)) },
    Link(L314.self) { L314(next: $0.get(315)) },
    Link(L315.self) { L315(next: $0.get(316)) },
    Link(L316.self) { L316(next: $0.get(317)) },
    Link(L317.self) { L317(next: $0.get(318)) },
    Link(L318.self) { L318(next: $0.get(319)) },
    Link(L319.self) { L319(next: $0.get(320)) },
    Link(L320.self) { L320(next: $0.get(321)) },
    Link(L321.self) { L321(next: $0.get(322)) },
    Link(L322.self) { L322(next: $0.get(323)) },
    Link(L323.self) { L323(next: $0.get(324)) },
    Link(L324.self) { L324(next: $0.get(325)) },
]

private let module325 = Module("links 325") {
    Singleton(L325.init(next:))
    Singleton(L326.init(next:))
    Singleton(L327.init(next:))
    Singleton(L328.init(next:))
    Singleton(L329.init(next:))
    Singleton(L330.init(next:))
    Singleton(L331.init(next:))
    Singleton(L332.init(next:))
    Singleton(L333.init(next:))
    Singleton(L334.init(next:))
    Singleton(L335.init(next:))
    Singleton(L336.init(next:))
    Singleton(L337.init(next:))
    Singleton(L338.init(next:))
    Singleton(L339.init(next:))
    Singleton(L340.init(next:))
    Singleton(L341.init(next:))
    Singleton(L342.init(next:))
    Singleton(L343.init(next:))
    Singleton(L344.init(next:))
    Singleton(L345.init(next:))
    Singleton(L346.init(next:))
    Singleton(L347.init(next:))
    Singleton(L348.init(next:))
    Singleton(L349.init(next:))
}
private let links325: [Link] = [
    Link(L325.self) { L325(next: $0.get(326)) },
    Link(L326.self) { L326(next: $0.get(327)) },
    Link(L327.self) { L327(next: $0.get(328)) },
    Link(L328.self) { L328(next: $0.get(329)) },
    Link(L329.self) { L329(next: $0.get(330)) },
    Link(L330.self) { L330(next: $0.get(331)) },
    Link(L331.self) { L331(next: $0.get(332)) },
    Link(L332.self) { L332(next: $0.get(333)) },
    Link(L333.self) { L333(next: $0.get(334)) },
    Link(L334.self) { L334(next: $0.get(335)) },
    Link(L335.self) { L335(next: $0.get(336)) },
    Link(L336.self) { L336(next: $0.get(337)) },
    Link(L337.self) { L337(next: $0.get(338)) },
    Link(L338.self) { L338(next: $0.get(339)) },
    Link(L339.self) { L339(next: $0.get(340)) },
    Link(L340.self) { L340(next: $0.get(341)) },
    Link(L341.self) { L341(next: $0.get(342)) },
    Link(L342.self) { L342(next: $0.get(343)) },
    Link(L343.self) { L343(next: $0.get(344)) },
    Link(L344.self) { L344(next: $0.get(345)) },
    Link(L345.self) { L345(next: $0.get(346)) },
    Link(L346.self) { L346(next: $0.get(347)) },
    Link(L347.self) { L347(next: $0.get(348)) },
    Link(L348.self) { L348(next: $0.get(349)) },
    Link(L349.self) { L349(next: $0.get(350)) },
]

private let module350 = Module("links 350") {
    Singleton(L350.init(next:))
    Singleton(L351.init(next:))
    Singleton(L352.init(next:))
    Singleton(L353.init(next:))
    Singleton(L354.init(next:))
    Singleton(L355.init(next:))
    Singleton(L356.init(next:))
    Singleton(L357.init(next:))
    Singleton(L358.init(next:))
    Singleton(L359.init(next:))
    Singleton(L360.init(next:))
    Singleton(L361.init(next:))
    Singleton(L362.init(next:))
    Singleton(L363.init(next:))
    Singleton(L364.init(next:))
    Singleton(L365.init(next:))
    Singleton(L366.init(next:))
    Singleton(L367.init(next:))
    Singleton(L368.init(next:))
    Singleton(L369.init(next:))
    Singleton(L370.init(next:))
    Singleton(L371.init(next:))
    Singleton(L372.init(next:))
    Singleton(L373.init(next:))
    Singleton(L374.init(next:))
}
private let links350: [Link] = [
    Link(L350.self) { L350(next: $0.get(351)) },
    Link(L351.self) { L351(next: $0.get(352)) },
    Link(L352.self) { L352(next: $0.get(353)) },
    Link(L353.self) { L353(next: $0.get(354)) },
    Link(L354.self) { L354(next: $0.get(355)) },
    Link(L355.self) { L355(next: $0.get(356)) },
    Link(L356.self) { L356(next: $0.get(357)) },
    Link(L357.self) { L357(next: $0.get(358)) },
    Link(L358.self) { L358(next: $0.get(359)) },
    Link(L359.self) { L359(next: $0.get(360)) },
    Link(L360.self) { L360(next: $0.get(361)) },
    Link(L361.self) { L361(next: $0.get(362)) },
    Link(L362.self) { L362(next: $0.get(363)) },
    Link(L363.self) { L363(next: $0.get(364)) },
    Link(L364.self) { L364(next: $0.get(365)) },
    Link(L365.self) { L365(next: $0.get(366)) },
    Link(L366.self) { L366(next: $0.get(367)) },
    Link(L367.self) { L367(next: $0.get(368)) },
    Link(L368.self) { L368(next: $0.get(369)) },
    Link(L369.self) { L369(next: $0.get(370)) },
    Link(L370.self) { L370(next: $0.get(371)) },
    Link(L371.self) { L371(next: $0.get(372)) },
    Link(L372.self) { L372(next: $0.get(373)) },
    Link(L373.self) { L373(next: $0.get(374)) },
    Link(L374.self) { L374(next: $0.get(375)) },
]

private let module375 = Module("links 375") {
    Singleton(L375.init(next:))
    Singleton(L376.init(next:))
    Singleton(L377.init(next:))
    Singleton(L378.init(next:))
    Singleton(L379.init(next:))
    Singleton(L380.init(next:))
    Singleton(L381.init(next:))
    Singleton(L382.init(next:))
    Singleton(L383.init(next:))
    Singleton(L384.init(next:))
    Singleton(L385.init(next:))
    Singleton(L386.init(next:))
    Singleton(L387.init(next:))
    Singleton(L388.init(next:))
    Singleton(L389.init(next:))
    Singleton(L390.init(next:))
    Singleton(L391.init(next:))
    Singleton(L392.init(next:))
    Singleton(L393.init(next:))
    Singleton(L394.init(next:))
    Singleton(L395.init(next:))
    Singleton(L396.init(next:))
    Singleton(L397.init(next:))
    Singleton(L398.init(next:))
    Singleton(L399.init(next:))
}
private let links375: [Link] = [
    Link(L375.self) { L375(next: $0.get(376)) },
    Link(L376.self) { L376(next: $0.get(377)) },
    Link(L377.self) { L377(next: $0.get(378)) },
    Link(L378.self) { L378(next: $0.get(379)) },
    Link(L379.self) { L379(next: $0.get(380)) },
    Link(L380.self) { L380(next: $0.get(381)) },
    Link(L381.self) { L381(next: $0.get(382)) },
    Link(L382.self) { L382(next: $0.get(383)) },
    Link(L383.self) { L383(next: $0.get(384)) },
    Link(L384.self) { L384(next: $0.get(385)) },
    Link(L385.self) { L385(next: $0.get(386)) },
    Link(L386.self) { L386(next: $0.get(387)) },
    Link(L387.self) { L387(next: $0.get(388)) },
    Link(L388.self) { L388(next: $0.get(389)) },
    Link(L389.self) { L389(next: $0.get(390)) },
    Link(L390.self) { L390(next: $0.get(391)) },
    Link(L391.self) { L391(next: $0.get(392)) },
    Link(L392.self) { L392(next: $0.get(393)) },
    Link(L393.self) { L393(next: $0.get(394)) },
    Link(L394.self) { L394(next: $0.get(395)) },
    Link(L395.self) { L395(next: $0.get(396)) },
    Link(L396.self) { L396(next: $0.get(397)) },
    Link(L397.self) { L397(next: $0.get(398)) },
    Link(L398.self) { L398(next: $0.get(399)) },
    Link(L399.self) { L399(next: $0.get(400)) },
]

private let module400 = Module("links 400") {
    Singleton(L400.init(next:))
    Singleton(L401.init(next:))
    Singleton(L402.init(next:))
    Singleton(L403.init(next:))
    Singleton(L404.init(next:))
    Singleton(L405.init(next:))
    Singleton(L406.init(next:))
    Singleton(L407.init(next:))
    Singleton(L408.init(next:))
    Singleton(L409.init(next:))
    Singleton(L410.init(next:))
    Singleton(L411.init(next:))
    Singleton(L412.init(next:))
    Singleton(L413.init(next:))
    Singleton(L414.init(next:))
    Singleton(L415.init(next:))
    Singleton(L416.init(next:))
    Singleton(L417.init(next:))
    Singleton(L418.init(next:))
    Singleton(L419.init(next:))
    Singleton(L420.init(next:))
    Singleton(L421.init(next:))
    Singleton(L422.init(next:))
    Singleton(L423.init(next:))
    Singleton(L424.init(next:))
}
private let links400: [Link] = [
    Link(L400.self) { L400(next: $0.get(401)) },
    Link(L401.self) { L401(next: $0.get(402)) },
    Link(L402.self) { L402(next: $0.get(403)) },
    Link(L403.self) { L403(next: $0.get(404)) },
    Link(L404.self) { L404(next: $0.get(405)) },
    Link(L405.self) { L405(next: $0.get(406)) },
    Link(L406.self) { L406(next: $0.get(407)) },
    Link(L407.self) { L407(next: $0.get(408)) },
    Link(L408.self) { L408(next: $0.get(409)) },
    Link(L409.self) { L409(next: $0.get(410)) },
    Link(L410.self) { L410(next: $0.get(411)) },
    Link(L411.self) { L411(next: $0.get(412)) },
    Link(L412.self) { L412(next: $0.get(413)) },
    Link(L413.self) { L413(next: $0.get(414)) },
    Link(L414.self) { L414(next: $0.get(415)) },
    Link(L415.self) { L415(next: $0.get(416)) },
    Link(L416.self) { L416(next: $0.get(417)) },
    Link(L417.self) { L417(next: $0.get(418)) },
    Link(L418.self) { L418(next: $0.get(419)) },
    Link(L419.self) { L419(next: $0.get(420)) },
    Link(L420.self) { L420(next: $0.get(421)) },
    Link(L421.self) { L421(next: $0.get(422)) },
    Link(L422.self) { L422(next: $0.get(423)) },
    Link(L423.self) { L423(next: $0.get(424)) },
    Link(L424.self) { L424(next: $0.get(425)) },
]

private let module425 = Module("links 425") {
    Singleton(L425.init(next:))
    Singleton(L426.init(next:))
    Singleton(L427.init(next:))
    Singleton(L428.init(next:))
    Singleton(L429.init(next:))
    Singleton(L430.init(next:))
    Singleton(L431.init(next:))
    Singleton(L432.init(next:))
    Singleton(L433.init(next:))
    Singleton(L434.init(next:))
    Singleton(L435.init(next:))
    Singleton(L436.init(next:))
    Singleton(L437.init(next:))
    Singleton(L438.init(next:))
    Singleton(L439.init(next:))
    Singleton(L440.init(next:))
    Singleton(L441.init(next:))
    Singleton(L442.init(next:))
    Singleton(L443.init(next:))
    Singleton(L444.init(next:))
    Singleton(L445.init(next:))
    Singleton(L446.init(next:))
    Singleton(L447.init(next:))
    Singleton(L448.init(next:))
    Singleton(L449.init(next:))
}
private let links425: [Link] = [
    Link(L425.self) { L425(next: $0.get(426)) },
    Link(L426.self) { L426(next: $0.get(427)) },
    Link(L427.self) { L427(next: $0.get(428)) },
    Link(L428.self) { L428(next: $0.get(429)) },
    Link(L429.self) { L429(next: $0.get(430)) },
    Link(L430.self) { L430(next: $0.get(431)) },
    Link(L431.self) { L431(next: $0.get(432)) },
    Link(L432.self) { L432(next: $0.get(433)) },
    Link(L433.self) { L433(next: $0.get(434)) },
    Link(L434.self) { L434(next: $0.get(435)) },
    Link(L435.self) { L435(next: $0.get(436)) },
    Link(L436.self) { L436(next: $0.get(437)) },
    Link(L437.self) { L437(next: $0.get(438)) },
    Link(L438.self) { L438(next: $0.get(439)) },
    Link(L439.self) { L439(next: $0.get(440)) },
    Link(L440.self) { L440(next: $0.get(441)) },
    Link(L441.self) { L441(next: $0.get(442)) },
    Link(L442.self) { L442(next: $0.get(443)) },
    Link(L443.self) { L443(next: $0.get(444)) },
    Link(L444.self) { L444(next: $0.get(445)) },
    Link(L445.self) { L445(next: $0.get(446)) },
    Link(L446.self) { L446(next: $0.get(447)) },
    Link(L447.self) { L447(next: $0.get(448)) },
    Link(L448.self) { L448(next: $0.get(449)) },
    Link(L449.self) { L449(next: $0.get(450)) },
]

private let module450 = Module("links 450") {
    Singleton(L450.init(next:))
    Singleton(L451.init(next:))
    Singleton(L452.init(next:))
    Singleton(L453.init(next:))
    Singleton(L454.init(next:))
    Singleton(L455.init(next:))
    Singleton(L456.init(next:))
    Singleton(L457.init(next:))
    Singleton(L458.init(next:))
    Singleton(L459.init(next:))
    Singleton(L460.init(next:))
    Singleton(L461.init(next:))
    Singleton(L462.init(next:))
    Singleton(L463.init(next:))
    Singleton(L464.init(next:))
    Singleton(L465.init(next:))
    Singleton(L466.init(next:))
    Singleton(L467.init(next:))
    Singleton(L468.init(next:))
    Singleton(L469.init(next:))
    Singleton(L470.init(next:))
    Singleton(L471.init(next:))
    Singleton(L472.init(next:))
    Singleton(L473.init(next:))
    Singleton(L474.init(next:))
}
private let links450: [Link] = [
    Link(L450.self) { L450(next: $0.get(451)) },
    Link(L451.self) { L451(next: $0.get(452)) },
    Link(L452.self) { L452(next: $0.get(453)) },
    Link(L453.self) { L453(next: $0.get(454)) },
    Link(L454.self) { L454(next: $0.get(455)) },
    Link(L455.self) { L455(next: $0.get(456)) },
    Link(L456.self) { L456(next: $0.get(457)) },
    Link(L457.self) { L457(next: $0.get(458)) },
    Link(L458.self) { L458(next: $0.get(459)) },
    Link(L459.self) { L459(next: $0.get(460)) },
    Link(L460.self) { L460(next: $0.get(461)) },
    Link(L461.self) { L461(next: $0.get(462)) },
    Link(L462.self) { L462(next: $0.get(463)) },
    Link(L463.self) { L463(next: $0.get(464)) },
    Link(L464.self) { L464(next: $0.get(465)) },
    Link(L465.self) { L465(next: $0.get(466)) },
    Link(L466.self) { L466(next: $0.get(467)) },
    Link(L467.self) { L467(next: $0.get(468)) },
    Link(L468.self) { L468(next: $0.get(469)) },
    Link(L469.self) { L469(next: $0.get(470)) },
    Link(L470.self) { L470(next: $0.get(471)) },
    Link(L471.self) { L471(next: $0.get(472)) },
    Link(L472.self) { L472(next: $0.get(473)) },
    Link(L473.self) { L473(next: $0.get(474)) },
    Link(L474.self) { L474(next: $0.get(475)) },
]

private let module475 = Module("links 475") {
    Singleton(L475.init(next:))
    Singleton(L476.init(next:))
    Singleton(L477.init(next:))
    Singleton(L478.init(next:))
    Singleton(L479.init(next:))
    Singleton(L480.init(next:))
    Singleton(L481.init(next:))
    Singleton(L482.init(next:))
    Singleton(L483.init(next:))
    Singleton(L484.init(next:))
    Singleton(L485.init(next:))
    Singleton(L486.init(next:))
    Singleton(L487.init(next:))
    Singleton(L488.init(next:))
    Singleton(L489.init(next:))
    Singleton(L490.init(next:))
    Singleton(L491.init(next:))
    Singleton(L492.init(next:))
    Singleton(L493.init(next:))
    Singleton(L494.init(next:))
    Singleton(L495.init(next:))
    Singleton(L496.init(next:))
    Singleton(L497.init(next:))
    Singleton(L498.init(next:))
    Singleton(L499.init(next:))
}
private let links475: [Link] = [
    Link(L475.self) { L475(next: $0.get(476)) },
    Link(L476.self) { L476(next: $0.get(477)) },
    Link(L477.self) { L477(next: $0.get(478)) },
    Link(L478.self) { L478(next: $0.get(479)) },
    Link(L479.self) { L479(next: $0.get(480)) },
    Link(L480.self) { L480(next: $0.get(481)) },
    Link(L481.self) { L481(next: $0.get(482)) },
    Link(L482.self) { L482(next: $0.get(483)) },
    Link(L483.self) { L483(next: $0.get(484)) },
    Link(L484.self) { L484(next: $0.get(485)) },
    Link(L485.self) { L485(next: $0.get(486)) },
    Link(L486.self) { L486(next: $0.get(487)) },
    Link(L487.self) { L487(next: $0.get(488)) },
    Link(L488.self) { L488(next: $0.get(489)) },
    Link(L489.self) { L489(next: $0.get(490)) },
    Link(L490.self) { L490(next: $0.get(491)) },
    Link(L491.self) { L491(next: $0.get(492)) },
    Link(L492.self) { L492(next: $0.get(493)) },
    Link(L493.self) { L493(next: $0.get(494)) },
    Link(L494.self) { L494(next: $0.get(495)) },
    Link(L495.self) { L495(next: $0.get(496)) },
    Link(L496.self) { L496(next: $0.get(497)) },
    Link(L497.self) { L497(next: $0.get(498)) },
    Link(L498.self) { L498(next: $0.get(499)) },
    Link(L499.self) { L499(next: $0.get(500)) },
]

private let module500 = Module("links 500") {
    Singleton(L500.init(next:))
    Singleton(L501.init(next:))
    Singleton(L502.init(next:))
    Singleton(L503.init(next:))
    Singleton(L504.init(next:))
    Singleton(L505.init(next:))
    Singleton(L506.init(next:))
    Singleton(L507.init(next:))
    Singleton(L508.init(next:))
    Singleton(L509.init(next:))
    Singleton(L510.init(next:))
    Singleton(L511.init(next:))
    Singleton(L512.init(next:))
    Singleton(L513.init(next:))
    Singleton(L514.init(next:))
    Singleton(L515.init(next:))
    Singleton(L516.init(next:))
    Singleton(L517.init(next:))
    Singleton(L518.init(next:))
    Singleton(L519.init(next:))
    Singleton(L520.init(next:))
    Singleton(L521.init(next:))
    Singleton(L522.init(next:))
    Singleton(L523.init(next:))
    Singleton(L524.init(next:))
}
private let links500: [Link] = [
    Link(L500.self) { L500(next: $0.get(501)) },
    Link(L501.self) { L501(next: $0.get(502)) },
    Link(L502.self) { L502(next: $0.get(503)) },
    Link(L503.self) { L503(next: $0.get(504)) },
    Link(L504.self) { L504(next: $0.get(505)) },
    Link(L505.self) { L505(next: $0.get(506)) },
    Link(L506.self) { L506(next: $0.get(507)) },
    Link(L507.self) { L507(next: $0.get(508)) },
    Link(L508.self) { L508(next: $0.get(509)) },
    Link(L509.self) { L509(next: $0.get(510)) },
    Link(L510.self) { L510(next: $0.get(511)) },
    Link(L511.self) { L511(next: $0.get(512)) },
    Link(L512.self) { L512(next: $0.get(513)) },
    Link(L513.self) { L513(next: $0.get(514)) },
    Link(L514.self) { L514(next: $0.get(515)) },
    Link(L515.self) { L515(next: $0.get(516)) },
    Link(L516.self) { L516(next: $0.get(517)) },
    Link(L517.self) { L517(next: $0.get(518)) },
    Link(L518.self) { L518(next: $0.get(519)) },
    Link(L519.self) { L519(next: $0.get(520)) },
    Link(L520.self) { L520(next: $0.get(521)) },
    Link(L521.self) { L521(next: $0.get(522)) },
    Link(L522.self) { L522(next: $0.get(523)) },
    Link(L523.self) { L523(next: $0.get(524)) },
    Link(L524.self) { L524(next: $0.get(525)) },
]

private let module525 = Module("links 525") {
    Singleton(L525.init(next:))
    Singleton(L526.init(next:))
    Singleton(L527.init(next:))
    Singleton(L528.init(next:))
    Singleton(L529.init(next:))
    Singleton(L530.init(next:))
    Singleton(L531.init(next:))
    Singleton(L532.init(next:))
    Singleton(L533.init(next:))
    Singleton(L534.init(next:))
    Singleton(L535.init(next:))
    Singleton(L536.init(next:))
    Singleton(L537.init(next:))
    Singleton(L538.init(next:))
    Singleton(L539.init(next:))
    Singleton(L540.init(next:))
    Singleton(L541.init(next:))
    Singleton(L542.init(next:))
    Singleton(L543.init(next:))
    Singleton(L544.init(next:))
    Singleton(L545.init(next:))
    Singleton(L546.init(next:))
    Singleton(L547.init(next:))
    Singleton(L548.init(next:))
    Singleton(L549.init(next:))
}
private let links525: [Link] = [
    Link(L525.self) { L525(next: $0.get(526)) },
    Link(L526.self) { L526(next: $0.get(527)) },
    Link(L527.self) { L527(next: $0.get(528)) },
    Link(L528.self) { L528(next: $0.get(529)) },
    Link(L529.self) { L529(next: $0.get(530)) },
    Link(L530.self) { L530(next: $0.get(531)) },
    Link(L531.self) { L531(next: $0.get(532)) },
    Link(L532.self) { L532(next: $0.get(533)) },
    Link(L533.self) { L533(next: $0.get(534)) },
    Link(L534.self) { L534(next: $0.get(535)) },
    Link(L535.self) { L535(next: $0.get(536)) },
    Link(L536.self) { L536(next: $0.get(537)) },
    Link(L537.self) { L537(next: $0.get(538)) },
    Link(L538.self) { L538(next: $0.get(539)) },
    Link(L539.self) { L539(next: $0.get(540)) },
    Link(L540.self) { L540(next: $0.get(541)) },
    Link(L541.self) { L541(next: $0.get(542)) },
    Link(L542.self) { L542(next: $0.get(543)) },
    Link(L543.self) { L543(next: $0.get(544)) },
    Link(L544.self) { L544(next: $0.get(545)) },
    Link(L545.self) { L545(next: $0.get(546)) },
    Link(L546.self) { L546(next: $0.get(547)) },
    Link(L547.self) { L547(next: $0.get(548)) },
    Link(L548.self) { L548(next: $0.get(549)) },
    Link(L549.self) { L549(next: $0.get(550)) },
]

private let module550 = Module("links 550") {
    Singleton(L550.init(next:))
    Singleton(L551.init(next:))
    Singleton(L552.init(next:))
    Singleton(L553.init(next:))
    Singleton(L554.init(next:))
    Singleton(L555.init(next:))
    Singleton(L556.init(next:))
    Singleton(L557.init(next:))
    Singleton(L558.init(next:))
    Singleton(L559.init(next:))
    Singleton(L560.init(next:))
    Singleton(L561.init(next:))
    Singleton(L562.init(next:))
    Singleton(L563.init(next:))
    Singleton(L564.init(next:))
    Singleton(L565.init(next:))
    Singleton(L566.init(next:))
    Singleton(L567.init(next:))
    Singleton(L568.init(next:))
    Singleton(L569.init(next:))
    Singleton(L570.init(next:))
    Singleton(L571.init(next:))
    Singleton(L572.init(next:))
    Singleton(L573.init(next:))
    Singleton(L574.init(next:))
}
private let links550: [Link] = [
    Link(L550.self) { L550(next: $0.get(551)) },
    Link(L551.self) { L551(next: $0.get(552)) },
    Link(L552.self) { L552(next: $0.get(553)) },
    Link(L553.self) { L553(next: $0.get(554)) },
    Link(L554.self) { L554(next: $0.get(555)) },
    Link(L555.self) { L555(next: $0.get(556)) },
    Link(L556.self) { L556(next: $0.get(557)) },
    Link(L557.self) { L557(next: $0.get(558)) },
    Link(L558.self) { L558(next: $0.get(559)) },
    Link(L559.self) { L559(next: $0.get(560)) },
    Link(L560.self) { L560(next: $0.get(561)) },
    Link(L561.self) { L561(next: $0.get(562)) },
    Link(L562.self) { L562(next: $0.get(563)) },
    Link(L563.self) { L563(next: $0.get(564)) },
    Link(L564.self) { L564(next: $0.get(565)) },
    Link(L565.self) { L565(next: $0.get(566)) },
    Link(L566.self) { L566(next: $0.get(567)) },
    Link(L567.self) { L567(next: $0.get(568)) },
    Link(L568.self) { L568(next: $0.get(569)) },
    Link(L569.self) { L569(next: $0.get(570)) },
    Link(L570.self) { L570(next: $0.get(571)) },
    Link(L571.self) { L571(next: $0.get(572)) },
    Link(L572.self) { L572(next: $0.get(573)) },
    Link(L573.self) { L573(next: $0.get(574)) },
    Link(L574.self) { L574(next: $0.get(575)) },
]

private let module575 = Module("links 575") {
    Singleton(L575.init(next:))
    Singleton(L576.init(next:))
    Singleton(L577.init(next:))
    Singleton(L578.init(next:))
    Singleton(L579.init(next:))
    Singleton(L580.init(next:))
    Singleton(L581.init(next:))
    Singleton(L582.init(next:))
    Singleton(L583.init(next:))
    Singleton(L584.init(next:))
    Singleton(L585.init(next:))
    Singleton(L586.init(next:))
    Singleton(L587.init(next:))
    Singleton(L588.init(next:))
    Singleton(L589.init(next:))
    Singleton(L590.init(next:))
    Singleton(L591.init(next:))
    Singleton(L592.init(next:))
    Singleton(L593.init(next:))
    Singleton(L594.init(next:))
    Singleton(L595.init(next:))
    Singleton(L596.init(next:))
    Singleton(L597.init(next:))
    Singleton(L598.init(next:))
    Singleton(L599.init(next:))
}
private let links575: [Link] = [
    Link(L575.self) { L575(next: $0.get(576)) },
    Link(L576.self) { L576(next: $0.get(577)) },
    Link(L577.self) { L577(next: $0.get(578)) },
    Link(L578.self) { L578(next: $0.get(579)) },
    Link(L579.self) { L579(next: $0.get(580)) },
    Link(L580.self) { L580(next: $0.get(581)) },
    Link(L581.self) { L581(next: $0.get(582)) },
    Link(L582.self) { L582(next: $0.get(583)) },
    Link(L583.self) { L583(next: $0.get(584)) },
    Link(L584.self) { L584(next: $0.get(585)) },
    Link(L585.self) { L585(next: $0.get(586)) },
    Link(L586.self) { L586(next: $0.get(587)) },
    Link(L587.self) { L587(next: $0.get(588)) },
    Link(L588.self) { L588(next: $0.get(589)) },
    Link(L589.self) { L589(next: $0.get(590)) },
    Link(L590.self) { L590(next: $0.get(591)) },
    Link(L591.self) { L591(next: $0.get(592)) },
    Link(L592.self) { L592(next: $0.get(593)) },
    Link(L593.self) { L593(next: $0.get(594)) },
    Link(L594.self) { L594(next: $0.get(595)) },
    Link(L595.self) { L595(next: $0.get(596)) },
    Link(L596.self) { L596(next: $0.get(597)) },
    Link(L597.self) { L597(next: $0.get(598)) },
    Link(L598.self) { L598(next: $0.get(599)) },
    Link(L599.self) { L599(next: $0.get(600)) },
]

private let module600 = Module("links 600") {
    Singleton(L600.init(next:))
    Singleton(L601.init(next:))
    Singleton(L602.init(next:))
    Singleton(L603.init(next:))
    Singleton(L604.init(next:))
    Singleton(L605.init(next:))
    Singleton(L606.init(next:))
    Singleton(L607.init(next:))
    Singleton(L608.init(next:))
    Singleton(L609.init(next:))
    Singleton(L610.init(next:))
    Singleton(L611.init(next:))
    Singleton(L612.init(next:))
    Singleton(L613.init(next:))
    Singleton(L614.init(next:))
    Singleton(L615.init(next:))
    Singleton(L616.init(next:))
    Singleton(L617.init(next:))
    Singleton(L618.init(next:))
    Singleton(L619.init(next:))
    Singleton(L620.init(next:))
    Singleton(L621.init(next:))
    Singleton(L622.init(next:))
    Singleton(L623.init(next:))
    Singleton(L624.init(next:))
}
private let links600: [Link] = [
    Link(L600.self) { L600(next: $0.get(601)) },
    Link(L601.self) { L601(next: $0.get(602)) },
    Link(L602.self) { L602(next: $0.get(603)) },
    Link(L603.self) { L603(next: $0.get(604)) },
    Link(L604.self) { L604(next: $0.get(605)) },
    Link(L605.self) { L605(next: $0.get(606)) },
    Link(L606.self) { L606(next: $0.get(607)) },
    Link(L607.self) { L607(next: $0.get(608)) },
    Link(L608.self) { L608(next: $0.get(609)) },
    Link(L609.self) { L609(next: $0.get(610)) },
    Link(L610.self) { L610(next: $0.get(611)) },
    Link(L611.self) { L611(next: $0.get(612)) },
    Link(L612.self) { L612(next: $0.get(613)) },
    Link(L613.self) { L613(next: $0.get(614)) },
    Link(L614.self) { L614(next: $0.get(615)) },
    Link(L615.self) { L615(next: $0.get(616)) },
    Link(L616.self) { L616(next: $0.get(617)) },
    Link(L617.self) { L617(next: $0.get(618)) },
    Link(L618.self) { L618(next: $0.get(619)) },
    Link(L619.self) { L619(next: $0.get(620)) },
    Link(L620.self) { L620(next: $0.get(621)) },
    Link(L621.self) { L621(next: $0.get(622)) },
    Link(L622.self) { L622(next: $0.get(623)) },
    Link(L623.self) { L623(next: $0.get(624)) },
    Link(L624.self) { L624(next: $0.get(625)) },
]

private let module625 = Module("links 625") {
    Singleton(L625.init(next:))
    Singleton(L626.init(next:))
    Singleton(L627.init(next:))
    Singleton(L628.init(next:))
    Singleton(L629.init(next:))
    Singleton(L630.init(next:))
    Singleton(L631.init(next:))
    Singleton(L632.init(next:))
    Singleton(L633.init(next:))
    Singleton(L634.init(next:))
    Singleton(L635.init(next:))
    Singleton(L636.init(next:))
    Singleton(L637.init(next:))
    Singleton(L638.init(next:))
    Singleton(L639.init(next:))
    Singleton(L640.init(next:))
    Singleton(L641.init(next:))
    Singleton(L642.init(next:))
    Singleton(L643.init(next:))
    Singleton(L644.init(next:))
    Singleton(L645.init(next:))
    Singleton(L646.init(next:))
    Singleton(L647.init(next:))
    Singleton(L648.init(next:))
    Singleton(L649.init(next:))
}
private let links625: [Link] = [
    Link(L625.self) { L625(next: $0.get(626)) },
    Link(L626.self) { L626(next: $0.get(627)) },
    Link(L627.self) { L627(next: $0.get(628)) },
    Link(L628.self) { L628(next: $0.get(629)) },
    Link(L629.self) { L629(next: $0.get(630)) },
    Link(L630.self) { L630(next: $0.get(631)) },
    Link(L631.self) { L631(next: $0.get(632)) },
    Link(L632.self) { L632(next: $0.get(633)) },
    Link(L633.self) { L633(next: $0.get(634)) },
    Link(L634.self) { L634(next: $0.get(635)) },
    Link(L635.self) { L635(next: $0.get(636)) },
    Link(L636.self) { L636(next: $0.get(637)) },
    Link(L637.self) { L637(next: $0.get(638)) },
    Link(L638.self) { L638(next: $0.get(639)) },
    Link(L639.self) { L639(next: $0.get(640)) },
    Link(L640.self) { L640(next: $0.get(641)) },
    Link(L641.self) { L641(next: $0.get(642)) },
    Link(L642.self) { L642(next: $0.get(643)) },
    Link(L643.self) { L643(next: $0.get(644)) },
    Link(L644.self) { L644(next: $0.get(645)) },
    Link(L645.self) { L645(next: $0.get(646)) },
    Link(L646.self) { L646(next: $0.get(647)) },
    Link(L647.self) { L647(next: $0.get(648)) },
    Link(L648.self) { L648(next: $0.get(649)) },
    Link(L649.self) { L649(next: $0.get(650)) },
]

private let module650 = Module("links 650") {
    Singleton(L650.init(next:))
    Singleton(L651.init(next:))
    Singleton(L652.init(next:))
    Singleton(L653.init(next:))
    Singleton(L654.init(next:))
    Singleton(L655.init(next:))
    Singleton(L656.init(next:))
    Singleton(L657.init(next:))
    Singleton(L658.init(next:))
    Singleton(L659.init(next:))
    Singleton(L660.init(next:))
    Singleton(L661.init(next:))
    Singleton(L662.init(next:))
    Singleton(L663.init(next:))
    Singleton(L664.init(next:))
    Singleton(L665.init(next:))
    Singleton(L666.init(next:))
    Singleton(L667.init(next:))
    Singleton(L668.init(next:))
    Singleton(L669.init(next:))
    Singleton(L670.init(next:))
    Singleton(L671.init(next:))
    Singleton(L672.init(next:))
    Singleton(L673.init(next:))
    Singleton(L674.init(next:))
}
private let links650: [Link] = [
    Link(L650.self) { L650(next: $0.get(651)) },
    Link(L651.self) { L651(next: $0.get(652)) },
    Link(L652.self) { L652(next: $0.get(653)) },
    Link(L653.self) { L653(next: $0.get(654)) },
    Link(L654.self) { L654(next: $0.get(655)) },
    Link(L655.self) { L655(next: $0.get(656)) },
    Link(L656.self) { L656(next: $0.get(657)) },
    Link(L657.self) { L657(next: $0.get(658)) },
    Link(L658.self) { L658(next: $0.get(659)) },
    Link(L659.self) { L659(next: $0.get(660)) },
    Link(L660.self) { L660(next: $0.get(661)) },
    Link(L661.self) { L661(next: $0.get(662)) },
    Link(L662.self) { L662(next: $0.get(663)) },
    Link(L663.self) { L663(next: $0.get(664)) },
    Link(L664.self) { L664(next: $0.get(665)) },
    Link(L665.self) { L665(next: $0.get(666)) },
    Link(L666.self) { L666(next: $0.get(667)) },
    Link(L667.self) { L667(next: $0.get(668)) },
    Link(L668.self) { L668(next: $0.get(669)) },
    Link(L669.self) { L669(next: $0.get(670)) },
    Link(L670.self) { L670(next: $0.get(671)) },
    Link(L671.self) { L671(next: $0.get(672)) },
    Link(L672.self) { L672(next: $0.get(673)) },
    Link(L673.self) { L673(next: $0.get(674)) },
    Link(L674.self) { L674(next: $0.get(675)) },
]

private let module675 = Module("links 675") {
    Singleton(L675.init(next:))
    Singleton(L676.init(next:))
    Singleton(L677.init(next:))
    Singleton(L678.init(next:))
    Singleton(L679.init(next:))
    Singleton(L680.init(next:))
    Singleton(L681.init(next:))
    Singleton(L682.init(next:))
    Singleton(L683.init(next:))
    Singleton(L684.init(next:))
    Singleton(L685.init(next:))
    Singleton(L686.init(next:))
    Singleton(L687.init(next:))
    Singleton(L688.init(next:))
    Singleton(L689.init(next:))
    Singleton(L690.init(next:))
    Singleton(L691.init(next:))
    Singleton(L692.init(next:))
    Singleton(L693.init(next:))
    Singleton(L694.init(next:))
    Singleton(L695.init(next:))
    Singleton(L696.init(next:))
    Singleton(L697.init(next:))
    Singleton(L698.init(next:))
    Singleton(L699.init(next:))
}
private let links675: [Link] = [
    Link(L675.self) { L675(next: $0.get(676)) },
    Link(L676.self) { L676(next: $0.get(677)) },
    Link(L677.self) { L677(next: $0.get(678)) },
    Link(L678.self) { L678(next: $0.get(679)) },
    Link(L679.self) { L679(next: $0.get(680)) },
    Link(L680.self) { L680(next: $0.get(681)) },
    Link(L681.self) { L681(next: $0.get(682)) },
    Link(L682.self) { L682(next: $0.get(683)) },
    Link(L683.self) { L683(next: $0.get(684)) },
    Link(L684.self) { L684(next: $0.get(685)) },
    Link(L685.self) { L685(next: $0.get(686)) },
    Link(L686.self) { L686(next: $0.get(687)) },
    Link(L687.self) { L687(next: $0.get(688)) },
    Link(L688.self) { L688(next: $0.get(689)) },
    Link(L689.self) { L689(next: $0.get(690)) },
    Link(L690.self) { L690(next: $0.get(691)) },
    Link(L691.self) { L691(next: $0.get(692)) },
    Link(L692.self) { L692(next: $0.get(693)) },
    Link(L693.self) { L693(next: $0.get(694)) },
    Link(L694.self) { L694(next: $0.get(695)) },
    Link(L695.self) { L695(next: $0.get(696)) },
    Link(L696.self) { L696(next: $0.get(697)) },
    Link(L697.self) { L697(next: $0.get(698)) },
    Link(L698.self) { L698(next: $0.get(699)) },
    Link(L699.self) { L699(next: $0.get(700)) },
]

private let module700 = Module("links 700") {
    Singleton(L700.init(next:))
    Singleton(L701.init(next:))
    Singleton(L702.init(next:))
    Singleton(L703.init(next:))
    Singleton(L704.init(next:))
    Singleton(L705.init(next:))
    Singleton(L706.init(next:))
    Singleton(L707.init(next:))
    Singleton(L708.init(next:))
    Singleton(L709.init(next:))
    Singleton(L710.init(next:))
    Singleton(L711.init(next:))
    Singleton(L712.init(next:))
    Singleton(L713.init(next:))
    Singleton(L714.init(next:))
    Singleton(L715.init(next:))
    Singleton(L716.init(next:))
    Singleton(L717.init(next:))
    Singleton(L718.init(next:))
    Singleton(L719.init(next:))
    Singleton(L720.init(next:))
    Singleton(L721.init(next:))
    Singleton(L722.init(next:))
    Singleton(L723.init(next:))
    Singleton(L724.init(next:))
}
private let links700: [Link] = [
    Link(L700.self) { L700(next: $0.get(701)) },
    Link(L701.self) { L701(next: $0.get(702)) },
    Link(L702.self) { L702(next: $0.get(703)) },
    Link(L703.self) { L703(next: $0.get(704)) },
    Link(L704.self) { L704(next: $0.get(705)) },
    Link(L705.self) { L705(next: $0.get(706)) },
    Link(L706.self) { L706(next: $0.get(707)) },
    Link(L707.self) { L707(next: $0.get(708)) },
    Link(L708.self) { L708(next: $0.get(709)) },
    Link(L709.self) { L709(next: $0.get(710)) },
    Link(L710.self) { L710(next: $0.get(711)) },
    Link(L711.self) { L711(next: $0.get(712)) },
    Link(L712.self) { L712(next: $0.get(713)) },
    Link(L713.self) { L713(next: $0.get(714)) },
    Link(L714.self) { L714(next: $0.get(715)) },
    Link(L715.self) { L715(next: $0.get(716)) },
    Link(L716.self) { L716(next: $0.get(717)) },
    Link(L717.self) { L717(next: $0.get(718)) },
    Link(L718.self) { L718(next: $0.get(719)) },
    Link(L719.self) { L719(next: $0.get(720)) },
    Link(L720.self) { L720(next: $0.get(721)) },
    Link(L721.self) { L721(next: $0.get(722)) },
    Link(L722.self) { L722(next: $0.get(723)) },
    Link(L723.self) { L723(next: $0.get(724)) },
    Link(L724.self) { L724(next: $0.get(725)) },
]

private let module725 = Module("links 725") {
    Singleton(L725.init(next:))
    Singleton(L726.init(next:))
    Singleton(L727.init(next:))
    Singleton(L728.init(next:))
    Singleton(L729.init(next:))
    Singleton(L730.init(next:))
    Singleton(L731.init(next:))
    Singleton(L732.init(next:))
    Singleton(L733.init(next:))
    Singleton(L734.init(next:))
    Singleton(L735.init(next:))
    Singleton(L736.init(next:))
    Singleton(L737.init(next:))
    Singleton(L738.init(next:))
    Singleton(L739.init(next:))
    Singleton(L740.init(next:))
    Singleton(L741.init(next:))
    Singleton(L742.init(next:))
    Singleton(L743.init(next:))
    Singleton(L744.init(next:))
    Singleton(L745.init(next:))
    Singleton(L746.init(next:))
    Singleton(L747.init(next:))
    Singleton(L748.init(next:))
    Singleton(L749.init(next:))
}
private let links725: [Link] = [
    Link(L725.self) { L725(next: $0.get(726)) },
    Link(L726.self) { L726(next: $0.get(727)) },
    Link(L727.self) { L727(next: $0.get(728)) },
    Link(L728.self) { L728(next: $0.get(729)) },
    Link(L729.self) { L729(next: $0.get(730)) },
    Link(L730.self) { L730(next: $0.get(731)) },
    Link(L731.self) { L731(next: $0.get(732)) },
    Link(L732.self) { L732(next: $0.get(733)) },
    Link(L733.self) { L733(next: $0.get(734)) },
    Link(L734.self) { L734(next: $0.get(735)) },
    Link(L735.self) { L735(next: $0.get(736)) },
    Link(L736.self) { L736(next: $0.get(737)) },
    Link(L737.self) { L737(next: $0.get(738)) },
    Link(L738.self) { L738(next: $0.get(739)) },
    Link(L739.self) { L739(next: $0.get(740)) },
    Link(L740.self) { L740(next: $0.get(741)) },
    Link(L741.self) { L741(next: $0.get(742)) },
    Link(L742.self) { L742(next: $0.get(743)) },
    Link(L743.self) { L743(next: $0.get(744)) },
    Link(L744.self) { L744(next: $0.get(745)) },
    Link(L745.self) { L745(next: $0.get(746)) },
    Link(L746.self) { L746(next: $0.get(747)) },
    Link(L747.self) { L747(next: $0.get(748)) },
    Link(L748.self) { L748(next: $0.get(749)) },
    Link(L749.self) { L749(next: $0.get(750)) },
]

private let module750 = Module("links 750") {
    Singleton(L750.init(next:))
    Singleton(L751.init(next:))
    Singleton(L752.init(next:))
    Singleton(L753.init(next:))
    Singleton(L754.init(next:))
    Singleton(L755.init(next:))
    Singleton(L756.init(next:))
    Singleton(L757.init(next:))
    Singleton(L758.init(next:))
    Singleton(L759.init(next:))
    Singleton(L760.init(next:))
    Singleton(L761.init(next:))
    Singleton(L762.init(next:))
    Singleton(L763.init(next:))
    Singleton(L764.init(next:))
    Singleton(L765.init(next:))
    Singleton(L766.init(next:))
    Singleton(L767.init(next:))
    Singleton(L768.init(next:))
    Singleton(L769.init(next:))
    Singleton(L770.init(next:))
    Singleton(L771.init(next:))
    Singleton(L772.init(next:))
    Singleton(L773.init(next:))
    Singleton(L774.init(next:))
}
private let links750: [Link] = [
    Link(L750.self) { L750(next: $0.get(751)) },
    Link(L751.self) { L751(next: $0.get(752)) },
    Link(L752.self) { L752(next: $0.get(753)) },
    Link(L753.self) { L753(next: $0.get(754)) },
    Link(L754.self) { L754(next: $0.get(755)) },
    Link(L755.self) { L755(next: $0.get(756)) },
    Link(L756.self) { L756(next: $0.get(757)) },
    Link(L757.self) { L757(next: $0.get(758)) },
    Link(L758.self) { L758(next: $0.get(759)) },
    Link(L759.self) { L759(next: $0.get(760)) },
    Link(L760.self) { L760(next: $0.get(761)) },
    Link(L761.self) { L761(next: $0.get(762)) },
    Link(L762.self) { L762(next: $0.get(763)) },
    Link(L763.self) { L763(next: $0.get(764)) },
    Link(L764.self) { L764(next: $0.get(765)) },
    Link(L765.self) { L765(next: $0.get(766)) },
    Link(L766.self) { L766(next: $0.get(767)) },
    Link(L767.self) { L767(next: $0.get(768)) },
    Link(L768.self) { L768(next: $0.get(769)) },
    Link(L769.self) { L769(next: $0.get(770)) },
    Link(L770.self) { L770(next: $0.get(771)) },
    Link(L771.self) { L771(next: $0.get(772)) },
    Link(L772.self) { L772(next: $0.get(773)) },
    Link(L773.self) { L773(next: $0.get(774)) },
    Link(L774.self) { L774(next: $0.get(775)) },
]

private let module775 = Module("links 775") {
    Singleton(L775.init(next:))
    Singleton(L776.init(next:))
    Singleton(L777.init(next:))
    Singleton(L778.init(next:))
    Singleton(L779.init(next:))
    Singleton(L780.init(next:))
    Singleton(L781.init(next:))
    Singleton(L782.init(next:))
    Singleton(L783.init(next:))
    Singleton(L784.init(next:))
    Singleton(L785.init(next:))
    Singleton(L786.init(next:))
    Singleton(L787.init(next:))
    Singleton(L788.init(next:))
    Singleton(L789.init(next:))
    Singleton(L790.init(next:))
    Singleton(L791.init(next:))
    Singleton(L792.init(next:))
    Singleton(L793.init(next:))
    Singleton(L794.init(next:))
    Singleton(L795.init(next:))
    Singleton(L796.init(next:))
    Singleton(L797.init(next:))
    Singleton(L798.init(next:))
    Singleton(L799.init(next:))
}
private let links775: [Link] = [
    Link(L775.self) { L775(next: $0.get(776)) },
    Link(L776.self) { L776(next: $0.get(777)) },
    Link(L777.self) { L777(next: $0.get(778)) },
    Link(L778.self) { L778(next: $0.get(779)) },
    Link(L779.self) { L779(next: $0.get(780)) },
    Link(L780.self) { L780(next: $0.get(781)) },
    Link(L781.self) { L781(next: $0.get(782)) },
    Link(L782.self) { L782(next: $0.get(783)) },
    Link(L783.self) { L783(next: $0.get(784)) },
    Link(L784.self) { L784(next: $0.get(785)) },
    Link(L785.self) { L785(next: $0.get(786)) },
    Link(L786.self) { L786(next: $0.get(787)) },
    Link(L787.self) { L787(next: $0.get(788)) },
    Link(L788.self) { L788(next: $0.get(789)) },
    Link(L789.self) { L789(next: $0.get(790)) },
    Link(L790.self) { L790(next: $0.get(791)) },
    Link(L791.self) { L791(next: $0.get(792)) },
    Link(L792.self) { L792(next: $0.get(793)) },
    Link(L793.self) { L793(next: $0.get(794)) },
    Link(L794.self) { L794(next: $0.get(795)) },
    Link(L795.self) { L795(next: $0.get(796)) },
    Link(L796.self) { L796(next: $0.get(797)) },
    Link(L797.self) { L797(next: $0.get(798)) },
    Link(L798.self) { L798(next: $0.get(799)) },
    Link(L799.self) { L799(next: $0.get(800)) },
]

private let module800 = Module("links 800") {
    Singleton(L800.init(next:))
    Singleton(L801.init(next:))
    Singleton(L802.init(next:))
    Singleton(L803.init(next:))
    Singleton(L804.init(next:))
    Singleton(L805.init(next:))
    Singleton(L806.init(next:))
    Singleton(L807.init(next:))
    Singleton(L808.init(next:))
    Singleton(L809.init(next:))
    Singleton(L810.init(next:))
    Singleton(L811.init(next:))
    Singleton(L812.init(next:))
    Singleton(L813.init(next:))
    Singleton(L814.init(next:))
    Singleton(L815.init(next:))
    Singleton(L816.init(next:))
    Singleton(L817.init(next:))
    Singleton(L818.init(next:))
    Singleton(L819.init(next:))
    Singleton(L820.init(next:))
    Singleton(L821.init(next:))
    Singleton(L822.init(next:))
    Singleton(L823.init(next:))
    Singleton(L824.init(next:))
}
private let links800: [Link] = [
    Link(L800.self) { L800(next: $0.get(801)) },
    Link(L801.self) { L801(next: $0.get(802)) },
    Link(L802.self) { L802(next: $0.get(803)) },
    Link(L803.self) { L803(next: $0.get(804)) },
    Link(L804.self) { L804(next: $0.get(805)) },
    Link(L805.self) { L805(next: $0.get(806)) },
    Link(L806.self) { L806(next: $0.get(807)) },
    Link(L807.self) { L807(next: $0.get(808)) },
    Link(L808.self) { L808(next: $0.get(809)) },
    Link(L809.self) { L809(next: $0.get(810)) },
    Link(L810.self) { L810(next: $0.get(811)) },
    Link(L811.self) { L811(next: $0.get(812)) },
    Link(L812.self) { L812(next: $0.get(813)) },
    Link(L813.self) { L813(next: $0.get(814)) },
    Link(L814.self) { L814(next: $0.get(815)) },
    Link(L815.self) { L815(next: $0.get(816)) },
    Link(L816.self) { L816(next: $0.get(817)) },
    Link(L817.self) { L817(next: $0.get(818)) },
    Link(L818.self) { L818(next: $0.get(819)) },
    Link(L819.self) { L819(next: $0.get(820)) },
    Link(L820.self) { L820(next: $0.get(821)) },
    Link(L821.self) { L821(next: $0.get(822)) },
    Link(L822.self) { L822(next: $0.get(823)) },
    Link(L823.self) { L823(next: $0.get(824)) },
    Link(L824.self) { L824(next: $0.get(825)) },
]

private let module825 = Module("links 825") {
    Singleton(L825.init(next:))
    Singleton(L826.init(next:))
    Singleton(L827.init(next:))
    Singleton(L828.init(next:))
    Singleton(L829.init(next:))
    Singleton(L830.init(next:))
    Singleton(L831.init(next:))
    Singleton(L832.init(next:))
    Singleton(L833.init(next:))
    Singleton(L834.init(next:))
    Singleton(L835.init(next:))
    Singleton(L836.init(next:))
    Singleton(L837.init(next:))
    Singleton(L838.init(next:))
    Singleton(L839.init(next:))
    Singleton(L840.init(next:))
    Singleton(L841.init(next:))
    Singleton(L842.init(next:))
    Singleton(L843.init(next:))
    Singleton(L844.init(next:))
    Singleton(L845.init(next:))
    Singleton(L846.init(next:))
    Singleton(L847.init(next:))
    Singleton(L848.init(next:))
    Singleton(L849.init(next:))
}
private let links825: [Link] = [
    Link(L825.self) { L825(next: $0.get(826)) },
    Link(L826.self) { L826(next: $0.get(827)) },
    Link(L827.self) { L827(next: $0.get(828)) },
    Link(L828.self) { L828(next: $0.get(829)) },
    Link(L829.self) { L829(next: $0.get(830)) },
    Link(L830.self) { L830(next: $0.get(831)) },
    Link(L831.self) { L831(next: $0.get(832)) },
    Link(L832.self) { L832(next: $0.get(833)) },
    Link(L833.self) { L833(next: $0.get(834)) },
    Link(L834.self) { L834(next: $0.get(835)) },
    Link(L835.self) { L835(next: $0.get(836)) },
    Link(L836.self) { L836(next: $0.get(837)) },
    Link(L837.self) { L837(next: $0.get(838)) },
    Link(L838.self) { L838(next: $0.get(839)) },
    Link(L839.self) { L839(next: $0.get(840)) },
    Link(L840.self) { L840(next: $0.get(841)) },
    Link(L841.self) { L841(next: $0.get(842)) },
    Link(L842.self) { L842(next: $0.get(843)) },
    Link(L843.self) { L843(next: $0.get(844)) },
    Link(L844.self) { L844(next: $0.get(845)) },
    Link(L845.self) { L845(next: $0.get(846)) },
    Link(L846.self) { L846(next: $0.get(847)) },
    Link(L847.self) { L847(next: $0.get(848)) },
    Link(L848.self) { L848(next: $0.get(849)) },
    Link(L849.self) { L849(next: $0.get(850)) },
]

private let module850 = Module("links 850") {
    Singleton(L850.init(next:))
    Singleton(L851.init(next:))
    Singleton(L852.init(next:))
    Singleton(L853.init(next:))
    Singleton(L854.init(next:))
    Singleton(L855.init(next:))
    Singleton(L856.init(next:))
    Singleton(L857.init(next:))
    Singleton(L858.init(next:))
    Singleton(L859.init(next:))
    Singleton(L860.init(next:))
    Singleton(L861.init(next:))
    Singleton(L862.init(next:))
    Singleton(L863.init(next:))
    Singleton(L864.init(next:))
    Singleton(L865.init(next:))
    Singleton(L866.init(next:))
    Singleton(L867.init(next:))
    Singleton(L868.init(next:))
    Singleton(L869.init(next:))
    Singleton(L870.init(next:))
    Singleton(L871.init(next:))
    Singleton(L872.init(next:))
    Singleton(L873.init(next:))
    Singleton(L874.init(next:))
}
private let links850: [Link] = [
    Link(L850.self) { L850(next: $0.get(851)) },
    Link(L851.self) { L851(next: $0.get(852)) },
    Link(L852.self) { L852(next: $0.get(853)) },
    Link(L853.self) { L853(next: $0.get(854)) },
    Link(L854.self) { L854(next: $0.get(855)) },
    Link(L855.self) { L855(next: $0.get(856)) },
    Link(L856.self) { L856(next: $0.get(857)) },
    Link(L857.self) { L857(next: $0.get(858)) },
    Link(L858.self) { L858(next: $0.get(859)) },
    Link(L859.self) { L859(next: $0.get(860)) },
    Link(L860.self) { L860(next: $0.get(861)) },
    Link(L861.self) { L861(next: $0.get(862)) },
    Link(L862.self) { L862(next: $0.get(863)) },
    Link(L863.self) { L863(next: $0.get(864)) },
    Link(L864.self) { L864(next: $0.get(865)) },
    Link(L865.self) { L865(next: $0.get(866)) },
    Link(L866.self) { L866(next: $0.get(867)) },
    Link(L867.self) { L867(next: $0.get(868)) },
    Link(L868.self) { L868(next: $0.get(869)) },
    Link(L869.self) { L869(next: $0.get(870)) },
    Link(L870.self) { L870(next: $0.get(871)) },
    Link(L871.self) { L871(next: $0.get(872)) },
    Link(L872.self) { L872(next: $0.get(873)) },
    Link(L873.self) { L873(next: $0.get(874)) },
    Link(L874.self) { L874(next: $0.get(875)) },
]

private let module875 = Module("links 875") {
    Singleton(L875.init(next:))
    Singleton(L876.init(next:))
    Singleton(L877.init(next:))
    Singleton(L878.init(next:))
    Singleton(L879.init(next:))
    Singleton(L880.init(next:))
    Singleton(L881.init(next:))
    Singleton(L882.init(next:))
    Singleton(L883.init(next:))
    Singleton(L884.init(next:))
    Singleton(L885.init(next:))
    Singleton(L886.init(next:))
    Singleton(L887.init(next:))
    Singleton(L888.init(next:))
    Singleton(L889.init(next:))
    Singleton(L890.init(next:))
    Singleton(L891.init(next:))
    Singleton(L892.init(next:))
    Singleton(L893.init(next:))
    Singleton(L894.init(next:))
    Singleton(L895.init(next:))
    Singleton(L896.init(next:))
    Singleton(L897.init(next:))
    Singleton(L898.init(next:))
    Singleton(L899.init(next:))
}
private let links875: [Link] = [
    Link(L875.self) { L875(next: $0.get(876)) },
    Link(L876.self) { L876(next: $0.get(877)) },
    Link(L877.self) { L877(next: $0.get(878)) },
    Link(L878.self) { L878(next: $0.get(879)) },
    Link(L879.self) { L879(next: $0.get(880)) },
    Link(L880.self) { L880(next: $0.get(881)) },
    Link(L881.self) { L881(next: $0.get(882)) },
    Link(L882.self) { L882(next: $0.get(883)) },
    Link(L883.self) { L883(next: $0.get(884)) },
    Link(L884.self) { L884(next: $0.get(885)) },
    Link(L885.self) { L885(next: $0.get(886)) },
    Link(L886.self) { L886(next: $0.get(887)) },
    Link(L887.self) { L887(next: $0.get(888)) },
    Link(L888.self) { L888(next: $0.get(889)) },
    Link(L889.self) { L889(next: $0.get(890)) },
    Link(L890.self) { L890(next: $0.get(891)) },
    Link(L891.self) { L891(next: $0.get(892)) },
    Link(L892.self) { L892(next: $0.get(893)) },
    Link(L893.self) { L893(next: $0.get(894)) },
    Link(L894.self) { L894(next: $0.get(895)) },
    Link(L895.self) { L895(next: $0.get(896)) },
    Link(L896.self) { L896(next: $0.get(897)) },
    Link(L897.self) { L897(next: $0.get(898)) },
    Link(L898.self) { L898(next: $0.get(899)) },
    Link(L899.self) { L899(next: $0.get(900)) },
]

private let module900 = Module("links 900") {
    Singleton(L900.init(next:))
    Singleton(L901.init(next:))
    Singleton(L902.init(next:))
    Singleton(L903.init(next:))
    Singleton(L904.init(next:))
    Singleton(L905.init(next:))
    Singleton(L906.init(next:))
    Singleton(L907.init(next:))
    Singleton(L908.init(next:))
    Singleton(L909.init(next:))
    Singleton(L910.init(next:))
    Singleton(L911.init(next:))
    Singleton(L912.init(next:))
    Singleton(L913.init(next:))
    Singleton(L914.init(next:))
    Singleton(L915.init(next:))
    Singleton(L916.init(next:))
    Singleton(L917.init(next:))
    Singleton(L918.init(next:))
    Singleton(L919.init(next:))
    Singleton(L920.init(next:))
    Singleton(L921.init(next:))
    Singleton(L922.init(next:))
    Singleton(L923.init(next:))
    Singleton(L924.init(next:))
}
private let links900: [Link] = [
    Link(L900.self) { L900(next: $0.get(901)) },
    Link(L901.self) { L901(next: $0.get(902)) },
    Link(L902.self) { L902(next: $0.get(903)) },
    Link(L903.self) { L903(next: $0.get(904)) },
    Link(L904.self) { L904(next: $0.get(905)) },
    Link(L905.self) { L905(next: $0.get(906)) },
    Link(L906.self) { L906(next: $0.get(907)) },
    Link(L907.self) { L907(next: $0.get(908)) },
    Link(L908.self) { L908(next: $0.get(909)) },
    Link(L909.self) { L909(next: $0.get(910)) },
    Link(L910.self) { L910(next: $0.get(911)) },
    Link(L911.self) { L911(next: $0.get(912)) },
    Link(L912.self) { L912(next: $0.get(913)) },
    Link(L913.self) { L913(next: $0.get(914)) },
    Link(L914.self) { L914(next: $0.get(915)) },
    Link(L915.self) { L915(next: $0.get(916)) },
    Link(L916.self) { L916(next: $0.get(917)) },
    Link(L917.self) { L917(next: $0.get(918)) },
    Link(L918.self) { L918(next: $0.get(919)) },
    Link(L919.self) { L919(next: $0.get(920)) },
    Link(L920.self) { L920(next: $0.get(921)) },
    Link(L921.self) { L921(next: $0.get(922)) },
    Link(L922.self) { L922(next: $0.get(923)) },
    Link(L923.self) { L923(next: $0.get(924)) },
    Link(L924.self) { L924(next: $0.get(925)) },
]

private let module925 = Module("links 925") {
    Singleton(L925.init(next:))
    Singleton(L926.init(next:))
    Singleton(L927.init(next:))
    Singleton(L928.init(next:))
    Singleton(L929.init(next:))
    Singleton(L930.init(next:))
    Singleton(L931.init(next:))
    Singleton(L932.init(next:))
    Singleton(L933.init(next:))
    Singleton(L934.init(next:))
    Singleton(L935.init(next:))
    Singleton(L936.init(next:))
    Singleton(L937.init(next:))
    Singleton(L938.init(next:))
    Singleton(L939.init(next:))
    Singleton(L940.init(next:))
    Singleton(L941.init(next:))
    Singleton(L942.init(next:))
    Singleton(L943.init(next:))
    Singleton(L944.init(next:))
    Singleton(L945.init(next:))
    Singleton(L946.init(next:))
    Singleton(L947.init(next:))
    Singleton(L948.init(next:))
    Singleton(L949.init(next:))
}
private let links925: [Link] = [
    Link(L925.self) { L925(next: $0.get(926)) },
    Link(L926.self) { L926(next: $0.get(927)) },
    Link(L927.self) { L927(next: $0.get(928)) },
    Link(L928.self) { L928(next: $0.get(929)) },
    Link(L929.self) { L929(next: $0.get(930)) },
    Link(L930.self) { L930(next: $0.get(931)) },
    Link(L931.self) { L931(next: $0.get(932)) },
    Link(L932.self) { L932(next: $0.get(933)) },
    Link(L933.self) { L933(next: $0.get(934)) },
    Link(L934.self) { L934(next: $0.get(935)) },
    Link(L935.self) { L935(next: $0.get(936)) },
    Link(L936.self) { L936(next: $0.get(937)) },
    Link(L937.self) { L937(next: $0.get(938)) },
    Link(L938.self) { L938(next: $0.get(939)) },
    Link(L939.self) { L939(next: $0.get(940)) },
    Link(L940.self) { L940(next: $0.get(941)) },
    Link(L941.self) { L941(next: $0.get(942)) },
    Link(L942.self) { L942(next: $0.get(943)) },
    Link(L943.self) { L943(next: $0.get(944)) },
    Link(L944.self) { L944(next: $0.get(945)) },
    Link(L945.self) { L945(next: $0.get(946)) },
    Link(L946.self) { L946(next: $0.get(947)) },
    Link(L947.self) { L947(next: $0.get(948)) },
    Link(L948.self) { L948(next: $0.get(949)) },
    Link(L949.self) { L949(next: $0.get(950)) },
]

private let module950 = Module("links 950") {
    Singleton(L950.init(next:))
    Singleton(L951.init(next:))
    Singleton(L952.init(next:))
    Singleton(L953.init(next:))
    Singleton(L954.init(next:))
    Singleton(L955.init(next:))
    Singleton(L956.init(next:))
    Singleton(L957.init(next:))
    Singleton(L958.init(next:))
    Singleton(L959.init(next:))
    Singleton(L960.init(next:))
    Singleton(L961.init(next:))
    Singleton(L962.init(next:))
    Singleton(L963.init(next:))
    Singleton(L964.init(next:))
    Singleton(L965.init(next:))
    Singleton(L966.init(next:))
    Singleton(L967.init(next:))
    Singleton(L968.init(next:))
    Singleton(L969.init(next:))
    Singleton(L970.init(next:))
    Singleton(L971.init(next:))
    Singleton(L972.init(next:))
    Singleton(L973.init(next:))
    Singleton(L974.init(next:))
}
private let links950: [Link] = [
    Link(L950.self) { L950(next: $0.get(951)) },
    Link(L951.self) { L951(next: $0.get(952)) },
    Link(L952.self) { L952(next: $0.get(953)) },
    Link(L953.self) { L953(next: $0.get(954)) },
    Link(L954.self) { L954(next: $0.get(955)) },
    Link(L955.self) { L955(next: $0.get(956)) },
    Link(L956.self) { L956(next: $0.get(957)) },
    Link(L957.self) { L957(next: $0.get(958)) },
    Link(L958.self) { L958(next: $0.get(959)) },
    Link(L959.self) { L959(next: $0.get(960)) },
    Link(L960.self) { L960(next: $0.get(961)) },
    Link(L961.self) { L961(next: $0.get(962)) },
    Link(L962.self) { L962(next: $0.get(963)) },
    Link(L963.self) { L963(next: $0.get(964)) },
    Link(L964.self) { L964(next: $0.get(965)) },
    Link(L965.self) { L965(next: $0.get(966)) },
    Link(L966.self) { L966(next: $0.get(967)) },
    Link(L967.self) { L967(next: $0.get(968)) },
    Link(L968.self) { L968(next: $0.get(969)) },
    Link(L969.self) { L969(next: $0.get(970)) },
    Link(L970.self) { L970(next: $0.get(971)) },
    Link(L971.self) { L971(next: $0.get(972)) },
    Link(L972.self) { L972(next: $0.get(973)) },
    Link(L973.self) { L973(next: $0.get(974)) },
    Link(L974.self) { L974(next: $0.get(975)) },
]

private let module975 = Module("links 975") {
    Singleton(L975.init(next:))
    Singleton(L976.init(next:))
    Singleton(L977.init(next:))
    Singleton(L978.init(next:))
    Singleton(L979.init(next:))
    Singleton(L980.init(next:))
    Singleton(L981.init(next:))
    Singleton(L982.init(next:))
    Singleton(L983.init(next:))
    Singleton(L984.init(next:))
    Singleton(L985.init(next:))
    Singleton(L986.init(next:))
    Singleton(L987.init(next:))
    Singleton(L988.init(next:))
    Singleton(L989.init(next:))
    Singleton(L990.init(next:))
    Singleton(L991.init(next:))
    Singleton(L992.init(next:))
    Singleton(L993.init(next:))
    Singleton(L994.init(next:))
    Singleton(L995.init(next:))
    Singleton(L996.init(next:))
    Singleton(L997.init(next:))
    Singleton(L998.init(next:))
    Singleton(L999.init)
}
private let links975: [Link] = [
    Link(L975.self) { L975(next: $0.get(976)) },
    Link(L976.self) { L976(next: $0.get(977)) },
    Link(L977.self) { L977(next: $0.get(978)) },
    Link(L978.self) { L978(next: $0.get(979)) },
    Link(L979.self) { L979(next: $0.get(980)) },
    Link(L980.self) { L980(next: $0.get(981)) },
    Link(L981.self) { L981(next: $0.get(982)) },
    Link(L982.self) { L982(next: $0.get(983)) },
    Link(L983.self) { L983(next: $0.get(984)) },
    Link(L984.self) { L984(next: $0.get(985)) },
    Link(L985.self) { L985(next: $0.get(986)) },
    Link(L986.self) { L986(next: $0.get(987)) },
    Link(L987.self) { L987(next: $0.get(988)) },
    Link(L988.self) { L988(next: $0.get(989)) },
    Link(L989.self) { L989(next: $0.get(990)) },
    Link(L990.self) { L990(next: $0.get(991)) },
    Link(L991.self) { L991(next: $0.get(992)) },
    Link(L992.self) { L992(next: $0.get(993)) },
    Link(L993.self) { L993(next: $0.get(994)) },
    Link(L994.self) { L994(next: $0.get(995)) },
    Link(L995.self) { L995(next: $0.get(996)) },
    Link(L996.self) { L996(next: $0.get(997)) },
    Link(L997.self) { L997(next: $0.get(998)) },
    Link(L998.self) { L998(next: $0.get(999)) },
    Link(L999.self) { _ in L999() },
]

extension Link {
    /// Declares all of them.
    public static let module = Module("links") {
        module000
        module025
        module050
        module075
        module100
        module125
        module150
        module175
        module200
        module225
        module250
        module275
        module300
        module325
        module350
        module375
        module400
        module425
        module450
        module475
        module500
        module525
        module550
        module575
        module600
        module625
        module650
        module675
        module700
        module725
        module750
        module775
        module800
        module825
        module850
        module875
        module900
        module925
        module950
        module975
    }

    /// All of them; each takes the next one.
    public static let all: [Link] = [
        links000,
        links025,
        links050,
        links075,
        links100,
        links125,
        links150,
        links175,
        links200,
        links225,
        links250,
        links275,
        links300,
        links325,
        links350,
        links375,
        links400,
        links425,
        links450,
        links475,
        links500,
        links525,
        links550,
        links575,
        links600,
        links625,
        links650,
        links675,
        links700,
        links725,
        links750,
        links775,
        links800,
        links825,
        links850,
        links875,
        links900,
        links925,
        links950,
        links975,
    ].flatMap { $0 }
}
