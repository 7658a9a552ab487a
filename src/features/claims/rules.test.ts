import { expect, test } from "vitest";
import { isAtDomain, provingDomain } from "./rules.ts";

test("mail proves an entry at its own domain unless the domain is shared", () => {
  expect(provingDomain("https://www.Petek.example/hakkinda?x=1")).toBe("petek.example");
  expect(provingDomain("http://petek.example.")).toBe("petek.example");
  for (const website of [
    null,
    "",
    "petek.example",
    "https://gmail.com",
    "https://petek.github.io",
    "https://sites.google.com/petek",
    "https://www.linkedin.com/company/petek",
    "https://192.168.1.1/",
    "https://localhost/",
  ])
    expect(provingDomain(website), String(website)).toBeUndefined();
  expect(isAtDomain("Deniz@PETEK.example", "petek.example")).toBe(true);
  for (const email of ["a@evil.example", "a@petek.example.evil.example", "a@xpetek.example", "a@mail.petek.example"])
    expect(isAtDomain(email, "petek.example")).toBe(false);
});
