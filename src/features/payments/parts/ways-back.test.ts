import { expect, test } from "vitest";
import { waysBack } from "./ways-back.ts";

const ORIGIN = "https://kovan.example";
const to = (header: string) =>
  waysBack({ kind: "package", id: "p", locale: "en" }, { "x-success-url": header, "x-cancel-url": header }, ORIGIN);

test("a purchase leads back to a path of the portal", () => {
  expect(to("/en/startups?page=2")).toEqual({ successPath: "/en/startups?page=2", cancelPath: "/en/startups?page=2" });
  expect(to(`${ORIGIN}/reports`).successPath).toBe("/reports");
});

test("return paths that browsers read as another site are dropped", () => {
  const usual = to("");
  for (const away of [
    "https://evil.example/x",
    "//evil.example/x",
    "/\\evil.example",
    "/.//evil.example/x",
    "/a/..//evil.example",
    `${ORIGIN}//evil.example/x`,
    `${ORIGIN}/\\evil.example`,
    "javascript:alert(1)",
  ])
    expect(to(away), away).toMatchObject({ successPath: expect.stringMatching(/^\/payment-success/) });
  expect(usual.cancelPath).toMatch(/^\//);
});
