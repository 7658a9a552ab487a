// Admin settings in two processes on one database, and after a restart.
import { rmSync } from "node:fs";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DEMO_PASSWORD, demoEmail } from "#shared/demo-accounts.ts";
import { pathTo } from "#shared/paths.ts";
import { fixedId, typeId } from "#shared/type-id.ts";
import { signIn } from "#testing/fresh-start.ts";
import { scratchFolder } from "#testing/scratch-folder.ts";
import { patience, startServerProcess } from "#testing/server-process.ts";
import { type NativePostgres, startPostgres } from "#testing/start-postgres.ts";

/** Far more than the second in which everybody sees what was set: the machine may be busy. How long it took is printed. */
const GIVE_UP_AFTER_MS = 15_000;

let postgres: NativePostgres;
const folders: string[] = [];
const servers: Awaited<ReturnType<typeof startServerProcess>>[] = [];

async function start(): Promise<(typeof servers)[number]> {
  const folder = scratchFolder("kovan-settings-");
  folders.push(folder);
  const server = await startServerProcess({
    DATABASE_URL: postgres.addressOf("postgres"),
    DEMO: "1",
    DATA_DIR: folder,
    // A busy machine makes no page an answer that it is.
    ...patience("60"),
  });
  servers.push(server);
  return server;
}

async function dataOf(response: Response): Promise<Record<string, unknown>> {
  const { data } = (await response.json()) as { data: Record<string, unknown> };
  expect([response.url, response.status, data]).toMatchObject([response.url, 200, expect.anything()]);
  return data;
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

test("admin settings show in the other process at once and after a restart", async () => {
  const [first, second] = servers;
  const answer = await signIn(first!.address, demoEmail("admin"), DEMO_PASSWORD);
  const token = ((await answer.json()) as { data: { token: string } }).data.token;
  const send = async (method: string, path: string, body?: object) => {
    const response = await fetch(first!.address + path, {
      method,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return dataOf(response);
  };
  const sendLogo = async () => {
    const picture = sharp({ create: { width: 320, height: 80, channels: 3, background: "#0b6b4f" } });
    const body = new FormData();
    body.set("file", new File([new Uint8Array(await picture.png().toBuffer())], "logo.png", { type: "image/png" }));
    const headers = { authorization: `Bearer ${token}` };
    const path = `${first!.address}/apiAdmin/SiteIdentity/Logo/desktop`;
    return String(await dataOf(await fetch(path, { method: "POST", headers, body })));
  };
  const publish = async (key: string, body: string) => {
    const { kind, texts, version } = await send("GET", `/apiAdmin/Content/${key}`);
    const changed = { ...(texts as { en: object }), en: { ...(texts as { en: object }).en, body } };
    const draft = { kind, texts: changed, inForceSince: null, version };
    const saved = await send("PUT", `/apiAdmin/Content/${key}/Draft`, draft);
    await send("POST", `/apiAdmin/Content/${key}/Publish`, { version: saved.version, at: null, isComplete: true });
  };
  const shows = async (server: { address: string }, path: string, text: string) =>
    (await (await fetch(server.address + path, { headers: { cookie: "locale=en" } })).text()).includes(text);
  const identity = (part: string, value: object) =>
    send("PUT", `/apiAdmin/SiteIdentity/${part}`, { value, version: 0 });
  const [home, plans] = [pathTo("home", "en"), pathTo("paymentPlans", "en")];
  const link = { url: "https://university.example/", name: { en: "Our university", tr: "Üniversitemiz" } };
  const settings = (await send("GET", "/apiUser/Premium/Settings")).model as object;

  let logo = "";
  /** Each change, the page that shows it, and its text there. */
  const changes: [change: () => Promise<unknown>, path: string, text: string | (() => string)][] = [
    [() => identity("Brand", { name: "Petek Evi", colour: "#0b6b4f" }), home, "Petek Evi"],
    [async () => {}, home, "--color-honey:#0b6b4f"],
    [async () => (logo = await sendLogo()), home, () => logo],
    [
      () => publish("cookie-policy", "<p>We use four cookies.</p>"),
      pathTo("cookiePolicy", "en"),
      "We use four cookies.",
    ],
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
  let longest = 0;
  for (const [change, path, expected] of changes) {
    await change();
    const text = typeof expected === "string" ? expected : expected();
    const changedAt = performance.now();
    await expect
      .poll(() => shows(second!, path, text), { timeout: GIVE_UP_AFTER_MS, interval: 50, message: text })
      .toBe(true);
    longest = Math.max(longest, performance.now() - changedAt);
  }
  console.log(`Seen in the other process after ${Math.round(longest)} ms at most.`);
  await second!.stop();
  servers.pop();
  const again = await start();
  for (const [, path, expected] of changes) {
    const text = typeof expected === "string" ? expected : expected();
    expect([text, await shows(again, path, text)]).toEqual([text, true]);
  }
});
