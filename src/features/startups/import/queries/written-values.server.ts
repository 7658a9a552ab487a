import type { Db } from "#db/open.server.ts";
import type { MadeTable } from "#server/import/made-rows.server.ts";
import { IMPORT_FIELDS } from "#shared/import/fields.ts";
import type { ProfileFile } from "../contract.ts";
import type { Columns } from "../parts/columns.server.ts";
import { organizationColumns, startupColumns } from "../parts/entity-columns.server.ts";
import { fundingColumns } from "../parts/funding-columns.server.ts";
import { mappedFile } from "../parts/mapped-file.ts";
import type { Catalogue } from "./catalogue.server.ts";
import { storedRows } from "./stored-rows.server.ts";

type Kind = ProfileFile["kind"];

const KINDS = { startup: "startups", funding: "rounds", organization: "organizations" } as const;

/** The columns of a file that fills every field. */
export function everyColumn(kind: Kind, catalogue: Catalogue): Columns<never> {
  const columns = Object.keys(IMPORT_FIELDS[KINDS[kind]]).map((field) => ({ column: field, field }));
  const file = mappedFile({
    kind: KINDS[kind],
    columns,
    dates: "yyyy-MM-dd",
    amounts: "1234.50",
    separator: ";",
    currency: null,
    country: null,
    type: null,
    join: "never",
  });
  if (file.kind === "startup") return startupColumns(file, catalogue) as Columns<never>;
  return (
    file.kind === "organization" ? organizationColumns(file, catalogue) : fundingColumns(file, catalogue)
  ) as Columns<never>;
}

/** The values of all columns by id, as texts; the rows are locked. */
export async function valuesOf(tx: Db, kind: Kind, ids: readonly string[], catalogue: Catalogue) {
  const stored = await storedRows(tx, kind, ids, everyColumn(kind, catalogue), new Map());
  return new Map([...stored].map(([id, { values }]) => [id, values]));
}

/** The tables of each kind: rows that belong to one and are nothing without it. */
export const MADE: Record<Kind, MadeTable> = {
  startup: {
    table: "startup",
    owner: "startup_id",
    parts: [
      "startup_choice",
      "startup_affiliation",
      "startup_competitor",
      "startup_member",
      "startup_patent",
      "startup_government_support",
      "startup_update",
      "startup_former_name",
    ],
  },
  funding: { table: "funding", owner: "funding_id", parts: ["funding_investor"] },
  organization: { table: "organization", owner: "organization_id", parts: [] },
};
