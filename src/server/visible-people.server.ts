import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
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

/** The one rule: whether a viewer may see a member, as SQL; `sees_person` of the database. */
export const seesPerson = (viewer: Seer, person: SQLWrapper): SQL =>
  sql`(exists (select from listed_member where listed_member.id = ${person}) and not ${hidesFrom(person, viewer)})`;
