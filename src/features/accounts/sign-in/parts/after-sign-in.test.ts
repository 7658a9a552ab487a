import { expect, test } from "vitest";
import { afterSignIn } from "./after-sign-in.ts";

test("where one wanted to go survives every detour after a sign-in", () => {
  const started = { isUserTypeSelected: true, isRecovered: false, needsSecondStep: false };
  const target = "/tr/girisimler?sayfa=2";
  expect(afterSignIn(started, target, "tr")).toBe(target);
  for (const detour of [{ isUserTypeSelected: false }, { isRecovered: true }]) {
    const address = new URL(afterSignIn({ ...started, ...detour }, target, "tr"), "http://portal.test");
    expect(address.searchParams.get("returnTo")).toBe(target);
  }
});
