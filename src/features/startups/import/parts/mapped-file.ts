import { mappedSources } from "#shared/import/mapped-sources.ts";
import type { ImportMapping } from "#shared/import/mapping.ts";
import { type ProfileFile, profileFile } from "../contract.ts";

/** First part of the keys of rows that come from files of the admin area. */
export const ADMIN_SOURCE = "admin";

const KINDS = { startups: "startup", rounds: "funding", organizations: "organization" } as const;

/** The kind of the rows that an import of the admin area has written. */
export const kindOf = ({ kind }: Pick<ImportMapping, "kind">): ProfileFile["kind"] => KINDS[kind as keyof typeof KINDS];

/** How a file is read whose columns an admin has mapped by hand, as part of a profile. */
export function mappedFile(mapping: ImportMapping): ProfileFile {
  const { key: keySource, id: idSource, ...fields } = mappedSources(mapping);
  const { keyColumns, join, answers } = mapping;
  const common = {
    recognizedBy: [mapping.columns[0]!.column],
    encoding: "utf-8",
    delimiter: ",",
    blanks: mapping.blanks,
    fields,
  };
  if (mapping.kind === "rounds") {
    // Columns that name a startup in its own list find it here, too.
    if (keyColumns.length > 0) fields.startup = { column: keyColumns, case: "lower" };
    const named = ["startup", "announcedDate", "tour"].flatMap((field) => fields[field]?.column ?? []);
    return profileFile.parse({
      ...common,
      kind: "funding",
      startupBy: keyColumns.length > 0 ? "key" : "name",
      key: [{ column: named, case: "lower" }],
    });
  }
  const column = keyColumns.length > 0 ? keyColumns : (keySource ?? fields.name!).column;
  return profileFile.parse({
    ...common,
    kind: mapping.kind === "organizations" ? "organization" : "startup",
    key: [{ column, case: "lower" }],
    same: { join, answers, ...(idSource ? { column: idSource.column } : {}) },
  });
}
