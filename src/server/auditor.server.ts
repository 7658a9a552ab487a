import type { Db } from "#db/open.server.ts";
import type { ActionOn, AuditAction, AuditEntity, AuditField } from "#shared/named-codes.ts";
import { writeAudit } from "./audit.server.ts";
import { type Audited, addAudited, type NamesInBoth } from "./audited.server.ts";

/** The fields that a detail speaks of: those that have a value after a change, and whatever else is written down. */
type FieldIn<Detail> =
  | Exclude<keyof Detail, "before" | "after">
  | (Detail extends { after: infer After extends object } ? keyof After : never);
/** Does not compile where a field has no name, neither the auditor's own nor one of all entries. */
type Named<Fields, Field> = [Exclude<Fields, Field | AuditField>] extends [never]
  ? unknown
  : { "field without a name": Exclude<Fields, Field | AuditField> };

interface Writing<Field extends string, Written extends Readonly<Record<string, unknown>>> {
  names: NamesInBoth<Field>;
  /** The fields of the form or the body of the table that is written: each has a name. */
  writes?: Written & Named<keyof Written, Field>;
  /** The fields of the rows of its lists, by list, which a test looks through. */
  writesIn?: NonNullable<Audited["writesIn"]>;
}

/**
 * The function that writes the audit of a noun: `const audit = auditor("post", "blogPost", { names, writes })`, then
 * `audit(tx, member, "changed", id, changesOf(before, after))`. The names are what the page of the audit calls the fields; they come
 * from the texts of the form or the table that is written.
 */
export function auditor<Noun extends string, Field extends string, Written extends Readonly<Record<string, unknown>>>(
  noun: Noun,
  entity: AuditEntity,
  { names, writes, writesIn = {} }: Writing<Field, Written>,
) {
  addAudited({ of: entity, names, writes: writes ? [writes] : [], writesIn });
  return <Detail extends object>(
    tx: Db,
    by: { id: string },
    action: ActionOn<Noun>,
    entityId: string,
    detail?: Detail & Named<FieldIn<Detail>, Field>,
  ): Promise<void> =>
    writeAudit(tx, {
      accountId: by.id,
      // `ActionOn` has only verbs that make an action of the noun.
      action: `${noun}.${action}` as AuditAction,
      entity,
      entityId,
      detail: { ...detail },
    });
}
