import { type Column, type SQL, sql } from "drizzle-orm";
import { type Locale, ownFirst } from "#shared/locale.ts";

/** A table, or an alias of one, with a text in both languages: the columns `nameEn` and `nameTr`. */
type WithText<Name extends string> = Record<`${Name}En` | `${Name}Tr`, Column>;
type IsRequired<Text extends Column> = Text["_"]["notNull"] extends true ? true : false;
/** Null is possible unless one of the two columns is never empty. */
type LocalizedText<Table extends WithText<Name>, Name extends string> = true extends
  | IsRequired<Table[`${Name}En`]>
  | IsRequired<Table[`${Name}Tr`]>
  ? string
  : string | null;

/**
 * The text in the reader's language, else in the other one, as a column of a Drizzle select: `localized(program, "name", "tr")` is
 * `coalesce("program"."name_tr", "program"."name_en")`.
 */
export function localized<Table extends WithText<Name>, Name extends string>(
  table: Table,
  name: Name,
  locale: Locale,
): SQL<LocalizedText<Table, Name>> {
  const columns = { en: table[`${name}En`], tr: table[`${name}Tr`] };
  const [first, second] = ownFirst(locale).map((language) => columns[language]);
  return sql<LocalizedText<Table, Name>>`coalesce(${first}, ${second})`;
}

/** The same of a pair of which a check of the table promises one, as that of names and titles does. */
export const requiredText = <Name extends string>(table: WithText<Name>, name: Name, locale: Locale): SQL<string> =>
  sql<string>`${localized(table, name, locale)}`;

/** The same in hand-written SQL: `localizedSql("p.name", "tr")` is `coalesce(p.name_tr, p.name_en)`. */
export const localizedSql = (column: string, locale: Locale): SQL =>
  sql.raw(
    `coalesce(${ownFirst(locale)
      .map((language) => `${column}_${language}`)
      .join(", ")})`,
  );
