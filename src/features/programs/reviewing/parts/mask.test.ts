import fc from "fast-check";
import { expect, test } from "vitest";
import { HIDDEN_TEXT, masked } from "./mask.ts";

const NAMES = { startup: ["Kanat Göz", "kanatgoz"], people: ["Ilgaz Ertem", "Elif Şen"] };
const H = HIDDEN_TEXT;

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

test("a one-word name is masked inside words, a short one when alone", () => {
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

test.each([
  [
    "letters of other alphabets",
    "\u041aanat G\u00f6z, \u041a\u0430n\u0430tg\u043ez, \u039a\u0391\u039d\u0391T G\u00d6Z",
  ],
  [
    "full-width letters and bold ones",
    "\uff2b\uff41\uff4e\uff41\uff54 \uff27\uff4f\uff5a, \ud835\udc0a\ud835\udc1a\ud835\udc27\ud835\udc1a\ud835\udc2d \ud835\udc06\ud835\udc28\ud835\udc33",
  ],
  ["what is not seen", "Ka\u200bnat G\u00adöz, kanat\u2060goz, I\u200clgaz"],
  ["marks above marks", "K\u0327a\u0301n\u0303a\u0304t Go\u0308\u0331z"],
  ["digits for letters", "K4nat Göz, kanatg0z"],
])("a name does not get through with %s", (_, text) => {
  expect(masked(text, NAMES).replaceAll(H, "").trim()).toMatch(/^[, ]*$/);
});

test("invisible characters, marks and spaces do not unmask a name", () => {
  for (const between of [" \u200b \u200b ", "     ", "\n \n\t ", " \u0301 \u0301 ", "\u2060\u2060\u2060\u2060 "])
    expect(masked(`biz Kanat${between}Göz, K${between}a n a t g o z`, NAMES)).toBe(`biz ${H}, ${H}`);
});

test("people of other teams are masked by full name only", () => {
  const names = { ...NAMES, others: ["Petek", "Deniz Yaşar"] };
  expect(masked("Deniz Yaşar'ın ekibi, D\u0435niz  YAŞAR; Deniz kıyısında.", names)).toBe(
    `${H}'ın ekibi, ${H}; Deniz kıyısında.`,
  );
});

test("other teams are masked as written; ordinary words stay", () => {
  const names = { ...NAMES, others: ["Petek", "Mavi Balina", "Bal", "Işık"] };
  expect(masked("Rakibimiz Petek ve Mavi Balina'dan hızlıyız; MaviBalina gibi değil.", names)).toBe(
    `Rakibimiz ${H} ve ${H}'dan hızlıyız; ${H} gibi değil.`,
  );
  const usual = "Bal üretenler petek kullanır, mavi bir balina değil; ışık önemli.";
  expect(masked(usual, names)).toBe(usual);
});

test("however each letter is written, a name does not get through", () => {
  const ways: Record<string, string[]> = {
    k: ["k", "K", "\u043a", "\u03ba", "\uff4b"],
    a: ["a", "A", "\u0430", "\u03b1", "4", "a\u0301"],
    n: ["n", "N", "n\u200b", "\u03b7"],
    t: ["t", "T", "\u0442", "7"],
    g: ["g", "G", "\u0261", "g\u00ad"],
    o: ["o", "ö", "0", "\u043e", "\u03bf"],
    z: ["z", "Z", "\u0437"],
  };
  const spelled = fc.tuple(..."kanatgoz".split("").map((letter) => fc.constantFrom(...ways[letter]!)));
  fc.assert(
    fc.property(spelled, fc.constantFrom("", " ", "-", "."), (letters, gap) => {
      const name = [...letters.slice(0, 5), gap, ...letters.slice(5)].join("");
      expect(masked(`önce ${name} sonra`, NAMES)).toBe(`önce ${H} sonra`);
    }),
  );
});

test("texts that never end what they begin cost no more than their length", () => {
  for (const piece of ["a", "-", "a.", "0 ", "0(", "@", "https://", "a@", "\u200b ", "\u0301 ", "Ka\u200b "]) {
    const text = piece.repeat(50_000);
    // Walked again from each of its words, such a text takes a minute: more than a test may.
    expect(masked(text, NAMES).length).toBeGreaterThan(0);
  }
});
