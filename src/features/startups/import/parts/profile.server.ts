import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { knowsEncoding } from "#server/import/file-text.server.ts";
import { StartError } from "#server/settings.server.ts";
import type { ImportCatalogue } from "#shared/import/codes.ts";
import type { ImportFieldOf } from "#shared/import/fields.ts";
import type { FieldSource } from "#shared/import/values.ts";
import { FIELDS, type Profile, profileSchema } from "../contract.ts";

const SHIPPED_FOLDER = path.join(import.meta.dirname, "../profiles");

/**
 * Reads a profile: a shipped one by its name, or any file by its path. Throws a StartError that names the file, the place in
 * it and what is wrong there.
 */
export async function loadProfile(nameOrPath: string): Promise<{ profile: Profile; where: string }> {
  const isPath = nameOrPath.endsWith(".json");
  const where = isPath ? nameOrPath : path.join(SHIPPED_FOLDER, `${nameOrPath}.json`);
  const text = /^[\w-]+$/.test(nameOrPath) || isPath ? await readFile(where, "utf8").catch(() => undefined) : undefined;
  if (text === undefined) throw new StartError(await unknownProfile(nameOrPath, isPath));
  const parsed = profileSchema.safeParse(jsonOf(text, where));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new StartError(`${where}: ${issue?.path.join(".") || "the profile"}: ${issue?.message}.`);
  }
  parsed.data.files.forEach((file, index) => {
    for (const name of [file.encoding, file.misreadAs ?? []].flat())
      if (!knowsEncoding(name))
        throw new StartError(`${where}: files.${index}.encoding: there is no encoding "${name}".`);
  });
  return { profile: parsed.data, where };
}

async function unknownProfile(nameOrPath: string, isPath: boolean): Promise<string> {
  if (isPath) return `There is no profile ${nameOrPath}.`;
  const names = (await readdir(SHIPPED_FOLDER)).map((name) => name.replace(/\.json$/, ""));
  return `There is no profile "${nameOrPath}". Shipped: ${names.join(", ")}; or give the path of a .json file.`;
}

function jsonOf(text: string, where: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new StartError(`${where} is no JSON: ${error instanceof Error ? error.message : error}.`);
  }
}

/** Throws a StartError naming the first choice of the profile that the catalogue does not have. */
export function checkChoices(profile: Profile, where: string, catalogue: ImportCatalogue): void {
  profile.files.forEach((file, index) => {
    const fields: Readonly<Record<string, ImportFieldOf>> = FIELDS[file.kind];
    for (const [field, entry] of Object.entries(file.fields)) {
      const at = `files.${index}.fields.${field}`;
      const { type, of }: ImportFieldOf = fields[field]!;
      if (of) checkChoice(entry as FieldSource, of, `${where}: ${at}`, catalogue);
      const currency = type === "currency" ? entry?.value : undefined;
      if (currency !== undefined && !catalogue.currencies.has(currency))
        throw new StartError(`${where}: ${at} names "${currency}", which is no currency here.`);
    }
  });
}

function checkChoice(
  { value, values, bands }: FieldSource,
  kind: string,
  at: string,
  { typesCalled, typeIds }: ImportCatalogue,
) {
  const demand = (where: string, list: string, key: string) => {
    if (!typeIds.has(`${list}/${key}`)) throw new StartError(`${where} names "${key}", which list ${list} lacks.`);
  };
  for (const [word, entry] of Object.entries(values ?? {})) {
    const [key, subSector] = typeof entry === "string" ? [entry, undefined] : entry;
    demand(`${at}.values.${word}`, kind, key);
    if (subSector) demand(`${at}.values.${word}`, "subSector", subSector);
  }
  for (const key of Object.keys(bands ?? {})) demand(`${at}.bands`, kind, key);
  if (value !== undefined && !values && !bands && typesCalled(kind, value).length !== 1)
    demand(`${at}.value`, kind, value);
}
