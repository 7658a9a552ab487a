// Pages of visitors that are cached (record 41), in two processes on one database. A file of its own: on another worker.
import { hash } from "node:crypto";
import { once } from "node:events";
import { rmSync } from "node:fs";
import http from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openServer } from "#db/open.server.ts";
import { ownJobs } from "#features/jobs/editing/contract.ts";
import { ownOrganizers } from "#features/organizations/editing/contract.ts";
import { ownProviders } from "#features/providers/editing/contract.ts";
import { ownStartups } from "#features/startups/editing/contract.ts";
import { DEMO_PASSWORD, type DemoRole, demoEmail } from "#shared/demo-accounts.ts";
import { LOCALES, type Locale } from "#shared/locale.ts";
import { DASHBOARD_PATHS } from "#shared/paths/dashboard.ts";
import { GUARDS } from "#shared/paths/guards.server.ts";
import { MEMBER_PATHS } from "#shared/paths/member.ts";
import { matchPath, PATHS, type PathKey, pathTo } from "#shared/paths.ts";
import { signIn } from "#testing/fresh-start.ts";
import { DERIVED_TABLES, PLATFORM_TABLES } from "#testing/page-tables.ts";
import { scratchFolder } from "#testing/scratch-folder.ts";
import { startServerProcess } from "#testing/server-process.ts";
import { type NativePostgres, startPostgres } from "#testing/start-postgres.ts";

/** Stands on pages of the member who is signed in, and on no other. */
const MEMBER = "Oturumsahibi";
const RACE_MS = 10_000;

let postgres: NativePostgres;
let pool: pg.Pool;
const folders: string[] = [];
const servers: Awaited<ReturnType<typeof startServerProcess>>[] = [];
let startup: { id: string; seoUrl: string };
let session: string;

async function start(): Promise<void> {
  const folder = scratchFolder("kovan-pages-");
  folders.push(folder);
  const env = { DATABASE_URL: postgres.addressOf("postgres"), DEMO: "1", DATA_DIR: folder };
  servers.push(await startServerProcess(env));
}

beforeAll(async () => {
  postgres = await startPostgres({ inMemory: true });
  await start();
  await start();
  pool = openServer(postgres.addressOf("postgres")).pool;
  const { rows } = await pool.query(
    `update startup set created_at = now() where id = (select id from startup where is_visible and deleted_at is null order by created_at desc limit 1)
    returning id, seo_url "seoUrl"`,
  );
  startup = rows[0];
  await pool.query("update account set surname = $1 where email = $2", [MEMBER, demoEmail("admin")]);
  const signedIn = await signIn(servers[0]!.address, demoEmail("admin"), DEMO_PASSWORD);
  session = `session=${((await signedIn.json()) as { data: { token: string } }).data.token}`;
}, 180_000);

