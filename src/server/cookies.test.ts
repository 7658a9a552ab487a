import { expect, test } from "vitest";
import { cookieHeader, readCookies, secretCookies } from "./cookies.server.ts";

test("over https secret cookies are host-bound; on localhost plain", () => {
  const over = (secure: boolean) => {
    const { session } = secretCookies(secure);
    return cookieHeader(session, "t", { httpOnly: true, secure });
  };
  expect(over(true)).toBe("__Host-session=t; Path=/; SameSite=Lax; HttpOnly; Secure");
  expect(over(false)).toBe("session=t; Path=/; SameSite=Lax; HttpOnly");
  for (const name of Object.values(secretCookies(true))) expect(name).toMatch(/^__Host-/);
});

test("names are read as they stand: one cookie is not taken for another", () => {
  const cookies = readCookies("session=planted; __Host-session=own; broken; =x; bad=%E0%A4%A");
  expect(cookies[secretCookies(true).session]).toBe("own");
  expect(cookies[secretCookies(false).session]).toBe("planted");
  expect(cookies.bad).toBeUndefined();
  expect(readCookies("__proto__=x").toString).toBeUndefined();
});
