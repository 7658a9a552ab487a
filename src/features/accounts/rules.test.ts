import fc from "fast-check";
import { expect, test } from "vitest";
import { wordsOf } from "./parts/common-passwords.ts";
import { brokenRules } from "./rules.ts";

test.each([
  ["Bal!Petek.27", []],
  ["İncir.ağacı7", []],
  ["Kovan+Demo 90", []],
  ["Bal!Petek.2024", []],
  ["Bal!Petek.1357", []],
  ["", ["length", "uppercase", "punctuation", "number"]],
  ["Bal!27.", ["length"]],
  ["bal!petek.27", ["uppercase"]],
  ["BalPetek27", ["punctuation"]],
  ["Bal!Petek.", ["number"]],
  ["Bal!Petek.123456", ["noConsecutive"]],
  ["Bal!Petek.123", ["noConsecutive"]],
  ["Bal!987Petek", ["noConsecutive"]],
  ["Bal!1232Petek", ["noConsecutive"]],
  ["Bal!12.34.Petek", []],
  ["Bal!1210Petek", ["noConsecutive"]],
  ["Bal!1212Petek", []],
  ["Password1!", ["notCommon"]],
  ["P@ssw0rd!", ["notCommon"]],
  ["Parola1!", ["notCommon"]],
  ["Şifre.2026", ["notCommon"]],
  ["Galatasaray1905!", ["notCommon"]],
  ["Qwerty!9", ["notCommon"]],
  ["1Qaz2wsx!", ["notCommon"]],
  ["Asdfgh.7", ["notCommon"]],
  ["Mehmet_1990", ["notCommon"]],
  ["İstanbul34!", ["notCommon"]],
  ["Temmuz2026*", ["notCommon"]],
  ["Hoşgeldiniz1!", ["notCommon"]],
  ["Aaaaaaa1!", ["notCommon"]],
  ["Drowssap.7", []],
  ["Parola-Tuğla.7", []],
  ["x7$Kq2!9Zp", []],
  ["9$2!7X4%", []],
])("%j breaks %j", (password, broken) => {
  expect(brokenRules(password)).toEqual(broken);
});

test("runs of digits are refused anywhere and in either direction", () => {
  const run = fc
    .tuple(fc.integer({ min: 0, max: 7 }), fc.integer({ min: 3, max: 10 }), fc.boolean())
    .map(([from, length, down]) => {
      const digits = Array.from({ length: Math.min(length, 10 - from) }, (_, index) => from + index);
      return (down ? digits.reverse() : digits).join("");
    });
  fc.assert(
    fc.property(fc.string(), run, fc.string(), (before, digits, after) => {
      expect(brokenRules(before + digits + after)).toContain("noConsecutive");
    }),
  );
});

test("adding to a password mends its length and never breaks what it had", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), (password) => {
      const longer = `${password} Bir tuğla`;
      const before = new Set(brokenRules(password));
      expect(brokenRules(longer).every((rule) => before.has(rule))).toBe(true);
      expect(brokenRules(longer)).not.toContain("length");
    }),
  );
});

test.each([
  ["Kovan2026!", ["Kovan"]],
  ["K0van.26", ["Kovan"]],
  ["Zehra.1990", ["Zehra", "Balcı"]],
  ["BALCI!27x", ["Zehra", "Balcı"]],
  ["Zbalci19!", ["Zehra", "Balcı", "zbalci@ornek.edu.tr"]],
  ["Ornek.2026", ["zbalci@ornek.edu.tr"]],
  ["Ozgur!1985", ["Özgür"]],
])("%j has no letters besides names of %j", (password, about) => {
  expect(brokenRules(password, wordsOf(...about))).toEqual(["notCommon"]);
});

test("a name among other words is no reason to refuse", () => {
  expect(brokenRules("Kovan yolu uzun.9", wordsOf("Kovan", "Zehra"))).toEqual([]);
  expect(brokenRules("Kovan2026!", wordsOf("Filiz"))).toEqual([]);
});
