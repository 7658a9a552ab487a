import { expect, test } from "vitest";
import { readSettings } from "./settings.server.ts";

test("the public address is an origin as browsers write it", () => {
  expect(readSettings({ PUBLIC_URL: "HTTPS://Kovan.Example:443/" }).publicUrl).toBe("https://kovan.example");
  for (const PUBLIC_URL of ["https://kovan.example/portal", "https://kovan.example/?a=b", "ftp://kovan.example"])
    expect(() => readSettings({ PUBLIC_URL })).toThrow("PUBLIC_URL");
});

test("only the machine itself is believed about who asks, unless proxies are named", () => {
  expect(readSettings({}).trustedProxies).toEqual(["loopback"]);
  const PROXIES = "loopback, 10.0.0.0/8,fd00::/8,192.0.2.7";
  expect(readSettings({ PROXIES }).trustedProxies).toEqual(["loopback", "10.0.0.0/8", "fd00::/8", "192.0.2.7"]);
  for (const wrong of ["proxy.example", "10.0.0.0/33", "10.0.0.0/8/8", "true", "10.0.0.0/"])
    expect(() => readSettings({ PROXIES: wrong })).toThrow("PROXIES");
});

test("no demo on a database server unless it is asked for", () => {
  const DATABASE_URL = "postgres://localhost/kovan";
  expect(
    [readSettings({}), readSettings({ DATABASE_URL }), readSettings({ DATABASE_URL, DEMO: "1" })].map(
      ({ demo }) => demo,
    ),
  ).toEqual([true, false, true]);
});
