import fc from "fast-check";
import { expect, test } from "vitest";
import {
  completeLink,
  greaterOrEmpty,
  greaterOrZero,
  isSocialLink,
  isWebAddress,
  numericOrNotEmpty,
} from "./field-rules.ts";

const EMPTY_VALUES = fc.constantFrom("", " ", null, undefined);
const WORDS = fc.string().filter((text) => text.trim() !== "" && Number.isNaN(Number(text)));
const MIN = fc.integer({ min: 1, max: 1_000_000 });

test("greaterOrZero takes zero and values from the minimum", () => {
  fc.assert(
    fc.property(MIN, fc.integer({ min: -2_000_000, max: 2_000_000 }), (min, value) => {
      expect(greaterOrZero(value, min)).toBe(value === 0 || value >= min);
      expect(greaterOrZero(String(value), min)).toBe(value === 0 || value >= min);
    }),
  );
  fc.assert(
    fc.property(MIN, fc.oneof(EMPTY_VALUES, WORDS), (min, value) => void expect(greaterOrZero(value, min)).toBe(false)),
  );
});

test("greaterOrEmpty takes nothing and values from the minimum, not zero", () => {
  fc.assert(
    fc.property(MIN, fc.integer({ min: -2_000_000, max: 2_000_000 }), (min, value) => {
      expect(greaterOrEmpty(value, min)).toBe(value >= min);
    }),
  );
  fc.assert(fc.property(MIN, EMPTY_VALUES, (min, value) => void expect(greaterOrEmpty(value, min)).toBe(true)));
  fc.assert(fc.property(MIN, WORDS, (min, value) => void expect(greaterOrEmpty(value, min)).toBe(false)));
});

test("numericOrNotEmpty takes every number and nothing else", () => {
  const numbers = fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 });
  fc.assert(fc.property(numbers, (value) => void expect(numericOrNotEmpty(value)).toBe(true)));
  fc.assert(fc.property(fc.oneof(EMPTY_VALUES, WORDS), (value) => void expect(numericOrNotEmpty(value)).toBe(false)));
  for (const odd of ["0x10", "1e5", "Infinity", "NaN", "1,5", "--1", "."]) expect(numericOrNotEmpty(odd)).toBe(false);
});

test.each([
  ["https://kovan.example", true],
  ["http://kovan.example/a?b=c", true],
  ["kovan.example", false],
  ["javascript:alert(1)//https://kovan.example", false],
  ["ftp://kovan.example/a", true],
  ["gopher://kovan.example", false],
  ["https://name:secret@kovan.example", false],
  ["https://kovan", false],
  ["https://kovan.example/a b", false],
  ["", false],
  ["https://github.com\\@example.test/x", false],
  ['https://example.test/x"y', false],
  ["https://example.test/<b>", false],
  ["https:///example.test/x", false],
])("%s as an address of the web: %s", (text, expected) => expect(isWebAddress(text)).toBe(expected));

test.each([
  ["twitter", "ftp://twitter.com/kovan", false],
  ["twitter", "https://twitter.com/kovan", true],
  ["twitter", "https://x.com/kovan", true],
  ["facebook", "https://www.facebook.com/kovan", true],
  ["facebook", "https://fb.me/kovan", true],
  ["linkedin", "https://tr.linkedin.com/in/kovan", true],
  ["linkedin", "https://www.linkedin.com/in/kovan", true],
  ["youtube", "https://youtu.be/kovan", true],
  ["behance", "https://www.behance.net/kovan", true],
  ["gitHub", "https://github.com/kovan", true],
  ["gitLab", "https://gitlab.com/kovan", true],
  ["dribbble", "https://dribbble.com/kovan", true],
  ["stackoverflow", "https://stackoverflow.com/users/1", true],
  ["instagram", "https://instagram.com/kovan", true],
  ["instagram", "https://instagram.com/", false],
  ["instagram", "instagram.com/kovan", false],
  ["gitHub", "https://github.com.evil.example/kovan", false],
  ["gitHub", "https://evil.example/github.com", false],
  ["gitHub", "https://github.com:8443/kovan", false],
  ["gitHub", "https://notgithub.com/kovan", false],
  ["gitHub", "https://gitlab.com/kovan", false],
] as const)("%s: %s is %s", (network, text, expected) => expect(isSocialLink(network, text)).toBe(expected));

test.each([
  ["linkedin.com/in/ipek", "https://linkedin.com/in/ipek"],
  ["http://petek.example", "http://petek.example"],
  ["ipek@petek.example", "ipek@petek.example"],
  ["petek", "petek"],
])("%s is completed to %s", (typed, whole) => expect(completeLink(typed)).toBe(whole));
