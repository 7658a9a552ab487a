import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import type { Db } from "#db/open.server.ts";
import { session } from "#db/tables/accounts.server.ts";
import { organization } from "#db/tables/organizations.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { tableExport } from "#db/tables/table-exports.server.ts";
import { hashOfToken } from "#server/session.server.ts";
import { DEMO_ROLES } from "#shared/demo-accounts.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { typeId } from "#shared/type-id.ts";
import { addAccounts } from "../../scripts/demo/accounts.ts";
import { addGifts } from "../../scripts/demo/gifts.ts";
import { demoId } from "../../scripts/demo/random.ts";
import { newWorld } from "../../scripts/demo/world.ts";
import { type TestApp, testApp } from "./app.ts";
import { type ApiDocument, declaredCodes } from "./declared-codes.ts";
import { listMembers, signedIn } from "./members.ts";
import { POLICIES } from "./policies.ts";
import { ACTORS, type Actor, type PolicyRow, type PolicyWorld, type Request, type SharedWorld } from "./policy.ts";

const { FULL_ACCESS, READ } = SCOPE;

/** What the requests of the table name, on a fresh database. */
export async function worldOf({ db, call }: TestApp) {
  const startupId = v7();
  const organizationId = v7();
  await db.insert(startup).values({ id: startupId, seoUrl: "bal-petek", name: "Bal Petek" });
  await db.execute(sql`select list_refresh('startups', array[${startupId}]::uuid[])`);
  const typeOf = typeId("organizerType", "incubation-center");
  await db.insert(organization).values({ id: organizationId, typeId: typeOf, name: "Kovan", seoUrl: "kovan" });
  await db.execute(sql`select list_refresh('organizations', array[${organizationId}]::uuid[])`);
  const demo = await newWorld(db, new Date());
  await addAccounts(demo);
  await addGifts(demo);
  const members = new Map<Actor, string>(DEMO_ROLES.map((role) => [role, demoId(`account/${role}`)]));
  members.set("owner", (await signedIn(db, { [startupId]: [FULL_ACCESS] })).id);
  members.set("organization-owner", (await signedIn(db, { [organizationId]: [FULL_ACCESS] })).id);
  members.set("outsider", (await signedIn(db)).id);
  const otherAdmin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [FULL_ACCESS] });
  const exportId = v7();
  const file = { fileKey: "none", name: "users.xlsx", finishedAt: new Date() };
  const request = { query: {}, columns: ["name"] };
  await db
    .insert(tableExport)
    .values({ id: exportId, accountId: otherAdmin.id, tableKey: "users", request, locale: "en", ...file });
  const colleague = await signedIn(db, { [startupId]: [READ] });
  await listMembers(db, ...members.values(), otherAdmin.id, colleague.id);
  const { rows } = await db.execute<{ seo_url: string }>(sql`select seo_url from account where id = ${colleague.id}`);
  const world: SharedWorld = {
    startupId,
    startupSeoUrl: "bal-petek",
    ownerId: members.get("owner")!,
    organizationId,
    otherAdminId: otherAdmin.id,
    exportId,
    colleagueId: colleague.id,
    colleagueSeoUrl: rows[0]!.seo_url,
  };
  const tools = { db, call, tokenOf: (id: string) => tokenOf(db, id), memberIds: [...members.values()], world };
  const policy: [string, PolicyRow][] = [];
  for (const rowsOf of POLICIES)
    for (const [call, rows] of Object.entries(await rowsOf(tools)))
      for (const row of [rows].flat() as PolicyRow[]) policy.push([call, row]);
  const strangers = demo.people.filter((person) => !person.demo);
  const worldFor = (actor: Actor): PolicyWorld => ({
    ...world,
    ownId: members.get(actor) ?? colleague.id,
    strangerId: strangers[ACTORS.indexOf(actor)]!.id,
    unique: v7(),
  });
  return { members, worldFor, colleague, policy };
}

let requests = 0;
/** Every request comes from an address of its own, so that none is refused for coming too often. */
const nextAddress = () => `10.0.${Math.floor(requests / 250)}.${(requests++ % 250) + 1}`;

/** A session of its own for every request: some end it. */
export async function tokenOf(db: Db, accountId: string): Promise<string> {
  return [...(await tokensOf(db, new Map([["", accountId]]))).values()][0]!;
}

/** A session for each of these accounts, by the name that the account has there. */
async function tokensOf<Name>(db: Db, accounts: ReadonlyMap<Name, string>): Promise<Map<Name, string>> {
  const tokens = new Map([...accounts.keys()].map((name) => [name, randomBytes(32).toString("base64url")]));
  const expiresAt = new Date(Date.now() + 3_600_000);
  await db.insert(session).values(
    [...tokens].map(([name, token]) => ({
      accountId: accounts.get(name)!,
      tokenHash: hashOfToken(token),
      expiresAt,
    })),
  );
  return tokens;
}

export function send({ app }: TestApp, call: string, { params = {}, query = {}, body }: Request, token?: string) {
  const [method, path] = call.split(" ") as [string, string];
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const url = `${filled}?${new URLSearchParams(query)}`;
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const remoteAddress = nextAddress();
  return app.inject({ method: method as "GET", url, headers, remoteAddress, ...(body ? { payload: body } : {}) });
}

