import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import type { Db } from "#db/open.server.ts";
import { session } from "#db/tables/accounts.server.ts";
import { organization } from "#db/tables/organizations.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { hashOfToken } from "#server/session.server.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { typeId } from "#shared/type-id.ts";
import { type TestApp, testApp } from "./app.ts";
import { signedIn } from "./members.ts";
import { POLICIES } from "./policies.ts";
import { ACTORS, type Actor, type PolicyRow, type PolicyWorld, type Request, type SharedWorld } from "./policy.ts";

const { FULL_ACCESS, READ } = SCOPE;
const PLATFORM: Partial<Record<Actor, Record<string, number[]>>> = {
  admin: { [PLATFORM_ENTITY.admin]: [FULL_ACCESS] },
  moderator: { [PLATFORM_ENTITY.moderator]: [FULL_ACCESS] },
  "special-admin": { [PLATFORM_ENTITY.specialAdmin]: [FULL_ACCESS] },
  premium: { [PLATFORM_ENTITY.premium]: [READ] },
  business: { [PLATFORM_ENTITY.premium]: [READ] },
};

/** What the requests of the table name, on a fresh database. */
export async function worldOf({ db, call }: TestApp) {
  const startupId = v7();
  const organizationId = v7();
  await db.insert(startup).values({ id: startupId, seoUrl: "bal-petek", name: "Bal Petek" });
  await db.execute(sql`select list_refresh('startups', array[${startupId}]::uuid[])`);
  const typeOf = typeId("organizerType", "incubation-center");
  await db.insert(organization).values({ id: organizationId, typeId: typeOf, name: "Kovan", seoUrl: "kovan" });
  const members = new Map<Actor, string>();
  for (const actor of ACTORS)
    if (actor !== "visitor") {
      const access = actor === "owner" ? { [startupId]: [FULL_ACCESS] } : (PLATFORM[actor] ?? {});
      members.set(actor, (await signedIn(db, access)).id);
    }
  const colleague = await signedIn(db, { [startupId]: [READ] });
  const { rows } = await db.execute<{ seo_url: string }>(sql`select seo_url from account where id = ${colleague.id}`);
  const world: SharedWorld = {
    startupId,
    startupSeoUrl: "bal-petek",
    ownerId: members.get("owner")!,
    organizationId,
    colleagueId: colleague.id,
    colleagueSeoUrl: rows[0]!.seo_url,
  };
  const tools = { db, call, tokenOf: (id: string) => tokenOf(db, id), memberIds: [...members.values()], world };
  const tables: Record<string, PolicyRow>[] = [];
  for (const policy of POLICIES) tables.push(await policy(tools));
  const worldFor = (actor: Actor): PolicyWorld => ({
    ...world,
    ownId: members.get(actor) ?? colleague.id,
    unique: v7(),
  });
  return { members, worldFor, colleague, policy: tables.flatMap((table) => Object.entries(table)) };
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

/** A walk of the whole table takes long: each file `policy-walk-<part>.server.test.ts` walks a part of it, in a world of its own. */
const PARTS = Object.keys(import.meta.glob("./policy-walk-*.server.test.ts")).length;

/** Tests the rows of one part, of 1 to `PARTS`, from every actor. */
export function walkPolicy(part: number): void {
  test(`every call lets in whom the policy names, and refuses everyone else: part ${part} of ${PARTS}`, async () => {
    const built = await testApp();
    const world = await worldOf(built);
    const { worldFor, colleague, policy } = world;
    const rows = policy.filter(([, { elsewhere }]) => !elsewhere);
    // By their names: what one actor did in one call is there in the next.
    rows.sort(([one], [other]) => (one < other ? -1 : 1));
    const share = rows.length / PARTS;
    const walked = rows.slice(Math.round((part - 1) * share), Math.round(part * share));
    expect(walked).not.toEqual([]);

    const wrong: string[] = [];
    for (const row of walked) wrong.push(...(await wrongAnswers(built, world, row)));
    expect(wrong).toEqual([]);

    await built.db.update(session).set({ expiresAt: new Date(Date.now() - 1_000) });
    for (const [call, { ask }] of walked) {
      const answer = await send(built, call, ask(worldFor("member")), colleague.token);
      expect(answer.statusCode, `${call} with an expired token`).toBe(401);
    }
  }, 300_000);
}

type World = Awaited<ReturnType<typeof worldOf>>;

/** What one call answers an actor against the policy, or anyone with an unknown token. */
async function wrongAnswers(built: TestApp, { members, worldFor }: World, [call, row]: [string, PolicyRow]) {
  const { may, ask, missing, unknowable } = row;
  const wrong: string[] = [];
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
  return wrong;
}
