import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { entityAccess, login } from "#features/accounts/contract.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { freePort } from "#testing/free-port.ts";
import { runJobs } from "#testing/jobs.ts";
import { signedIn } from "#testing/members.ts";
import { traceReceiver } from "#testing/trace-receiver.ts";

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const PARENT = `00-${TRACE}-00f067aa0ba902b7-01`;

test("a request is a span of its caller's trace, its statements lie below it", async () => {
  const receiver = await traceReceiver();
  const { app, call, db } = await testApp(undefined, { OTEL_EXPORTER_OTLP_ENDPOINT: `${receiver.address}/` });
  const { token } = await signedIn(db);
  const headers = { traceparent: PARENT, "x-request-id": "proxy-0123456789" };
  expect((await call(entityAccess, {}, { token, headers })).status).toBe(200);
  await app.close();
  const [request] = receiver.spans.filter(({ attributes }) => attributes["request.id"] === "proxy-0123456789");
  expect(request).toMatchObject({
    traceId: TRACE,
    parentSpanId: "00f067aa0ba902b7",
    name: `GET ${entityAccess.path}`,
    attributes: { "http.route": entityAccess.path, "http.response.status_code": 200 },
  });
  const statements = receiver.spans.filter(({ parentSpanId }) => parentSpanId === request!.spanId);
  expect(statements.map(({ name }) => name)).toContain("select entity_access");
  expect(statements.every(({ attributes }) => attributes["db.system.name"] === "postgresql")).toBe(true);
});

test("no span says who asked, with what password or from where", async () => {
  const receiver = await traceReceiver();
  const { app, call } = await testApp(undefined, { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.address });
  const body = { email: "ada@secret.example", password: "Bal!Petek.27" };
  expect((await call(login, { body })).status).toBe(401);
  await app.inject("/petek/secret-page?token=secret");
  await app.close();
  const sent = receiver.bodies.join();
  expect(receiver.spans.some(({ name }) => name.startsWith("POST "))).toBe(true);
  for (const secret of ["secret", "Bal!Petek", "127."]) expect(sent).not.toContain(secret);
});

test("statements of a transaction after a body has come are spans of their request", async () => {
  const receiver = await traceReceiver();
  const { app, call } = await testApp(undefined, { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.address });
  await call(login, { body: { email: "ada@nobody.example", password: "Bal!Petek.27" } });
  await app.close();
  const [request] = receiver.spans.filter(({ name }) => name.startsWith("POST "));
  const below = receiver.spans.filter(({ parentSpanId }) => parentSpanId === request!.spanId);
  expect(below.map(({ name }) => name)).toContainEqual(expect.stringContaining("account"));
});

test("background work is a span, what it asks lies below it", async () => {
  const receiver = await traceReceiver();
  const { app, database } = await testApp(undefined, { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.address });
  const { tracing } = app;
  await tracing!.traced("example", () => database.pool.query("select count(*) from account where name = 'Ada'"));
  await expect(tracing!.traced("failing", () => database.pool.query("select nothing from nowhere"))).rejects.toThrow();
  await app.close();
  const [job] = receiver.spans.filter(({ name }) => name === "job example");
  expect(receiver.spans.filter(({ parentSpanId }) => parentSpanId === job!.spanId)).toMatchObject([
    { name: "select account", attributes: { "db.query.text": "select count(*) from account where name = ?" } },
  ]);
  const failed = receiver.spans.filter(({ attributes }) => attributes["error.type"] === "42P01");
  expect(failed.map(({ name }) => name).sort()).toEqual(["job failing", "select nowhere"]);
});

test("a trace that nobody has begun is named in the log", async () => {
  const receiver = await traceReceiver();
  const lines: string[] = [];
  const log = new PassThrough().on("data", (line) => lines.push(String(line)));
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.address, LOG_LEVEL: "info" };
  const { app } = await testApp(await testDatabase(), env, log);
  await app.inject("/livez");
  await app.close();
  const [span] = receiver.spans.filter(({ name }) => name === "GET /livez");
  const line = lines
    .join("")
    .split("\n")
    .find((text) => text.includes('"/livez"'));
  expect(JSON.parse(line!)).toMatchObject({ trace: span!.traceId });
});

test("a receiver that is gone, or none, changes no answer", async () => {
  for (const env of [{ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}` }, {}]) {
    const { app, call, db, database } = await testApp(undefined, env as Record<string, string>);
    expect(app.tracing === undefined).toBe(Object.keys(env).length === 0);
    const { token } = await signedIn(db);
    for (let times = 0; times < 3; times++) expect((await call(entityAccess, {}, { token })).status).toBe(200);
    await runJobs(database, { tracing: app.tracing });
    await app.close();
  }
});
