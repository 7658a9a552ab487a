import type { Db } from "#db/open.server.ts";
import type { startup } from "#db/tables/startups.server.ts";
import type { EntityType } from "#shared/access.ts";
import { mayEdit } from "#shared/access.ts";
import type { EditForm, Fields } from "#shared/edit/form.ts";
import type { Outcome } from "#shared/outcome.ts";
import type { Member } from "#shared/viewer.ts";
import type { noteFlagged } from "../flagged-texts.server.ts";
import { changeEntry, confirmEntry, type EntryNoun, type EntryRow } from "./entries.server.ts";
import type { Edit } from "./save-edit.server.ts";

type Flagged = Parameters<typeof noteFlagged>[1]["flagged"];
type Refused =
  | ("notFound" | "forbidden" | "hiddenEntry" | "hiddenStartup")
  | ("invalidInput" | "bannedWord" | "changedMeanwhile");

/** A noun whose owners are asked whether its facts are still true (record 45): its feature names it in `facts`. */
export interface FactNoun {
  kind: EntityType;
  table: EntryNoun<Fields>["table"] | typeof startup;
  form: Pick<EditForm, "fields" | "units">;
  valuesOf(db: Db, row: EntryRow): Promise<object>;
  mayEdit(member: Member, id: string): boolean;
  /** Saves facts, and confirms them, with the rights of the member. */
  change(
    tx: Db,
    id: string,
    member: Member,
    edit: Omit<Edit<Fields>, "form" | "check"> & { flagged: Flagged },
  ): Promise<Outcome<object, Refused>>;
  confirm(tx: Db, id: string, member: Member, facts: readonly string[]): Promise<Outcome<object, Refused>>;
}

/** The facts of a noun of `entries.server.ts`. */
export function entryFacts<F extends Fields>(noun: EntryNoun<F, "hiddenEntry">): FactNoun {
  return {
    kind: noun.entity,
    table: noun.table,
    form: noun.form,
    valuesOf: noun.valuesOf,
    mayEdit,
    change: (tx, id, member, edit) =>
      changeEntry(tx, noun, id, member, edit as unknown as Parameters<typeof changeEntry<F, "hiddenEntry">>[4]),
    confirm: (tx, id, member, facts) => confirmEntry(tx, noun, id, member, facts),
  };
}
