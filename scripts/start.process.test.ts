import { writeFile } from "node:fs/promises";
import http from "node:http";
import net from "node:net";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openServer } from "#db/open.server.ts";
import { DEMO_PASSWORD, demoEmail } from "#shared/demo-accounts.ts";
import { freePort } from "#testing/free-port.ts";
import { freshFolder, signIn } from "#testing/fresh-start.ts";
import { spawnScript, startServerProcess } from "#testing/server-process.ts";
import { startPostgres } from "#testing/start-postgres.ts";

const DEMO_OFF = { DEMO: "0" };

/** Runs npm start until it ends by itself; returns its exit code and what it printed, line by line. */
async function refused(env: Record<string, string>) {
  const started = spawnScript("scripts/start.ts", { ...DEMO_OFF, ...env });
  const code = await started.exited;
  return { code, lines: started.output().trim().split("\n") };
}

test.each(["SIGTERM", "SIGINT"] as const)(
  "%s to the launcher ends the server cleanly, SIGTERM once it is drained",
  async (signal) => {
    const started = spawnScript(
      "scripts/with-node.mjs",
      { ...DEMO_OFF, DRAIN_SECONDS: "600", DATA_DIR: await freshFolder() },
      ["scripts/start.ts"],
    );
    await expect.poll(started.output, { timeout: 300_000 }).toContain("is ready on");
    const address = new URL(/ready on (\S+)/.exec(started.output())![1]!);
    const agent = new http.Agent({ keepAlive: true });
    onTestFinished(() => agent.destroy());
    const ask = (path: string) =>
      new Promise<http.IncomingMessage>((resolve, reject) => {
        const request = http.get(new URL(path, address), { agent }, (answer) => resolve(answer.resume()));
        request.on("error", reject);
      });
    expect((await ask("/readyz")).statusCode).toBe(200);
    // A request that never ends.
    const half = net.connect(Number(address.port), address.hostname).on("error", () => {});
    half.write(
      "POST /apiUser/Auth/Login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
    );
    started.child.kill(signal);
    if (signal === "SIGTERM") {
      await expect.poll(async () => (await ask("/readyz")).statusCode, { timeout: 60_000 }).toBe(503);
      const { statusCode, headers } = await ask("/livez");
      expect([statusCode, headers.connection]).toEqual([200, "close"]);
      // A second one ends the draining.
      started.child.kill(signal);
    }
    expect(await started.exited, started.output()).toBe(0);
  },
  400_000,
);

test("a second process on the same data folder is refused", async () => {
  const DATA_DIR = await freshFolder();
  const first = await startServerProcess({ ...DEMO_OFF, DATA_DIR });
  const { code, lines } = await refused({ DATA_DIR });
  expect({ code, lines }).toEqual({
    code: 1,
    lines: [`The data folder ${DATA_DIR} is in use by another process. Stop it or set DATA_DIR.`],
  });
  expect((await fetch(`${first.address}/readyz`)).status).toBe(200);
  expect(await first.stop()).toBe(0);
});

test("a taken port is named", async () => {
  const holder = net.createServer();
  await new Promise<void>((resolve) => holder.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise<void>((resolve) => holder.close(() => resolve())));
  const PORT = String((holder.address() as net.AddressInfo).port);
  expect(await refused({ PORT, DATA_DIR: await freshFolder() })).toEqual({
    code: 1,
    lines: [`Port ${PORT} is taken. Stop what uses it or set PORT to another.`],
  });
});

test("a data folder that cannot be written is named", async () => {
  const file = path.join(await freshFolder(), "file");
  await writeFile(file, "mine");
  const { code, lines } = await refused({ DATA_DIR: file });
  expect(code).toBe(1);
  expect(lines).toEqual([expect.stringMatching(/^The data folder .*file cannot be written \(EEXIST\)\./)]);
  if (process.platform === "linux")
    expect(await refused({ DATA_DIR: "/proc/kovan" })).toEqual({
      code: 1,
      lines: ["The data folder /proc/kovan cannot be written (ENOENT). Set DATA_DIR to one that can."],
    });
});

