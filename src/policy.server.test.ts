import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import type { Db } from "#db/open.server.ts";
import { session } from "#db/tables/accounts.server.ts";
import { bannedWord } from "#db/tables/banned-words.server.ts";
import { flaggedText } from "#db/tables/flagged-texts.server.ts";
import { organization } from "#db/tables/organizations.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { sendInvitations } from "#features/invitations/contract.ts";
import { saveQuery } from "#features/startups/contract.ts";
import { hashOfToken } from "#server/session.server.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { typeId } from "#shared/type-id.ts";
import { type TestApp, testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { ACTORS, type Actor, POLICY, type PolicyWorld, type Request } from "#testing/policy.ts";

const { FULL_ACCESS, READ } = SCOPE;
const PLATFORM: Partial<Record<Actor, Record<string, number[]>>> = {
  admin: { [PLATFORM_ENTITY.admin]: [FULL_ACCESS] },
  moderator: { [PLATFORM_ENTITY.moderator]: [FULL_ACCESS] },
  "special-admin": { [PLATFORM_ENTITY.specialAdmin]: [FULL_ACCESS] },
  premium: { [PLATFORM_ENTITY.premium]: [READ] },
  business: { [PLATFORM_ENTITY.premium]: [READ] },
};

async function worldOf({ db, call }: TestApp) {
  const [startupId, organizationId] = [v7(), v7()];
  await db.insert(startup).values({ id: startupId, seoUrl: "bal-petek", name: "Bal Petek" });
  await db.execute(sql`select startup_refresh(array[${startupId}]::uuid[])`);
  const typeOf = typeId("organizerType", "incubation-center");
  await db.insert(organization).values({ id: organizationId, typeId: typeOf, name: "Kovan", seoUrl: "kovan" });
  const bannedWordId = v7();
  await db.insert(bannedWord).values({ id: bannedWordId, word: "Petekkıran", form: "petekkiran", action: "refuse" });
  const flaggedTextId = v7();
  const members = new Map<Actor, string>();
  for (const actor of ACTORS)
    if (actor !== "visitor") {
      const access = actor === "owner" ? { [startupId]: [FULL_ACCESS] } : (PLATFORM[actor] ?? {});
      members.set(actor, (await signedIn(db, access)).id);
    }
  const colleague = await signedIn(db, { [startupId]: [READ] });
  const noted = { accountId: colleague.id, entity: "account", entityId: colleague.id, field: "title" };
  await db.insert(flaggedText).values({ id: flaggedTextId, ...noted, word: "petek", text: "Petek" });
  const queryOf = async (token: string) =>
    (await call(saveQuery, { body: { name: v7(), filter: {} } }, { token })).data.id;
  const foreignQueryId = await queryOf(colleague.token);
  const owner = await tokenOf(db, members.get("owner")!);
  const body = { entityType: "startup" as const, entityId: startupId, email: "guest@example.test", scopes: [READ] };
  const invitationId = (await call(sendInvitations, { body }, { token: owner })).data.invited[0]!.id;
  const { rows } = await db.execute<{ seo_url: string }>(sql`select seo_url from account where id = ${colleague.id}`);
  const shared = {
    ...{ startupId, startupSeoUrl: "bal-petek", organizationId },
    ...{ colleagueId: colleague.id, colleagueSeoUrl: rows[0]!.seo_url },
    ...{ foreignQueryId, invitationId },
    ...{ startupId, startupSeoUrl: "bal-petek", organizationId, colleagueId: colleague.id },
    ...{ foreignQueryId, invitationId, bannedWordId, flaggedTextId },
  };
  const queries = new Map<Actor, string>();
  for (const [actor, id] of members) queries.set(actor, await queryOf(await tokenOf(db, id)));
  const worldFor = (actor: Actor): PolicyWorld => ({
    ...shared,
    ownId: members.get(actor) ?? shared.colleagueId,
    ownQueryId: queries.get(actor) ?? foreignQueryId,
    unique: v7(),
  });
  return { members, worldFor, colleague };
}

/** A session of its own for every request: some end it. */
async function tokenOf(db: Db, accountId: string): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(Date.now() + 3_600_000);
  await db.insert(session).values({ accountId, tokenHash: hashOfToken(token), expiresAt });
  return token;
}

function send({ app }: TestApp, call: string, { params = {}, query = {}, body }: Request, token?: string) {
  const [method, path] = call.split(" ") as [string, string];
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const url = `${filled}?${new URLSearchParams(query)}`;
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return app.inject({ method: method as "GET", url, headers, ...(body ? { payload: body } : {}) });
}

/** Answers bytes that take long to make, or is limited to few a minute; its own tests say who gets them. */
const ELSEWHERE =
  /^GET \/apiStartup\/Startups\/\{seoUrlOrId\}\/Pdf$|^GET \/apiStartup\/Sitemap|^GET \/apiUser\/Auth\/Account\/Export$|^GET \/apiCommon\/DevMail/;

test("every call lets in whom the policy names, and refuses everyone else", async () => {
  const built = await testApp();
  const { members, worldFor, colleague } = await worldOf(built);
  const { paths } = (await built.app.inject("/openapi.json")).json<{ paths: Record<string, object> }>();
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const walked = calls.filter((call) => /^\w+ \/api/.test(call) && !ELSEWHERE.test(call));
  expect(Object.keys(POLICY).sort(), "calls of the OpenAPI document and rows of the policy").toEqual(walked.sort());

  const wrong: string[] = [];
  for (const call of walked) {
    const { may, ask, missing, unknowable } = POLICY[call]!;
    for (const actor of ACTORS) {
      const id = members.get(actor);
      const answer = await send(built, call, ask(worldFor(actor)), id && (await tokenOf(built.db, id)));
      const refused = [401, 402, 403].includes(answer.statusCode) || (answer.statusCode === 404 && !missing);
      const said = `${call} by ${actor}: ${answer.statusCode} ${answer.statusCode < 300 ? "" : answer.payload}`;
      if (answer.statusCode >= 500 || (answer.statusCode === 400 && !unknowable))
        wrong.push(`no answer about rights: ${said}`);
      else if (refused === may.includes(actor)) wrong.push(said);
    }
    const stale = await send(built, call, ask(worldFor("member")), "A".repeat(43));
    if (stale.statusCode !== 401) wrong.push(`${call} with an unknown token: ${stale.statusCode}`);
  }
  expect(wrong).toEqual([]);

  await built.db.update(session).set({ expiresAt: new Date(Date.now() - 1_000) });
  for (const call of walked) {
    const answer = await send(built, call, POLICY[call]!.ask(worldFor("member")), colleague.token);
    expect(answer.statusCode, `${call} with an expired token`).toBe(401);
  }
}, 300_000);

test("what another member saved stays theirs, whatever is sent for it", async () => {
  const built = await testApp();
  const { worldFor, colleague, members } = await worldOf(built);
  const { foreignQueryId } = worldFor("outsider");
  const token = await tokenOf(built.db, members.get("outsider")!);
  for (const request of [
    ["PUT /apiStartup/Queries", { query: { id: foreignQueryId }, body: { name: "Mine" } }],
    ["DELETE /apiStartup/Queries", { query: { id: foreignQueryId } }],
    ["POST /apiStartup/Startups/List", { body: { queryId: foreignQueryId } }],
  ] as [string, Request][])
    await send(built, ...request, token);
  const own = await send(built, "GET /apiStartup/Queries", {}, colleague.token);
  expect(own.json().data).toMatchObject({ totalCount: 1, rows: [{ id: foreignQueryId }] });
});
