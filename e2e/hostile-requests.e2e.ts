import { once } from "node:events";
import net from "node:net";
import { expect, test } from "vitest";
import { DEMO_PASSWORD, demoEmail } from "#features/accounts/contract.ts";
import { address } from "./harness.ts";

/** What no browser would send, byte by byte; answers everything that came back. */
async function send(head: string, body: string | Buffer = ""): Promise<string> {
  const { port, hostname } = new URL(address());
  const socket = net.connect(Number(port), hostname);
  let answer = "";
  socket.on("data", (bytes) => (answer += bytes)).on("error", () => {});
  socket.write(`${head}\r\nConnection: close\r\n\r\n`);
  socket.write(body);
  await once(socket, "close");
  return answer;
}

test.each([
  ["GET //", 200],
  ["GET //[", 404],
  ["GET //evil.example/about-us", 404],
  ["GET /\\evil.example/about-us", 404],
  ["GET http://evil.example/about-us", 200],
  ["GET foo://[", 404],
])("the target %s is a path of ours", async (start, status) => {
  const answer = await send(`${start} HTTP/1.1\r\nHost: kovan.test`);
  expect(answer.slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
  expect(answer).not.toMatch(/(content|href)="http:\/\/evil/);
});

test.each(["Host: [", "Host: a b", 'Host: a"><script>', "Host:", "Host: a/b"])("%s is no host", async (host) => {
  expect((await send(`GET /about-us HTTP/1.1\r\n${host}`)).slice(0, 12)).toBe("HTTP/1.1 400");
});

const FORM = "application/x-www-form-urlencoded";
const post = (type: string, body: string, length = body.length) =>
  send(
    `POST /login HTTP/1.1\r\nHost: kovan.test\r\nOrigin: http://kovan.test\r\nContent-Type: ${type}\r\nContent-Length: ${length}`,
    body,
  );

test("a page takes forms of a size, nothing else, and says so", async () => {
  const account = new URLSearchParams({ email: demoEmail("member"), password: DEMO_PASSWORD }).toString();
  expect(await post(FORM, account)).toMatch(
    /^HTTP\/1.1 302 [\s\S]*set-cookie: session=[\w-]{43}; Path=\/; SameSite=Lax; HttpOnly\r/,
  );
  // Refused by its length alone, before more of it is sent.
  expect(await post(FORM, account, 10_000_000)).toMatch(/^HTTP\/1.1 413 /);
  for (const [type, body] of [
    ["application/json", "{}"],
    ["multipart/form-data; boundary=x", "abc"],
    ["multipart/form-data", "abc"],
    ["text/plain", "email=a"],
  ] as const)
    expect(await post(type, body), type).toMatch(/^HTTP\/1.1 400 /);
});
