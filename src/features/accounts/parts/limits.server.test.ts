import { expect, test } from "vitest";
import { networkOf } from "#server/network-of.server.ts";
import { addressLimit, codeLimit, signUpLimit } from "./limits.server.ts";

test("all addresses of one IPv6 network count as one client", () => {
  const network = "2001:db8:0:7::/64";
  for (const address of [
    "2001:db8:0:7::1",
    "2001:DB8:0:7:ffff:ffff:ffff:ffff",
    "2001:0db8::7:1:2:3:4",
    "2001:db8:0:7::",
  ])
    expect(networkOf(address)).toBe(network);
  expect(networkOf("2001:db8:0:8::1")).not.toBe(network);
  expect(networkOf("fe80::1%eth0")).toBe("fe80:0:0:0::/64");
  expect(networkOf("::1")).toBe("0:0:0:0::/64");
  for (const limit of [addressLimit, signUpLimit, codeLimit])
    expect(limit("2001:db8:0:7::1").subject).toBe(limit("2001:db8:0:7::2").subject);
});

test("of version 4 every address counts by itself, however it is written", () => {
  expect(networkOf("203.0.113.7")).toBe("203.0.113.7");
  expect(networkOf("::ffff:203.0.113.7")).toBe("203.0.113.7");
});
