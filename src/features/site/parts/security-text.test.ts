import { expect, test } from "vitest";
import { securityText } from "./security-text.ts";

test("the file of RFC 9116 has a contact, an end within a year", () => {
  const address = "https://kovan.example/.well-known/security.txt";
  const text = securityText({ email: "güvenlik@ornek.edu.tr", address, now: new Date("2026-11-27T15:00:00Z") });
  expect(text).toBe(
    [
      "Contact: mailto:g%C3%BCvenlik@ornek.edu.tr",
      "Expires: 2027-05-26T00:00:00Z",
      "Preferred-Languages: tr, en",
      `Canonical: ${address}`,
      "",
    ].join("\r\n"),
  );
});
