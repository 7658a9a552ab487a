import { headerOf, sizeOf, type TableFile } from "#server/import/table-rows.server.ts";
import { StartError } from "#server/settings.server.ts";
import { columnsIn, type Steps } from "#shared/import/steps.ts";
import type { ProfileFile } from "../contract.ts";

/** A file of the command line, and the part of the profile that describes it. */
export interface RecognizedFile extends TableFile {
  format: ProfileFile;
  /** Size on the disk, compressed or not. */
  bytes: number;
  header: string[];
}

/**
 * Finds the file's parts of the profile by its header, one of each kind: a file may hold startups and their rounds. Throws a
 * StartError when none, or a needed column, is there.
 */
export async function recognize(path: string, formats: readonly ProfileFile[]): Promise<RecognizedFile[]> {
  const bytes = await sizeOf(path);
  const found: RecognizedFile[] = [];
  for (const format of formats) {
    const { header, encoding } = await headerOf(path, format, format.encoding);
    const isOther = found.some((file) => file.format.kind === format.kind);
    if (isOther || !format.recognizedBy.every((name) => header.includes(name))) continue;
    for (const name of columnsOf(format))
      if (!header.includes(name)) throw new StartError(`${path} has no column "${name}", which the profile reads.`);
    const twice = header.find((name, at) => name !== "" && header.indexOf(name) !== at);
    if (twice) throw new StartError(`${path} has two columns "${twice}".`);
    found.push({ path, format, encoding, bytes, header });
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
