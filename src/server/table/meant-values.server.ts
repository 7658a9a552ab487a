import type { Db } from "#db/open.server.ts";

/** Words of a search, folded, with the ids of the values of the catalogue that they name together. */
export interface MeantValues {
  words: readonly string[];
  ids: readonly string[];
}
type ReadValues = (db: Db, text: string) => Promise<readonly MeantValues[]>;

let readValues: ReadValues | undefined;

/** Says how the words of admin tables are read; the feature that has the catalogue does. */
export function readValuesBy(read: ReadValues): void {
  readValues = read;
}

/** The values that the words of a text name, in any language and by any of their names. Call it before a transaction. */
export async function valuesMeant(db: Db, text: string | undefined): Promise<readonly MeantValues[]> {
  return text && readValues ? readValues(db, text) : [];
}
