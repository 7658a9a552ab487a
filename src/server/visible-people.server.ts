import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Locale } from "#shared/locale.ts";
import type { Member, Visitor } from "#shared/viewer.ts";

/** The viewer: of a member the account is enough. */
export type Seer = Visitor | Pick<Member, "kind" | "id">;

/** How the database names a viewer: the id of the account, null for a visitor. */
export const viewerIdOf = (viewer: Seer): string | null => (viewer.kind === "member" ? viewer.id : null);

/**
 * SQL that is true if a member hides from a viewer: the rule of `hides_from` (src/db/functions/10-talents.sql), written
 * out, so that a statement reads the viewer's marks once for all its rows. `person`: a column with the name of its
 * table.
 */
export const hidesFrom = (
  person: SQLWrapper,
  viewer: Seer,
): SQL => sql`(${person} is distinct from ${viewerIdOf(viewer)}::uuid
  and exists (select from hiding_mark where hiding_mark.account_id = ${person}
    and hiding_mark.mark in (select hiding_marks_of(${viewerIdOf(viewer)}::uuid))))`;

const memberOf = (view: "active_member" | "listed_member", viewer: Seer, person: SQLWrapper): SQL =>
  sql`(exists (select from ${sql.raw(view)} member where member.id = ${person}) and not ${hidesFrom(person, viewer)})`;

/** Whether a viewer may read the name of a member where the member belongs, as SQL; `sees_person` of the database. */
export const seesPerson = (viewer: Seer, person: SQLWrapper): SQL => memberOf("active_member", viewer, person);

/** Whether a viewer finds a member in lists and searches, as SQL; `finds_person` of the database. */
export const findsPerson = (viewer: Seer, person: SQLWrapper): SQL => memberOf("listed_member", viewer, person);

/** Whether a viewer may open the page of a member and write to them, as SQL. */
export const opensPerson = (viewer: Seer, person: SQLWrapper): SQL =>
  sql`opens_person(${viewerIdOf(viewer)}::uuid, ${person})`;

export const HAS_LEFT: Record<Locale, string> = { en: "Has left", tr: "Ayrıldı" };

/** Whether a row that names a member, or nobody, stays where others read it: not of somebody who is leaving (record 72). */
export const isStaying = (accountId: SQLWrapper): SQL =>
  sql`not exists (select from account leaving where leaving.id = ${accountId} and leaving.delete_at is not null)`;

/** A column of an account, null of somebody who is leaving (record 72). `person`: the table or its alias. */
export const unlessLeft = (person: SQLWrapper, column: string): SQL =>
  sql`case when ${person}.delete_at is null then ${person}.${sql.raw(column)} end`;

/** The name of a member where others read it, "Has left" of somebody who is leaving; null without an account. */
export const nameOrLeft = (person: SQLWrapper, locale: Locale): SQL =>
  sql`case when ${person}.delete_at is null then ${person}.name || ' ' || ${person}.surname else ${HAS_LEFT[locale]}::text end`;

/** The first name of the same, where it stands in a field of its own; the last name is `lastNameOrLeft`. */
export const firstNameOrLeft = (person: SQLWrapper, locale: Locale): SQL =>
  sql`case when ${person}.delete_at is null then ${person}.name else ${HAS_LEFT[locale]}::text end`;
export const lastNameOrLeft = (person: SQLWrapper): SQL =>
  sql`case when ${person}.delete_at is null then ${person}.surname else '' end`;
