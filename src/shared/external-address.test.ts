import fc from "fast-check";
import { expect, test } from "vitest";
import { externalAddress, spokenAddress } from "./external-address.ts";

test.each([
  ["https://www.isik.example/", "https://www.isik.example/", "isik.example"],
  [" www.isik.example ", "https://www.isik.example/", "isik.example"],
  ["isik.example:8080/tr", "https://isik.example:8080/tr", "isik.example:8080/tr"],
  ["ftp://isik.example/a", "ftp://isik.example/a", "ftp://isik.example/a"],
  ["http://isik.example/a?b=c", "http://isik.example/a?b=c", "isik.example/a?b=c"],
])("%j leads to %j", (text, href, spoken) => {
  expect(externalAddress(text)).toBe(href);
  expect(spokenAddress(href)).toBe(spoken);
});

test.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)//x.y",
  "data:text/html,x",
  "mailto:a@b.example",
  "yok",
  "",
  " ",
  null,
])("%j is no address of the web", (text) => {
  expect(externalAddress(text)).toBeUndefined();
});

test("whatever is written, only the web is linked", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(externalAddress(text) ?? "https://").toMatch(/^(https?|ftp):\/\//);
    }),
  );
});
