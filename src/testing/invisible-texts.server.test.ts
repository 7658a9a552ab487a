import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testApp } from "./app.ts";
import { send, tokenOf, worldOf } from "./policy-walk.ts";

/** Turns the direction, takes no room, and half of an emoji. */
const HIDDEN_SIGNS = "\u202E\u200B\u200D";

/** The value with something invisible in every text. */
function dirty(value: unknown): unknown {
  if (typeof value === "string") return HIDDEN_SIGNS + value + HIDDEN_SIGNS;
  if (Array.isArray(value)) return value.map(dirty);
  if (typeof value !== "object" || value === null || value instanceof Blob) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, dirty(inner)]));
}

test("no write of any noun stores an invisible character", async () => {
  // Members of the demo, who come from addresses of their own.
  const built = await testApp(undefined, { DEMO: "1" });
  const { members, worldFor, policy } = await worldOf(built);
  // An account that is about to be deleted does not apply for jobs.
  const writes = policy.filter(
    ([call, { elsewhere, may }]) =>
      !elsewhere && call !== "DELETE /apiUser/Auth/Account" && may.some((actor) => actor !== "visitor"),
  );
  const wrong: string[] = [];
  let sent = 0;
  for (const [call, { ask, may, status = 200 }] of writes) {
    const actor = may.find((one) => one !== "visitor")!;
    const request = ask(worldFor(actor));
    if (!request.body || request.body instanceof FormData) continue;
    const token = await tokenOf(built.db, members.get(actor)!);
    const answer = await send(built, call, { ...request, body: dirty(request.body) as object }, token);
    sent++;
    if (answer.statusCode !== status) wrong.push(`${call} by ${actor}: ${answer.statusCode} ${answer.payload}`);
  }
  expect(wrong).toEqual([]);
  expect(sent).toBeGreaterThan(50);

  const { rows } = await built.db.execute<{ name: string }>(
    sql`select relname name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  const found = rows.map(
    ({ name }) =>
      sql`select ${name}::text name, t::text content from ${sql.identifier(name)} t where t::text ~ '[\u200B\u200D\u202E]'`,
  );
  expect((await built.db.execute(sql.join(found, sql` union all `))).rows).toEqual([]);
}, 120_000);
