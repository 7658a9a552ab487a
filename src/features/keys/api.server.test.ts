import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { account, session } from "#db/tables/accounts.server.ts";
import { apiKey } from "#db/tables/keys.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { endSessions } from "#features/accounts/admin/contract.ts";
import { setPassword } from "#features/accounts/commands/set-password.server.ts";
import { getStartup } from "#features/startups/detail/contract.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { testApp } from "#testing/app.ts";
import { appWithStartups } from "#testing/app-with-startups.ts";
import { signedIn } from "#testing/members.ts";
import { keyCalls, makeHouseKey, makeKey, ownKeys, removeKey } from "./contract.ts";

const NEW_KEY = { name: "Pano", areas: ["startups", "jobs"], days: 30 } as const;

async function house() {
  const tools = await appWithStartups(6);
  const member = await signedIn(tools.db);
  const admin = await signedIn(tools.db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const read = async (key: string, url = "/api/v1/startups?limit=2", headers = {}) => {
    const answer = await tools.app.inject({ url, headers: { authorization: `Bearer ${key}`, ...headers } });
    const content = answer.body ? answer.json() : {};
    return { status: answer.statusCode, code: content.status?.code, data: content.data, headers: answer.headers };
  };
  const make = async (more: object = {}) => {
    const { status, data } = await tools.call(
      makeKey,
      { body: { ...NEW_KEY, areas: [...NEW_KEY.areas], ...more } },
      member,
    );
    expect(status).toBe(200);
    return data;
  };
  return { ...tools, member, admin, read, make };
}

test("a key is shown once, and is stored as a digest with its beginning", async () => {
  const { make, call, db, member, read } = await house();
  const made = await make();
  expect(made.key).toMatch(/^kovan_[\w-]{43}$/);
  expect(made.key.startsWith(made.prefix)).toBe(true);
  const { data: own } = await call(ownKeys, {}, member);
  expect(own).toMatchObject([
    { name: "Pano", areas: ["startups", "jobs"], perMinute: 120, lastUsedAt: null, isOver: false },
  ]);
  const { rows } = await db.execute(sql`select api_key::text line from api_key
    union all select audit::text from audit union all select mail::text from mail`);
  expect(rows.length).toBeGreaterThan(2);
  expect(JSON.stringify(rows)).not.toContain(made.key.slice(12));
  expect((await read(made.key)).status).toBe(200);
  const { data: used } = await call(ownKeys, {}, member);
  expect(used[0]!.lastUsedAt).not.toBeNull();
});

test("a mail and an entry of the audit say that a key was made, and removed", async () => {
  const { make, call, db, member } = await house();
  const made = await make();
  expect((await call(removeKey, { params: { id: made.id } }, member)).status).toBe(200);
  expect((await call(removeKey, { params: { id: made.id } }, member)).code).toBe("notFound");
  const { rows: entries } = await db.execute(sql`select action, account_id, entity_id from audit order by created_at`);
  expect(entries).toEqual(
    ["apiKey.made", "apiKey.removed"].map((action) => ({ action, account_id: member.id, entity_id: made.id })),
  );
  const { rows: mails } = await db.execute(sql`select kind from mail`);
  expect(mails).toEqual([{ kind: "keys.made" }]);
});

test("a key reads its own areas, and nothing but what was made for programs", async () => {
  const { make, read, app } = await house();
  const { key } = await make();
  expect((await read(key)).data.rows).toHaveLength(2);
  expect(await read(key, "/api/v1/programs")).toMatchObject({ status: 403, code: "keyLacksArea" });
  const [{ seoUrl }] = (await read(key)).data.rows;
  expect(await read(key, `/api/v1/startups/${seoUrl}/funding`)).toMatchObject({ status: 403, code: "keyLacksArea" });
  for (const url of [`/apiStartup/Startups/${seoUrl}`, "/apiUser/Keys", "/apiUser/Profile/Get"])
    expect((await read(key, url)).status, url).not.toBe(200);
  const written = await app.inject({
    method: "POST",
    url: makeKey.path,
    headers: { authorization: `Bearer ${key}` },
    payload: NEW_KEY,
  });
  expect(written.statusCode).toBe(401);
  const tr = await app.inject({
    url: "/api/v1/jobs",
    headers: { authorization: "Bearer kovan_x", "accept-language": "tr" },
  });
  expect(tr.json().status).toEqual({ code: "keyRefused", value: "Bu anahtar geçerli değil ya da süresi doldu." });
});

test("it ends when removed, at its end, and with its account, from the next request on", async () => {
  const { make, read, call, db, member } = await house();
  const [removed, over, locked] = [await make(), await make(), await make()];
  await call(removeKey, { params: { id: removed.id } }, member);
  expect(await read(removed.key)).toMatchObject({ status: 401, code: "keyRefused" });
  await db
    .update(apiKey)
    .set({ expiresAt: new Date(Date.now() - 1) })
    .where(eq(apiKey.id, over.id));
  expect(await read(over.key)).toMatchObject({ status: 401, code: "keyRefused" });
  expect((await read(locked.key)).status).toBe(200);
  await db.update(account).set({ lockedAt: new Date() }).where(eq(account.id, member.id));
  expect(await read(locked.key)).toMatchObject({ status: 401, code: "keyRefused" });
  await db.delete(account).where(eq(account.id, member.id));
  expect(await db.select().from(apiKey)).toEqual([]);
});

test("it sees what its member sees, and never with a role of the platform", async () => {
  const { make, read, call, db, admin, member, startups } = await house();
  const hidden = startups.find(({ listed }) => listed)!;
  await db.update(startup).set({ isVisible: false }).where(eq(startup.id, hidden.id));
  const made = await call(makeKey, { body: { ...NEW_KEY, areas: ["startups"] } }, admin);
  expect((await call(getStartup, { params: { seoUrlOrId: hidden.id } }, admin)).status).toBe(200);
  expect((await read(made.data.key, `/api/v1/startups/${hidden.id}`)).code).toBe("notFound");
  const { key } = await make();
  expect((await read(key, `/api/v1/startups/${hidden.id}`)).code).toBe("notFound");
  await db.execute(sql`insert into entity_access (account_id, entity_id, scopes)
    values (${member.id}, ${hidden.id}, ${sql.param([SCOPE.FULL_ACCESS])}::smallint[])`);
  expect((await read(key, `/api/v1/startups/${hidden.id}`)).status).toBe(200);
});

test("each key has a limit of its own, and says when to come back", async () => {
  const { make, read } = await house();
  const [few, many] = [await make({ perMinute: 2 }), await make()];
  expect((await read(few.key)).headers).toMatchObject({ "x-ratelimit-limit": "2", "x-ratelimit-remaining": "1" });
  expect((await read(few.key)).status).toBe(200);
  const refused = await read(few.key);
  expect([refused.status, refused.code]).toEqual([429, "tooManyRequests"]);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(refused.headers["access-control-allow-origin"]).toBe("*");
  expect((await read(many.key)).status).toBe(200);
});

test("a key of the house reads lists as members do, or as those with a package", async () => {
  const { call, read, admin, app, db } = await house();
  const make = async (opensPremium: boolean) => {
    const body = { ...NEW_KEY, areas: ["startups" as const], opensPremium };
    return (await call(makeHouseKey, { body }, admin)).data.key;
  };
  const [open, premium] = [await make(false), await make(true)];
  expect((await app.inject("/api/v1/startups")).statusCode).toBe(401);
  const stage = "/api/v1/startups?incorporated=true&limit=100";
  expect((await read(open)).status).toBe(200);
  expect(await read(open, stage)).toMatchObject({ status: 402, code: "premiumRequired" });
  expect((await read(premium, stage)).status).toBe(200);
  const other = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  await db.delete(account).where(eq(account.id, admin.id));
  expect((await read(premium, stage)).status).toBe(200);
  const { data } = await call(keyCalls.list, { query: {} }, other);
  expect(data.rows.map(({ owner, person, prefix }) => [owner, person, prefix.length])).toEqual([
    ["house", null, 12],
    ["house", null, 12],
  ]);
});

test("a member has twenty keys at most", async () => {
  const { call, member, app } = await house();
  for (let count = 0; count < 20; count++) {
    // Each address may make twenty a minute.
    const answer = await app.inject({
      method: "POST",
      url: makeKey.path,
      remoteAddress: `127.2.0.${count + 1}`,
      headers: { authorization: `Bearer ${member.token}` },
      payload: NEW_KEY,
    });
    expect(answer.statusCode).toBe(200);
  }
  const body = { ...NEW_KEY, areas: [...NEW_KEY.areas] };
  expect(await call(makeKey, { body }, member)).toMatchObject({ status: 409, code: "tooManyKeys" });
});

test("everybody confirms before making one", async () => {
  const { call, db } = await testApp(undefined, { CONFIRM_MINUTES: "15" });
  const member = await signedIn(db);
  const body = { ...NEW_KEY, areas: [...NEW_KEY.areas] };
  await db.update(account).set({ passwordHash: "x" });
  await db.update(session).set({ confirmedAt: new Date(Date.now() - 3_600_000) });
  expect(await call(makeKey, { body }, member)).toMatchObject({ status: 403, code: "confirmationNeeded" });
});

test("keys end where whoever made them may have been somebody else", async () => {
  const { make, call, admin, member, read, db } = await house();
  const signedOut = (await make()).key;
  await call(endSessions, { params: { id: member.id } }, admin);
  expect((await read(signedOut)).code).toBe("keyRefused");
  const again = await signedIn(db);
  const { data } = await call(makeKey, { body: { ...NEW_KEY, areas: [...NEW_KEY.areas] } }, again);
  await db.transaction((tx) => setPassword(tx, again.id, "x"));
  expect((await read(data.key)).code).toBe("keyRefused");
  const { rows } = await db.execute(
    sql`select account_id from audit where action = 'apiKey.removed' order by created_at`,
  );
  expect(rows).toEqual([{ account_id: admin.id }, { account_id: again.id }]);
});

test("a request for another area counts, too", async () => {
  const { make, read } = await house();
  const { key } = await make({ perMinute: 1 });
  expect((await read(key, "/api/v1/programs")).code).toBe("keyLacksArea");
  expect((await read(key, "/api/v1/programs")).code).toBe("tooManyRequests");
});

test("a key whose areas a newer build has named reads the others", async () => {
  const { make, read, db } = await house();
  const { key } = await make();
  await db.execute(sql`update api_key set areas = areas || '{orbits}'`);
  expect((await read(key)).status).toBe(200);
});
