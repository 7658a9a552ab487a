import net from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { errorText } from "#shared/error-list.ts";
import { sharedApp, testApp } from "#testing/app.ts";

const api = sharedApp();

test("the server says it lives, is ready, and what it can do", async () => {
  const { app } = api();
  expect((await app.inject("/livez")).json()).toEqual({ status: "ok" });
  expect((await app.inject("/readyz")).statusCode).toBe(200);
  const document = (await app.inject("/openapi.json")).json();
  expect(
    document.paths["/apiUser/Auth/Login"].post.requestBody.content["application/json"].schema.properties,
  ).toHaveProperty("email");
  expect((await app.inject("/docs/")).body).toContain("swagger-ui");
});

test("an unknown call is a 404 in the envelope, in the caller's language", async () => {
  const { app } = api();
  const answer = await app.inject({ url: "/apiNowhere/Thing", headers: { "accept-language": "tr" } });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({
    data: null,
    status: { code: "notFound", value: "Bulunamadı." },
    message: "Bulunamadı.",
  });
});

test.each([
  ["broken JSON", "{", "application/json", 400],
  ["another content type", "<a/>", "application/xml", 415],
  [
    "JSON in another encoding than it is read in",
    '{"email":"a","password":"x"}',
    "application/json; charset=iso-8859-9",
    415,
  ],
  ["a body of 50 MB", `{"email":"${"x".repeat(50_000_000)}"}`, "application/json", 413],
  ["a number where a text belongs", '{"email":1,"password":"x"}', "application/json", 400],
  ["an array where an object belongs", "[]", "application/json", 400],
])("%s is a clear refusal", async (_name, payload, type, status) => {
  const { app } = api();
  const answer = await app.inject({
    method: "POST",
    url: "/apiUser/Auth/Login",
    payload,
    headers: { "content-type": type },
  });
  expect(answer.statusCode).toBe(status);
  expect(answer.json().status.value).not.toBe("");
});

test.each(["a\u0000b", "a\ud800b"])("a text that no database stores (%j) is refused by its field", async (email) => {
  const { app } = api();
  const message = "This contains a character that cannot be saved. Please type it again.";
  const refused = { field: "email", reason: "unsupportedCharacter", message };
  const login = await app.inject({ method: "POST", url: "/apiUser/Auth/Login", payload: { email, password: "x" } });
  expect([login.statusCode, login.json().data]).toEqual([400, [refused]]);
});

test("a request with two Host headers is refused", async () => {
  const { app } = await testApp();
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as net.AddressInfo;
  const socket = net.connect(port, "127.0.0.1");
  socket.end("GET /livez HTTP/1.1\r\nHost: portal.example\r\nhost: evil.example\r\nConnection: close\r\n\r\n");
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 [\s\S]*"field":"Host"/);
});

test("broken percent-encoding and overlong parts get the error envelope", async () => {
  const { app } = api();
  const headers = { "accept-language": "tr" };
  for (const url of ["/apiUser/%E0%A4%A", `/apiStartup/Startups/${"a".repeat(5_000)}`]) {
    const answer = await app.inject({ url, headers });
    expect(answer.statusCode, url).toBe(400);
    expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
    const value = errorText("invalidInput", "tr");
    expect(answer.json()).toEqual({ data: null, status: { code: "invalidInput", value }, message: value });
  }
});

test("broken addresses of pages lead to the not-found page in their language", async () => {
  const { app } = api();
  const headers = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
  for (const [url, target] of [
    ["/%E0%A4%A", "/404"],
    ["/startup/%E0%A4%A", "/404"],
    ["/tr/girisim/%E0%A4%A", "/tr/404"],
  ]) {
    const answers = await Promise.all([app.inject({ url: url!, headers }), app.inject(url!)]);
    for (const answer of answers) expect([answer.statusCode, answer.headers.location], url).toEqual([302, target]);
  }
  const call = await app.inject({ url: "/apiUser/%E0%A4%A", headers });
  expect([call.statusCode, call.json().status.code]).toEqual([400, "invalidInput"]);
});

test("pages may be framed by nobody and run only their own scripts", async () => {
  const { app } = api();
  const { headers } = await app.inject("/livez");
  expect(headers["content-security-policy"]).toMatch(/script-src 'self' 'nonce-/);
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
});

test("answers and refusals are not cacheable unless they say so", async () => {
  const { app } = api();
  for (const url of ["/apiUser/Premium/Settings", "/apiStartup/Queries", "/apiStartup/Startups/nobody", "/apiNowhere"])
    expect((await app.inject(url)).headers["cache-control"], url).toBe("private, no-cache");
  expect((await app.inject("/apiCommon/Country/List")).headers["cache-control"]).toMatch(/^public/);
});
