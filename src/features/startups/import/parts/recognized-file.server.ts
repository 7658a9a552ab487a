import { headerName } from "#server/import/header-rows.server.ts";
import { ANY_TABLE, type OpenTable, openTable, sizeOf, type TableChoice } from "#server/import/table-rows.server.ts";
import { StartError } from "#server/settings.server.ts";
import { columnsIn, type Steps } from "#shared/import/steps.ts";
import type { ProfileFile } from "../contract.ts";

/** A file of the command line, and the part of the profile that describes it. */
export interface RecognizedFile {
  path: string;
  format: ProfileFile;
  table: OpenTable;
  /** Names of the columns as the profile writes them. */
  header: string[];
  /** Size on the disk, compressed or not. */
  bytes: number;
}

/**
 * Finds the file's parts of the profile by its header, one of each kind: a file may hold startups and their rounds. Throws a
 * StartError when none, or a needed column, is there. `choice` counts more than what the profile says of sheet and header.
 */
export async function recognize(
  path: string,
  formats: readonly ProfileFile[],
  choice: TableChoice = {},
): Promise<RecognizedFile[]> {
  const bytes = await sizeOf(path);
  const found: RecognizedFile[] = [];
  for (const format of formats) {
    const wanted = new Map([...format.recognizedBy, ...columnsOf(format)].map((name) => [headerName(name), name]));
    const encoding = format.encoding === "detect" ? ANY_TABLE.encoding : format.encoding;
    const { sheet, headerRow, headerRows } = format;
    const chosen = { sheet, headerRow, headerRows, ...choice };
    const table = await openTable(path, { ...format, encoding }, chosen, (name) => wanted.has(name));
    const header = table.header.map((name) => wanted.get(name) ?? name);
    const isOther = found.some((file) => file.format.kind === format.kind);
    if (isOther || !format.recognizedBy.every((name) => header.includes(name))) continue;
    for (const name of columnsOf(format))
      if (!header.includes(name)) throw new StartError(`${path} has no column "${name}", which the profile reads.`);
    const twice = header.find((name, at) => name !== "" && header.indexOf(name) !== at);
    if (twice) throw new StartError(`${path} has two columns "${twice}".`);
    found.push({ path, format, table, header, bytes });
  }
  if (found.length > 0) return found;
  const columns = formats.map((format) => format.recognizedBy.join(", ")).join("; or ");
  throw new StartError(`${path} is none of the profile's files. They have the columns ${columns}.`);
}

/** Every column the profile's part reads. */
function columnsOf({ key, fields, ...file }: ProfileFile): string[] {
  const named = Object.values(fields).flatMap((field: (Steps & { otherwise?: { column: string } }) | undefined) =>
    field ? [...columnsIn(field), ...columnsIn(field.otherwise ?? {})] : [],
  );
  const keys = key.flatMap((entry) => (typeof entry === "string" ? [entry] : columnsIn(entry)));
  return [...new Set([...keys, ...named, ...("same" in file ? columnsIn(file.same) : [])])];
}
