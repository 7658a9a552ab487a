import path from "node:path";
import type { LoggedFile } from "#server/import/nouns.server.ts";
import { columnsIn, type Steps } from "#shared/import/steps.ts";
import type { Profile } from "../contract.ts";
import type { RecognizedFile } from "./recognized-file.server.ts";

/** What the admin area calls the rows of files. */
const KIND_NAMES = { startup: "startups", funding: "rounds", organization: "organizations" } as const;

/** A file of a command as the admin area shows it: of each field the column that fills it. */
export function loggedFile({ path: file, header, format }: RecognizedFile, { key }: Pick<Profile, "key">): LoggedFile {
  const fields: Record<string, Steps | undefined> = format.fields;
  const columns = Object.entries(fields).flatMap(([field, source]) => {
    const [column] = source ? columnsIn(source) : [];
    return column === undefined ? [] : [{ column, field }];
  });
  return { profile: key, kind: KIND_NAMES[format.kind], fileName: path.basename(file), header, columns };
}
