import { v5 } from "uuid";
import type { TypeKind } from "./type-kinds.ts";

/** Changing it changes every id of the reference data. */
const NAMESPACE = "6f1b9c52-3f0e-4d0a-9a57-0c5b2a4e8d13";

const cache = new Map<string, string>();

/**
 * The id of a row of reference data, the same in every database, so that code and tests name rows without listing ids:
 * `country/TR`, `city/TR/istanbul`, `county/TR/istanbul/kadikoy`, `currency/USD`, `language/tr`, `university/TR/ege-university`.
 */
export function fixedId(path: string): string {
  const id = cache.get(path) ?? v5(path, NAMESPACE);
  cache.set(path, id);
  return id;
}

/** The id of a value of the type catalogue; without a key, of the list itself (the parent of its values). */
export const typeId = (kind: TypeKind, key?: string): string =>
  fixedId(key === undefined ? `type/${kind}` : `type/${kind}/${key}`);
