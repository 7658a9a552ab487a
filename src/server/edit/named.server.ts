// Hand-written SQL: things of three tables are looked up by one statement.

import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { isStaff } from "#shared/access.ts";
import type { Fields, NamedNoun } from "#shared/edit/form.ts";
import type { FieldProblem } from "#shared/errors.ts";
import type { Member } from "#shared/viewer.ts";
import { findsPerson } from "../visible-people.server.ts";

type Plain = Readonly<Record<string, unknown>>;

interface Named {
  /** "investors.2.organizationId" */
  field: string;
  noun: NamedNoun;
  id: string;
  ofTeam: boolean;
}

/** Organizations, startups and people whom a form newly names, itself or in its rows. `stored`: what stood there, one of rows each. */
function namedIn(fields: Fields, values: Plain, stored: readonly Plain[], at = ""): Named[] {
  return Object.entries(fields).flatMap(([name, field]): Named[] => {
    const value = values[name];
    if (field.kind === "rows") {
      const before = stored.flatMap((row) => (row[name] ?? []) as Plain[]);
      return ((value ?? []) as Plain[]).flatMap((row, index) =>
        namedIn(field.fields, row, before, `${at}${name}.${index}.`),
      );
    }
    if (field.kind !== "entity" || typeof value !== "string" || stored.some((row) => row[name] === value)) return [];
    return [{ field: at + name, noun: field.of, id: value, ofTeam: field.ofTeam ?? false }];
  });
}

const problemRow = z.object({ field: z.string(), ofTeam: z.boolean() });
const nameRow = z.object({ id: z.string(), name: z.string() });

/**
 * Problems of fields that name an organization or a startup nobody sees, or a person whom the viewer does not find. Who is named as one of
 * the team must have rights on the thing, so that nobody is named there without having agreed.
 */
export async function namedProblems(
  db: Db,
  { fields, values, stored }: { fields: Fields; values: Plain; stored: Plain | undefined },
  { viewer, entityId }: { viewer: Member; entityId: string },
): Promise<FieldProblem[]> {
  const wanted = namedIn(fields, values, stored ? [stored] : []);
  if (wanted.length === 0) return [];
  const isInTeam = sql`(wanted.id = ${viewer.id} or exists (select from entity_access a where a.account_id = wanted.id
    and a.entity_id = ${entityId} and (a.expires_at is null or a.expires_at > now())))`;
  const isSeen = isStaff(viewer)
    ? sql`exists (select from account where account.id = wanted.id)`
    : findsPerson(viewer, sql`wanted.id`);
  const rows = await rowsOf(
    db,
    problemRow,
    sql`
    select field, "ofTeam"
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) wanted (field text, noun text, id uuid, "ofTeam" boolean)
    where not case
      when noun = 'organization' then exists (select from organization o where o.id = wanted.id and o.is_visible)
      when noun = 'startup' then exists (select from startup s where s.id = wanted.id and s.is_visible and s.deleted_at is null)
      when "ofTeam" then ${isInTeam}
      else ${isSeen} end`,
  );
  return rows.map(({ field, ofTeam }) => ({ field, reason: ofTeam ? "notInTeam" : "unknown" }));
}

/** The own names of organizations and people that rows name, by id: whatever was typed, they have these. */
export async function ownNames(
  tx: Db,
  fields: Fields,
  rows: readonly Plain[],
): Promise<(row: Plain) => string | undefined> {
  const entities = Object.keys(fields).filter((name) => fields[name]!.kind === "entity");
  const idIn = (row: Plain) =>
    entities.map((name) => row[name]).find((id) => typeof id === "string") as string | undefined;
  const ids = rows.flatMap((row) => idIn(row) ?? []);
  if (ids.length === 0) return () => undefined;
  const found = await rowsOf(
    tx,
    nameRow,
    sql`
    select id, name from organization where id = any (${sql.param(ids)}::uuid[])
    union all select id, name || ' ' || surname from account where id = any (${sql.param(ids)}::uuid[])`,
  );
  const names = new Map(found.map(({ id, name }) => [id, name]));
  return (row) => names.get(idIn(row) ?? "");
}
