import { expect, test } from "vitest";
import { base32, codeOf, otpAddress, stepAt, stepOfCode } from "./totp.server.ts";

const SECRET = Buffer.from("12345678901234567890");

// Appendix B of RFC 6238; its codes have eight digits, ours the last six.
test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
])("the code at second %i is %s", (seconds, code) => {
  expect(codeOf(SECRET, stepAt(seconds * 1_000))).toBe(code);
});

test("a code counts for a half minute before and after its own, once", () => {
  const now = 1_111_111_111_000;
  const step = stepAt(now);
  for (const beside of [-1, 0, 1])
    expect(stepOfCode(SECRET, codeOf(SECRET, step + beside), 0, now)).toBe(step + beside);
  for (const beside of [-2, 2]) expect(stepOfCode(SECRET, codeOf(SECRET, step + beside), 0, now)).toBeUndefined();
  expect(stepOfCode(SECRET, codeOf(SECRET, step), step, now)).toBeUndefined();
  expect(stepOfCode(SECRET, "", 0, now)).toBeUndefined();
});

test("a secret is written as apps take it", () => {
  expect(base32(SECRET)).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
  expect(otpAddress(SECRET, "Arı Kovanı", "a@b.test")).toBe(
    "otpauth://totp/Ar%C4%B1%20Kovan%C4%B1%3Aa%40b.test?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Ar%C4%B1%20Kovan%C4%B1",
  );
});