afterAll(async () => {
  await pool.end();
  for (const server of servers) await server.stop();
  await postgres.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const get = (server: number, path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(servers[server]!.address + path, { method, headers, redirect: "manual" });

test("every process serves an acknowledged write in its language and theme", async () => {
  let sent = 0;
  let acknowledged = 0;
  let reads = 0;
  const end = Date.now() + RACE_MS;
  const write = async () => {
    while (Date.now() < end) {
      sent++;
      await pool.query("update startup set name = $1 where id = $2", [`Yarış ${sent}`, startup.id]);
      acknowledged = sent;
      await pause(sent % 5 === 0 ? 500 : 5 * (sent % 20));
    }
  };
  const read = async (server: number, locale: Locale, page: "home" | "startup", cookie: string) => {
    const path = page === "home" ? pathTo("home", locale) : pathTo("startup", locale, { seoUrl: startup.seoUrl });
    while (Date.now() < end) {
      const least = acknowledged;
      const response = await get(server, path, { cookie: `locale=${locale}; ${cookie}` });
      const html = await response.text();
      expect(response.status).toBe(200);
      const shown = Number(/Yarış (\d+)/.exec(html)?.[1]);
      expect(shown, `${path} of server ${server}, ${cookie}`).toBeGreaterThanOrEqual(least);
      expect(shown).toBeLessThanOrEqual(sent);
      expect(html).toContain(`<html lang="${locale}"`);
      expect(html.includes('data-theme="dark"')).toBe(cookie.includes("theme=dark"));
      expect(html.includes(MEMBER)).toBe(cookie.includes("session"));
      reads++;
    }
  };
  await pool.query("update startup set name = 'Yarış 0' where id = $1", [startup.id]);
  const readers = [0, 1].flatMap((server) =>
    LOCALES.flatMap((locale) => [
      read(server, locale, "startup", ""),
      read(server, locale, "startup", "theme=dark"),
      read(server, locale, "home", ""),
    ]),
  );
  await Promise.all([write(), ...readers, read(0, "en", "startup", session), read(1, "tr", "startup", session)]);
  expect(sent).toBeGreaterThan(20);
  expect(reads).toBeGreaterThan(20);
});

/** Answers when the minute is young, as pages are rendered anew with every minute. */
async function youngMinute(): Promise<void> {
  const left = 60_000 - (Date.now() % 60_000);
  if (left < 15_000) await pause(left + 100);
}

test("a cached page keeps its tag until a write that concerns it", async () => {
  await youngMinute();
  const tagOf = async (server = 0) => (await get(server, "/")).headers.get("etag");
  const before = await tagOf();
  expect(before).toMatch(/^"[\w-]{27}"$/);
  // The time of its numbers is on the home page, so another rendering is another page.
  await signIn(servers[0]!.address, demoEmail("member"), DEMO_PASSWORD);
  const client = await pool.connect();
  await client.query("begin; update startup set name = 'Undone'; rollback");
  client.release();
  expect(await tagOf()).toBe(before);
  const unchanged = await get(0, "/", { "if-none-match": before! });
  expect([unchanged.status, await unchanged.text()]).toEqual([304, ""]);
  await pool.query("update type set name_en = name_en where kind = 'sector'");
  expect(await tagOf()).not.toBe(before);
  const changed = await get(0, "/", { "if-none-match": before! });
  expect(changed.status).toBe(200);
  expect(changed.headers.get("set-cookie")).toMatch(/^locale=en;/);
  expect((await get(0, "/", { cookie: "locale=en" })).headers.get("set-cookie")).toBeNull();
  expect((await get(0, "/", { "accept-language": "tr" })).headers.get("location")).toBe("/tr");
});

test("a cached page has the same headers and names scripts by digest", async () => {
  const path = pathTo("startup", "en", { seoUrl: startup.seoUrl });
  const [shared, own] = await Promise.all([get(0, path), get(0, path, { cookie: session })]);
  const names = ({ headers }: Response) =>
    [...headers.keys()].filter((name) => !["content-length", "etag"].includes(name));
  expect(names(shared).sort()).toEqual(
    names(own)
      .filter((name) => name !== "transfer-encoding")
      .sort(),
  );
  for (const name of ["content-type", "cache-control", "content-encoding", "referrer-policy", "x-content-type-options"])
    expect(shared.headers.get(name), name).toBe(own.headers.get(name));
  const html = await shared.text();
  const policy = shared.headers.get("content-security-policy")!;
  expect([/nonce="\w/.test(html), policy.includes("nonce-")]).toEqual([false, false]);
  const scripts = [...html.matchAll(/<script(?![^>]* src=)(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code]) => code!,
  );
  expect(scripts.length).toBeGreaterThan(2);
  for (const code of scripts) expect(policy).toContain(`'sha256-${hash("sha256", code, "base64")}'`);
  const head = await get(0, path, {}, "HEAD");
  expect([head.status, await head.text(), head.headers.get("etag")]).toEqual([200, "", shared.headers.get("etag")]);
  const plain = await get(0, path, { "accept-encoding": "identity" });
  expect([plain.headers.get("content-encoding"), await plain.text()]).toEqual([null, html]);
});

/** An address of each open page: those of rows from the sitemaps. */
async function openAddresses(): Promise<Map<PathKey, string>> {
  const locations = async (path: string) =>
    [...(await (await get(0, path)).text()).matchAll(/<loc>[^<]*?:\d+([^<]*)<\/loc>/g)].map(([, found]) =>
      found!.replaceAll("&amp;", "&"),
    );
  const found = new Map<PathKey, string>();
  for (const part of await locations("/sitemap.xml"))
    for (const address of await locations(part)) {
      const match = matchPath(address);
      if (match?.locale === "en" && !found.has(match.key)) found.set(match.key, address);
    }
  for (const [key, { en }] of Object.entries(PATHS))
    if (!/:\w+(?!\?)\b/.test(en)) found.set(key as PathKey, en.replace(/\/(\*|:.*)$/, ""));
  return new Map([...found].filter(([key]) => GUARDS[key] === "open"));
}

/** Columns with texts that pages show; others may hold keys. */
const SHOWN_TEXTS = "^(name|title|tagline|description|summary|slogan|about|author|school|company|position)(_en|_tr)?$";

/** Writes of one random row: a text of any table whose writes raise the revision, whether it is shown, or that it is gone. */
async function randomWrites(): Promise<(() => Promise<unknown>)[]> {
  const { rows } = await pool.query<{ table: string; column: string }>(
    `select t.relname "table", a.attname "column" from pg_class t join pg_attribute a on a.attrelid = t.oid
    where exists (select from pg_trigger where tgrelid = t.oid and tgname = 'page_revision_raise') and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and (a.atttypid = 'text'::regtype and a.attname ~ $1 or a.attname = 'is_visible')`,
    [SHOWN_TEXTS],
  );
  const oneOf = (table: string) => `ctid = (select ctid from "${table}" order by random() limit 1)`;
  const changes = rows.map(({ table, column }) => {
    const value = column === "is_visible" ? "not is_visible" : `"${column}" || '.'`;
    return `update "${table}" set "${column}" = ${value} where ${oneOf(table)}`;
  });
  const removals = ["startup_member", "startup_competitor", "funding_investor", "profile_skill"].map(
    (table) => `delete from "${table}" where ${oneOf(table)}`,
  );
  return [...changes, ...removals].map((text) => () => pool.query(text));
}

/** The status and text of a page under another host. */
async function askAs(host: string, server: number, path: string) {
  const request = http.get(servers[server]!.address + path, { headers: { host, cookie: "locale=en" } });
  const [answer] = (await once(request, "response")) as [http.IncomingMessage];
  return { page: `${answer.statusCode} ${await text(answer)}`, tag: answer.headers.etag };
}

const anyOf = <Value>(values: readonly Value[]): Value => values[Math.floor(Math.random() * values.length)]!;

test("after random writes a cached page is what is rendered anew", async () => {
  const writes = await randomWrites();
  expect(writes.length).toBeGreaterThan(40);
  const { rows } = await pool.query<{ seoUrl: string }>(
    'select seo_url "seoUrl" from startup where is_visible and deleted_at is null order by random() limit 5',
  );
  const details = rows.map(({ seoUrl }) => pathTo("startup", anyOf(LOCALES), { seoUrl }));
  const addresses = [...(await openAddresses()).values(), ...details, ...details, "/", "/tr"];
  let fresh = 0;
  let unchanged = 0;
  /** The page of an address, and the same under a host that nobody has asked for: pages name their host, so it is rendered. */
  const both = async (server: number, address: string) => {
    const cached = await askAs("cached.example", server, address);
    const anew = await askAs(`fresh${++fresh}.example`, server, address);
    // What is no page, as 404, is never cached and has a nonce. Programs say when they were read; data for scripts names a value that
    // comes twice once, so equal times would change its numbers: what is shown stands outside of scripts.
    const differing =
      /<script[^>]*>[\s\S]*?<\/script>|(cached|fresh\d+)\.example|\b[0-9a-f]{32}\b|\d{4}-\d\d-\d\dT[\d:.]+Z/g;
    const plain = (page: string) => page.replaceAll(differing, "");
    return { cached: plain(cached.page), anew: plain(anew.page), tag: cached.tag };
  };
  for (const address of new Set(addresses)) for (const server of [0, 1]) await both(server, address);
  const end = Date.now() + RACE_MS;
  let compared = 0;
  const tags = new Map<string, unknown>();
  while (Date.now() < end || compared < 40) {
    // Some break a rule of their table, and nothing is written.
    for (let times = 1 + Math.floor(Math.random() * 3); times > 0; times--) await anyOf(writes)().catch(() => {});
    for (let pages = 0; pages < 4; pages++) {
      const [server, address] = [anyOf([0, 1]), anyOf(addresses)];
      let { cached, anew, tag } = await both(server, address);
      // Between the two a minute may have begun, or background work written: what is stale stays so.
      if (cached !== anew) ({ cached, anew, tag } = await both(server, address));
      const at = cached.split("").findIndex((letter, place) => letter !== anew[place]);
      const around = (page: string) => (at < 0 ? "" : page.slice(Math.max(0, at - 60), at + 60));
      expect([address, around(cached)]).toEqual([address, around(anew)]);
      expect(cached.length).toBe(anew.length);
      if (tags.get(`${server}${address}`) === tag) unchanged++;
      tags.set(`${server}${address}`, tag);
      compared++;
    }
  }
  expect(unchanged).toBeGreaterThan(5);
}, 120_000);

/** Pages of members that come with later issues, or that only a juror or investor opens. */
const LATER_PAGES: readonly PathKey[] = [
  "dashboardReviewTheProgram",
  "profileTechCenterPortfolio",
  // A member with a user type is led on.
  "userType",
  "userNewUser",
];
/** Pages of members that the entrepreneur may not open without a parameter. */
const ADMIN_PAGES: readonly PathKey[] = ["seeAs"];

test("every member page answers in both languages at both paths", async () => {
  const [{ address }] = servers as [(typeof servers)[number], ...typeof servers];
  const sessionOf = async (role: DemoRole) => {
    const answer = await signIn(address, demoEmail(role), DEMO_PASSWORD);
    return ((await answer.json()) as { data: { token: string } }).data.token;
  };
  const tokens = {
    admin: await sessionOf("admin"),
    entrepreneur: await sessionOf("entrepreneur"),
    organizer: await sessionOf("organizer"),
    provider: await sessionOf("provider"),
  };
  const firstOf = async (role: keyof typeof tokens, path: string) => {
    const answer = await fetch(address + path, { headers: { authorization: `Bearer ${tokens[role]}` } });
    return ((await answer.json()) as { data: { seoUrl: string }[] }).data[0]!.seoUrl;
  };
  const [organization, provider] = [
    await firstOf("organizer", ownOrganizers.path),
    await firstOf("provider", ownProviders.path),
  ];
  const { rows } = await pool.query("select seo_url from account where email = $1", [demoEmail("investor")]);
  const startupSeoUrl = await firstOf("entrepreneur", ownStartups.path);
  const { rows: programs } = await pool.query(
    "select seo_url from program where is_listed order by apply_finish desc limit 1",
  );
  const samples: Partial<Record<PathKey, [keyof typeof tokens, Record<string, string>]>> = {
    profileEditStartup: ["entrepreneur", { seoUrl: startupSeoUrl }],
    applyProgram: ["entrepreneur", { seoUrl: programs[0].seo_url }],
    conversation: ["entrepreneur", { otherUserSeoUrl: rows[0].seo_url }],
    editOrganization: ["organizer", { seoUrl: organization }],
    dashboardAddOrganizer: ["organizer", { seoUrl: organization }],
    organizationProgramList: ["organizer", { organizationSeoUrl: organization }],
    addProgram: ["organizer", { organizationSeoUrl: organization }],
    dashboardAddProvider: ["provider", { seoUrl: provider }],
    dashboardAddJob: ["entrepreneur", { seoUrl: await firstOf("entrepreneur", ownJobs.path) }],
  };
  const faults: string[] = [];
  const titleAt = async (path: string, role: keyof typeof tokens, locale: Locale) => {
    const answer = await fetch(address + path, { headers: { cookie: `session=${tokens[role]}` } });
    const page = await answer.text();
    if (answer.status !== 200 || !page.includes(`<html lang="${locale}"`))
      faults.push(`${path}: ${answer.status} ${answer.url}`);
    return page.match(/<h1[^>]*>(.*?)<\/h1>/)?.[1];
  };
  const titles = new Map<string, string | undefined>();
  for (const key of [...Object.keys(MEMBER_PATHS), ...Object.keys(DASHBOARD_PATHS)] as PathKey[])
    for (const locale of LOCALES) {
      if (LATER_PAGES.includes(key)) continue;
      const [role, params] = samples[key] ?? [];
      if (role)
        titles.set(`${key} of one ${locale}`, await titleAt(pathTo(key, locale, params as never), role, locale));
      const reader = ADMIN_PAGES.includes(key) ? "admin" : "entrepreneur";
      if (!/:\w+($|\/)/.test(PATHS[key].en))
        titles.set(`${key} ${locale}`, await titleAt(pathTo(key, locale, {} as never), reader, locale));
    }
  expect(faults).toEqual([]);
  for (const locale of LOCALES)
    for (const [one, other] of [
      ["profileAddStartup", "dashboardAddStartup"],
      ["addOrganization", "dashboardAddOrganizer"],
      ["editOrganization of one", "dashboardAddOrganizer of one"],
    ])
      expect(titles.get(`${one} ${locale}`), `${one} ${locale}`).toBe(titles.get(`${other} ${locale}`) ?? "");
});

/** Not shown from the tables below: the demo's mails and what a link in a mail does; a redirect; what is never there. */
const OTHER_PAGES = [
  "devMail",
  "emailVerification",
  "factCheck",
  "pulse",
  "juryInvitation",
  "coFounderRedirect",
  "notFound",
];

test("what open pages read has a trigger that raises the page revision", async () => {
  const addresses = await openAddresses();
  const open = Object.entries(GUARDS).flatMap(([key, guard]) =>
    guard === "open" && !OTHER_PAGES.includes(key) ? [key] : [],
  );
  expect(open.filter((key) => !addresses.has(key as PathKey))).toEqual([]);
  // A connection says what it has read when it ends: a server of its own, whose connections have done nothing else.
  await Promise.all(servers.splice(0).map((server) => server.stop()));
  await start();
  await pool.query("select pg_stat_reset()");
  for (const key of open) {
    const response = await get(0, addresses.get(key as PathKey)!, { cookie: "locale=en" });
    expect(response.status, key).toBe(200);
    expect(response.headers.get("etag"), `${key} is cached`).not.toBeNull();
  }
  await servers.pop()!.stop();
  const { rows } = await pool.query<{ name: string }>(
    `select relname "name" from pg_stat_user_tables where seq_scan + coalesce(idx_scan, 0) > 0
      and not exists (select from pg_trigger where tgrelid = relid and tgname = 'page_revision_raise') order by 1`,
  );
  expect(
    rows.map(({ name }) => name).filter((name) => ![...DERIVED_TABLES, ...PLATFORM_TABLES].includes(name)),
  ).toEqual([]);
});