test("behind https the session cookie is bound to the host", async () => {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const origin = "https://kovan.example";
  const env = { PORT: String(port), PUBLIC_URL: origin, DATA_DIR: await freshFolder() };
  const started = spawnScript("scripts/start.ts", { ...env, DEMO: "true" });
  onTestFinished(async () => {
    started.child.kill("SIGTERM");
    await started.exited;
  });
  await expect.poll(started.output, { timeout: 90_000 }).toContain("is ready on");
  expect(started.output()).toContain("The demo is open");
  const form = new URLSearchParams({ email: demoEmail("member"), password: DEMO_PASSWORD });
  const signedIn = await fetch(`${address}/login`, {
    method: "POST",
    body: form,
    headers: { origin },
    redirect: "manual",
  });
  const cookies = signedIn.headers.getSetCookie();
  const token = cookies.flatMap((cookie) => /^__Host-session=([\w-]{43});/.exec(cookie)?.[1] ?? [])[0]!;
  expect(cookies).toContain(`__Host-session=${token}; Path=/; SameSite=Lax; HttpOnly; Secure`);
  expect(cookies.every((cookie) => /^__Host-|^locale=/.test(cookie) && cookie.endsWith("Secure"))).toBe(true);
  const settings = (cookie: string) =>
    fetch(`${address}/dashboard/settings`, { headers: { cookie }, redirect: "manual" });
  expect((await settings(`__Host-session=${token}`)).status).toBe(200);
  expect((await settings(`session=${token}`)).status).not.toBe(200);
}, 180_000);

test.each([
  ["PORT", "eighty", "PORT"],
  ["PUBLIC_URL", "kovan", "PUBLIC_URL"],
  ["DEMO", "yes", "DEMO"],
  ["DATABASE_URL", "mysql://127.0.0.1/kovan", "DATABASE_URL"],
  ["DATABASE_URL", "postgres://postgres:secret@127.0.0.1:1/kovan", "DATABASE_URL"],
])("%s=%s is one clear sentence", async (name, value, named) => {
  const { code, lines } = await refused({ DATA_DIR: await freshFolder(), [name]: value });
  expect(code).toBe(1);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(named);
  expect(lines[0]).not.toContain("secret");
});

test("on PostgreSQL: no demo by default, admin by command, readyz when away", async () => {
  const server = await startPostgres({ inMemory: true });
  const env = { DATABASE_URL: server.addressOf("postgres"), DATA_DIR: await freshFolder() };
  const migrated = spawnScript("scripts/migrate.ts", env);
  expect(await migrated.exited, migrated.output()).toBe(0);
  const added = spawnScript("scripts/admin.ts", env, ["add", "Ayse@Example.test"]);
  expect(await added.exited, added.output()).toBe(0);
  const password = /shown this once: (\S+)/.exec(added.output())![1]!;

  const newer = openServer(env.DATABASE_URL);
  await newer.pool.query("insert into migration (name, digest) values ('9999-later.sql', 'x')");
  const older = spawnScript("scripts/start.ts", env);
  expect(await older.exited).toBe(1);
  // It may have had to build before.
  expect(older.output().trim().split("\n").at(-1)).toMatch(
    /^The database is of a newer version: .+ restore a backup of this one\.$/,
  );
  await newer.pool.query("delete from migration where name = '9999-later.sql'");
  await newer.close();

  const started = await startServerProcess(env);
  expect(started.output()).not.toContain("demo");
  expect((await signIn(started.address, demoEmail("admin"), DEMO_PASSWORD)).status).toBe(401);
  expect((await signIn(started.address, "ayse@example.test", password)).status).toBe(200);

  // The files of the house are elsewhere; its rows are.
  expect(await refused({ ...env, DATA_DIR: await freshFolder() })).toEqual({
    code: 1,
    lines: [expect.stringMatching(/^The files of this house are not in .+ npm run admin -- forget-files /)],
  });
  const admin = openServer(env.DATABASE_URL);
  await admin.pool.query("create database emptied");
  await admin.close();
  expect(await refused({ ...env, DATABASE_URL: server.addressOf("emptied") })).toEqual({
    code: 1,
    lines: [
      expect.stringMatching(/^The database at DATABASE_URL is empty, but .+house\.json .+ npm run restore -- FILE\./),
    ],
  });

  await server.stop();
  expect((await fetch(`${started.address}/readyz`)).status).toBe(503);
  for (const page of ["/", "/startups", "/tr/girisimler", "/startup/nobody", "/search?q=bal", "/login", "/dashboard"]) {
    const cookie = `session=${"t".repeat(43)}`;
    for (const headers of [{}, { cookie }] as Record<string, string>[]) {
      const { status, headers: sent } = await fetch(started.address + page, { headers, redirect: "manual" });
      expect(status === 503 ? sent.get("retry-after") : status < 500, `${page} ${status}`).toBeTruthy();
    }
  }
  expect((await fetch(`${started.address}/livez`)).status).toBe(200);
  expect((await signIn(started.address, "ayse@example.test", password)).status).toBe(503);
  expect(await started.stop()).toBe(0);
}, 400_000);
