import fc from "fast-check";
import { expect, test } from "vitest";
import { HIDDEN, masked } from "./mask.ts";

const NAMES = { startup: ["Kanat Göz", "kanatgoz"], people: ["Ilgaz Ertem", "Elif Şen"] };
const H = HIDDEN;

test.each([
  ["Kanat Göz okullar için bir ölçüm cihazı.", `${H} okullar için bir ölçüm cihazı.`],
  ["KANAT GÖZ’ün farkı", `${H}’ün farkı`],
  ["Bizim kanatgoz uygulaması ve KanatGoz", `Bizim ${H} uygulaması ve ${H}`],
  ["getkanatgozapp hesabımız", `${H} hesabımız`],
  ["Ilgaz Ertem ve Elif kurdu, Ertem’in işi", `${H} ve ${H} kurdu, ${H}’in işi`],
  ["Write to team@kanat.example or https://kanat.example/demo?x=1", `Write to ${H} or ${H}`],
  ["Demo: kanat-demo.com.tr/video, @kanatgozhq", `Demo: ${H}, ${H}`],
  ["Ara: +90 532 123 45 67", `Ara: ${H}`],
  ["Biz k-a-n-a-t g.ö.z, I l g a z Ertem kurdu", `Biz ${H}, ${H} kurdu`],
  ["Kan at Göz ve Kanat-göz’ün işi, kanatg özü", `${H} ve ${H}’ün işi, ${H}`],
])("%s", (text, expected) => {
  expect(masked(text, NAMES)).toBe(expected);
});

test("a name of one word is hidden inside of other words, too; a short one only where it stands alone", () => {
  const names = { startup: ["Balgöz", "Arda"], people: [] };
  expect(masked("Our app is getbalgozapp, hello-BALGÖZLÜ, myBalgoz", names)).toBe(`Our app is ${H}, hello-${H}, ${H}`);
  expect(masked("Arda yardım eder", names)).toBe(`${H} yardım eder`);
});

test("what is no name stays, word by word", () => {
  const text = "Bir göz hastalığı: 3 yılda %25 büyüme, 1.200 hasta, v1.2. Şen bir ekip değil, ilgaz bir dağ.";
  expect(masked(text, { startup: ["Kanat Göz"], people: ["Ilgaz Ertem"] })).toBe(text);
});

test("whatever stands around it, a name does not get through", () => {
  const around = fc.string({ unit: fc.constantFrom(..."aı şğ.,;:!?-(){}\n0123456789".split("")), maxLength: 30 });
  fc.assert(
    fc.property(around, around, fc.constantFrom(...NAMES.startup, ...NAMES.people), (before, after, name) => {
      const result = masked(`${before} ${name} ${after}`, NAMES).toLowerCase();
      expect(result).not.toContain(name.toLowerCase());
    }),
  );
});

test("a text without names is left as it is, and hiding twice hides no more", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 80 }), (text) => {
      const once = masked(text, NAMES);
      expect(masked(once, NAMES)).toBe(once);
    }),
  );
});
