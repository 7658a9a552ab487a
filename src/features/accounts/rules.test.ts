import fc from "fast-check";
import { expect, test } from "vitest";
import { brokenRules, PASSWORD_MIN_LENGTH } from "./rules.ts";

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
      const longer = `${password}!${"x".repeat(PASSWORD_MIN_LENGTH)}`;
      const before = new Set(brokenRules(password));
      expect(brokenRules(longer).every((rule) => before.has(rule))).toBe(true);
      expect(brokenRules(longer)).not.toContain("length");
    }),
  );
});
