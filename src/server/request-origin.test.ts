import type { FastifyRequest } from "fastify";
import { expect, test } from "vitest";
import { addressOfRequest, originOf } from "./request-origin.server.ts";

const asked = (url: string, host = "kovan.test:3000") => ({ url, host, protocol: "http" }) as FastifyRequest;
const here = { publicUrl: undefined };

test.each([
  ["/startups?page=2", "http://kovan.test:3000/startups?page=2"],
  ["//evil.example/startups", "http://kovan.test:3000//evil.example/startups"],
  ["/\\evil.example/startups", "http://kovan.test:3000//evil.example/startups"],
  ["http://evil.example/startups", "http://kovan.test:3000/startups"],
  ["http://evil.example", "http://kovan.test:3000/"],
  ["//", "http://kovan.test:3000//"],
  ["//[", "http://kovan.test:3000//["],
  ["@evil.example/", "http://kovan.test:3000/@evil.example/"],
  [":80@evil.example/", "http://kovan.test:3000/:80@evil.example/"],
])("the target %s is a path of ours", (target, address) => {
  expect(addressOfRequest(here, asked(target)).href).toBe(address);
});

test.each(["", "[", "a b", 'a"><script>', "a/b", "a?b", "a#b", "user@a", "a:99999"])("the host %j is none", (host) => {
  expect(() => originOf(here, asked("/", host))).toThrow("invalidInput");
  expect(originOf({ publicUrl: "https://kovan.test" }, asked("/", host))).toBe("https://kovan.test");
});

test("a host is written as browsers write it in Origin", () => {
  expect(originOf(here, asked("/", "Kovan.Test:80"))).toBe("http://kovan.test");
});
