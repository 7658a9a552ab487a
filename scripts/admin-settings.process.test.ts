// What admins set, in two processes on one database and after a restart.
import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DEMO_PASSWORD, demoEmail } from "#features/accounts/limits.ts";
import { pathTo } from "#shared/paths.ts";
import { fixedId, typeId } from "#shared/type-id.ts";
import { signIn } from "#testing/fresh-start.ts";
import { scratchFolder } from "#testing/scratch-folder.ts";
import { startServerProcess } from "#testing/server-process.ts";
import { type NativePostgres, startPostgres } from "#testing/start-postgres.ts";

/** Within so long everybody sees what was set (the portal's promise to admins). */
const SEEN_WITHIN_MS = 1_000;

let postgres: NativePostgres;
const folders: string[] = [];
const servers: Awaited<ReturnType<typeof startServerProcess>>[] = [];

async function start(): Promise<(typeof servers)[number]> {
  const folder = scratchFolder("kovan-settings-");
  folders.push(folder);
  const server = await startServerProcess({
    ...{ DATABASE_URL: postgres.addressOf("postgres"), DEMO: "1", DATA_DIR: folder },
  });
  servers.push(server);
  return server;
}

beforeAll(async () => {
  postgres = await startPostgres({ inMemory: true });
  await start();
  await start();
}, 180_000);

afterAll(async () => {
  for (const server of servers) await server.stop();
  await postgres.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

test("name, colour, links, footer, a type, a package and a limit are seen in the other process within a second, and after a restart", async () => {
  const [first, second] = servers;
  const answer = await signIn(first!.address, demoEmail("admin"), DEMO_PASSWORD);
  const token = ((await answer.json()) as { data: { token: string } }).data.token;
  const send = async (method: string, path: string, body?: object) => {
    const response = await fetch(first!.address + path, {
      method,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { data } = (await response.json()) as { data: { model: Record<string, unknown> } };
    expect([path, response.status, data]).toMatchObject([path, 200, {}]);
    return data;
  };
  const shows = async (server: { address: string }, path: string, text: string) =>
    (await (await fetch(server.address + path, { headers: { cookie: "locale=en" } })).text()).includes(text);
  const identity = (part: string, value: object) =>
    send("PUT", `/apiAdmin/SiteIdentity/${part}`, { value, version: 0 });
  const [home, plans] = [pathTo("home", "en"), pathTo("paymentPlans", "en")];
  const link = { url: "https://university.example/", name: { en: "Our university", tr: "Üniversitemiz" } };
  const settings = (await send("GET", "/apiUser/Premium/Settings")).model;

  /** What is set, where it is seen, and what stands there then. */
  const changes: [change: () => Promise<unknown>, path: string, text: string][] = [
    [() => identity("Brand", { name: "Petek Evi", colour: "#0b6b4f" }), home, "Petek Evi"],
    [async () => {}, home, "--color-honey:#0b6b4f"],
    [() => identity("Header", { links: [link] }), home, "Our university"],
    [() => identity("Footer", { text: { en: "Of one campus", tr: null }, groups: null }), home, "Of one campus"],
    [
      () => send("PATCH", `/apiAdmin/Packages/${fixedId("package/personal-monthly")}`, { nameEn: "Solo" }),
      plans,
      "Solo",
    ],
    [
      () =>
        send("PUT", "/apiUser/Premium/Settings", { ...settings, userNeedtoSingForSeeData: false, freeStartupCount: 3 }),
      pathTo("startups", "en"),
      "First 3 of",
    ],
    [
      () => send("PATCH", `/apiAdmin/Types/${typeId("sector", "fintech")}`, { nameEn: "Money matters" }),
      pathTo("startups", "en"),
      "Money matters",
    ],
  ];
  for (const [change, path, text] of changes) {
    await change();
    await expect
      .poll(() => shows(second!, path, text), { timeout: SEEN_WITHIN_MS, interval: 50, message: text })
      .toBe(true);
  }
  await second!.stop();
  servers.pop();
  const again = await start();
  for (const [, path, text] of changes) expect([text, await shows(again, path, text)]).toEqual([text, true]);
});
