import { once } from "node:events";
import net from "node:net";
import { DEMO_PASSWORD, demoEmail } from "#shared/demo-accounts.ts";
import { expect, test } from "./harness.ts";
import type { Site } from "./site.ts";

test.use({ onlyReads: true });

/** Sends bytes that no browser would send; answers everything that came back. */
async function send(site: Site, head: string, body: string | Buffer = ""): Promise<string> {
  const { port, hostname } = new URL(site.origin);
  const socket = net.connect(Number(port), hostname);
  let answer = "";
  socket.on("data", (bytes) => (answer += bytes)).on("error", () => {});
  socket.write(`${head}\r\nConnection: close\r\n\r\n`);
  socket.write(body);
  await once(socket, "close");
  return answer;
}

for (const [start, status] of [
  ["GET //", 200],
  ["GET //[", 404],
  ["GET //evil.example/about-us", 404],
  ["GET /\\evil.example/about-us", 404],
  ["GET http://evil.example/about-us", 200],
  ["GET foo://[", 404],
  ["GET /startup/%E0%A4%A", 302],
  ["GET /tr/girisimler/%", 302],
])
  test(`the target ${start} is a path of ours`, async ({ site }) => {
    const answer = await send(site, `${start} HTTP/1.1\r\nHost: kovan.test`);
    expect(answer.slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
    expect(answer).not.toMatch(/(content|href)="http:\/\/evil/);
  });

for (const target of [
  "/admin/management//",
  "/%61dmin/management",
  "/%61dmin/management.data",
  "/profile//",
  "/user-type//",
])
  test(`${target} is guarded like the page it means`, async ({ site }) => {
    const answer = await send(site, `GET ${target} HTTP/1.1\r\nHost: kovan.test`);
    expect(answer).toMatch(/^HTTP\/1.1 (302|202) /);
    expect(answer).toContain("/404");
  });

test("an open page has its texts however its address is spelt", async ({ site }) => {
  const answer = await send(site, "GET /%61bout-us// HTTP/1.1\r\nHost: kovan.test");
  expect(answer).toMatch(/^HTTP\/1.1 200 /);
  expect(answer).toContain("<title>About us");
});

test("what is posted for is not got: 405, not a fault", async ({ site }) => {
  for (const target of ["/table-file/users", "/table-settings"])
    expect(await send(site, `GET ${target} HTTP/1.1\r\nHost: kovan.test`)).toMatch(/^HTTP\/1.1 405 /);
});

for (const host of ["Host: [", "Host: a b", 'Host: a"><script>', "Host:", "Host: a/b"])
  test(`${host} is no host`, async ({ site }) => {
    expect((await send(site, `GET /about-us HTTP/1.1\r\n${host}`)).slice(0, 12)).toBe("HTTP/1.1 400");
  });

test("meaningless cookies mean browser language, system theme, signed out", async ({ site }) => {
  const ask = (language: string) =>
    send(
      site,
      `GET / HTTP/1.1\r\nHost: kovan.test\r\nAccept-Language: ${language}\r\nCookie: locale=xx; theme=<script>; session=forged`,
    );
  const english = await ask("en");
  expect(english).toMatch(/^HTTP\/1.1 200 /);
  expect(english).toMatch(/set-cookie: session=; .*HttpOnly/);
  expect(english).toMatch(/set-cookie: locale=en; /);
  expect(english).toContain('<html lang="en">');
  expect(await ask("tr")).toMatch(/^HTTP\/1.1 302 [\s\S]*location: \/tr\r/);
});

test("an address with 10,000 values of a filter is refused before it is read", async ({ site }) => {
  const values = Array(10_000).fill("lidar").join();
  expect(await send(site, `GET /startups?technology=${values} HTTP/1.1\r\nHost: kovan.test`)).toMatch(
    /^HTTP\/1.1 431 /,
  );
});

test("the design system's page is not served in production", async ({ site }) => {
  expect(await send(site, "GET /dev/ui HTTP/1.1\r\nHost: kovan.test")).toMatch(/^HTTP\/1.1 404 /);
});

const FORM = "application/x-www-form-urlencoded";
const post = (site: Site, type: string, body: string, length = body.length) =>
  send(
    site,
    `POST /login HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nContent-Type: ${type}\r\nContent-Length: ${length}`,
    body,
  );

test("a page takes forms of a size, nothing else, and says so", async ({ site }) => {
  const account = new URLSearchParams({ email: demoEmail("member"), password: DEMO_PASSWORD }).toString();
  expect(await post(site, FORM, account)).toMatch(
    /^HTTP\/1.1 302 [\s\S]*set-cookie: session=[\w-]{43}; Path=\/; SameSite=Lax; HttpOnly\r/,
  );
  // Refused by its length alone, before more of it is sent.
  expect(await post(site, FORM, account, 10_000_000)).toMatch(/^HTTP\/1.1 413 /);
  for (const [type, body] of [
    ["application/json", "{}"],
    ["multipart/form-data; boundary=x", "abc"],
    ["multipart/form-data", "abc"],
    ["text/plain", "email=a"],
  ] as const)
    expect(await post(site, type, body), type).toMatch(/^HTTP\/1.1 400 /);
});
