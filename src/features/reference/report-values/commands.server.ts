import { eq } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { type } from "#db/tables/reference.server.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import type { RowPlace } from "#shared/table/schemas.ts";
import { typeId } from "#shared/type-id.ts";
import type { Member } from "#shared/viewer.ts";
import {
  addTypeValue,
  changeTypeValue,
  logType,
  placeTypeValue,
  type TypeChange,
} from "../commands/type-values.server.ts";
import type { ReportValueKind } from "./contract.ts";
import { reportValueTables } from "./queries.server.ts";

/** Commands of admins for the categories, types or versions of reports. */
export const reportValueCommands = (kind: ReportValueKind) => {
  const found = (tx: Db, viewer: Member, id: string) => reportValueTables[kind].byId(tx, { viewer, locale: "en" }, id);
  return {
    /** Fails with `conflict` (a name is taken) and `invalidInput` (a name without a letter). */
    add: (tx: Db, viewer: Member, names: { nameEn: string; nameTr: string }) =>
      addTypeValue(tx, { viewer, noun: "type" }, { ...names, parentId: typeId(kind), kind }),

    /** Its address stays. Fails with `notFound`, `conflict`. */
    change: async (tx: Db, viewer: Member, id: string, change: TypeChange) =>
      (await found(tx, viewer, id)) ? changeTypeValue(tx, { viewer, noun: "type" }, id, change) : refuse("notFound"),

    /** Puts it between two others. Fails with `notFound`, `orderChanged`. */
    place: async (tx: Db, viewer: Member, id: string, place: RowPlace) =>
      (await found(tx, viewer, id)) ? placeTypeValue(tx, { viewer, noun: "type" }, id, place) : refuse("notFound"),

    /** Fails with `notFound`, `inUse` (reports have it, or the portal comes with it). */
    remove: async (tx: Db, viewer: Member, id: string): Promise<Outcome<{ id: string }>> => {
      const row = await found(tx, viewer, id);
      if (!row) return refuse("notFound");
      if (row.isBuiltIn || row.reports > 0) return refuse("inUse");
      await tx.delete(type).where(eq(type.id, id));
      await logType(tx, { viewer, noun: "type" }, "deleted", id, { nameEn: row.nameEn, nameTr: row.nameTr });
      return { ok: true, id };
    },
  };
};