/** A walk of the whole table takes long: each file `policy-walk-<part>.server.test.ts` walks a part of it, in a world of its own. */
const PARTS = Object.keys(import.meta.glob("./policy-walk-*.server.test.ts")).length;

/** Tests the rows of one part, of 1 to `PARTS`, from every actor. */
export function walkPolicy(part: number): void {
  test(`every call lets in whom the policy names, and refuses everyone else: part ${part} of ${PARTS}`, async () => {
    // Members of the demo, who come from addresses of their own.
    const built = await testApp(undefined, { DEMO: "1" });
    const world = await worldOf(built);
    const { worldFor, colleague, policy } = world;
    const rows = policy.filter(([, { elsewhere }]) => !elsewhere);
    const document = (await built.app.inject("/openapi.json")).json<ApiDocument>();
    // By their names: what one actor did in one call is there in the next.
    rows.sort(([one], [other]) => (one < other ? -1 : 1));
    const share = rows.length / PARTS;
    const walked = rows.slice(Math.round((part - 1) * share), Math.round(part * share));
    expect(walked).not.toEqual([]);

    await noteChanges(built.db);
    const wrong: string[] = [];
    for (const row of walked) wrong.push(...(await wrongAnswers(built, world, row, document)));
    expect(wrong).toEqual([]);

    await built.db.update(session).set({ expiresAt: new Date(Date.now() - 1_000) });
    for (const [call, { ask }] of walked) {
      const answer = await send(built, call, ask(worldFor("member")), colleague.token);
      expect(answer.statusCode, `${call} with an expired token`).toBe(401);
    }
  }, 300_000);
}

/** Attempts, which are counted, and words for the search, which are gathered. */
const NOT_COMPARED = ["throttle", "search_vocabulary"];

/** Lets the database note every row that a statement adds, changes or removes, in whichever table. */
async function noteChanges(db: Db): Promise<void> {
  await db.execute(sql`create table changed_table (name text not null)`);
  await db.execute(sql`
    create function note_change() returns trigger language plpgsql as
    $$ begin
      -- That somebody was refused is noted, too, and is no change of what is there.
      if tg_table_name = 'audit' and tg_op = 'INSERT' and to_jsonb(new) ->> 'action' ~ '^(permission|signIn)[.]' then
        return null;
      end if;
      insert into public.changed_table values (tg_table_name);
      return null;
    end $$`);
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select relname name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname <> all (${sql.param([...NOT_COMPARED, "changed_table"])}::text[])`);
  for (const { name } of tables) {
    const table = sql.identifier(name);
    await db.execute(sql`
      create trigger zz_note_rows after insert or delete on ${table} for each row execute function note_change()`);
    await db.execute(sql`
      create trigger zz_note_changes after update on ${table} for each row when (old.* is distinct from new.*)
      execute function note_change()`);
  }
}

/** The tables that have changed since this was asked last. */
async function changedTables(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    with noted as (delete from changed_table returning name) select distinct name from noted order by name`);
  return rows.map(({ name }) => name);
}

type World = Awaited<ReturnType<typeof worldOf>>;

/** Whether the document of the API names the failure of a call. */
function isDeclared(document: ApiDocument, call: string, answer: Awaited<ReturnType<typeof send>>): boolean {
  const declared = declaredCodes(document, ...(call.split(" ") as [string, string]));
  return answer.statusCode < 400 || declared.includes(answer.json().status.code);
}

/**
 * What one call answers each actor against the policy, or anyone with an unknown token, and what is left by those who are refused
 * and by a call that changes nothing: they go first, before the rows change for good.
 */
async function wrongAnswers(
  built: TestApp,
  { members, worldFor }: World,
  [call, row]: [string, PolicyRow],
  document: ApiDocument,
) {
  const { may, ask, status = 200, refusal = {}, changesNothing = false } = row;
  const wrong: string[] = [];
  const tokens = await tokensOf(built.db, members);
  const sendAs = async (actor: Actor) => {
    const answer = await send(built, call, ask(worldFor(actor)), tokens.get(actor));
    const refused = actor === "visitor" ? (refusal.visitor ?? 401) : (refusal.member ?? 403);
    const expected = may.includes(actor) ? status : refused;
    const said = `${call} by ${actor}: ${answer.statusCode} ${answer.statusCode < 300 ? "" : answer.payload}`;
    if (answer.statusCode !== expected) wrong.push(`${said} instead of ${expected}`);
    if (!isDeclared(document, call, answer)) wrong.push(`${said} is not declared`);
  };
  await changedTables(built.db);
  const mayChange = (actor: Actor) => may.includes(actor) && status < 300 && !changesNothing;
  for (const actor of ACTORS.filter((actor) => !mayChange(actor))) await sendAs(actor);
  const stale = await send(built, call, ask(worldFor("member")), "A".repeat(43));
  if (stale.statusCode !== 401) wrong.push(`${call} with an unknown token: ${stale.statusCode}`);
  const changed = await changedTables(built.db);
  if (changed.length > 0) wrong.push(`${call} by who may not change anything changed ${changed.join(", ")}`);
  for (const actor of ACTORS.filter(mayChange)) await sendAs(actor);
  return wrong;
}
