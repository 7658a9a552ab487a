import { readFile } from "node:fs/promises";
import { z } from "zod";
import { StartError } from "#server/settings.server.ts";
import type { Profile } from "../contract.ts";

/** By field, its words and the word that each stands for: a key or a name, or empty where it means nothing. */
const wordFile = z.record(z.string(), z.record(z.string().min(1), z.string()));

/** A profile with the words that a file says of its fields. Throws a StartError for a file that is none, or of a field that the profile has not. */
export async function withWordFile(profile: Profile, path: string): Promise<Profile> {
  const words = await readWords(path);
  const hasField = (field: string) => profile.files.some(({ fields }) => Object.hasOwn(fields, field));
  const strange = Object.keys(words).find((field) => !hasField(field));
  if (strange !== undefined)
    throw new StartError(`${path} says what words of "${strange}" mean, which no file of the profile has.`);
  const files = profile.files.map((file) => {
    const fields = Object.entries(file.fields).map(([field, source]) => [
      field,
      Object.hasOwn(words, field) ? { ...(source as object), means: words[field] } : source,
    ]);
    return { ...file, fields: Object.fromEntries(fields) };
  });
  return { ...profile, files: files as Profile["files"] };
}

async function readWords(path: string): Promise<z.output<typeof wordFile>> {
  try {
    return wordFile.parse(JSON.parse(await readFile(path, "utf8")));
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : error instanceof Error ? error.message : error;
    throw new StartError(
      `${path} is no file of words such as {"sector": {"Yazılım": "software", "Diğer": ""}}: ${why}`,
    );
  }
}
