import type { ImportKind } from "#shared/import/fields.ts";
import type { ImportNote } from "#shared/import/mapping.ts";
import type { Locale } from "#shared/locale.ts";
import { pathTo } from "#shared/paths.ts";

/** The address of an entry by kind; `name` is the part its address has. A round is shown with its startup. */
const ADDRESS: Record<ImportKind, (name: string, locale: Locale) => string> = {
  startups: (seoUrl, locale) => pathTo("startup", locale, { seoUrl }),
  rounds: (seoUrl, locale) => pathTo("startup", locale, { seoUrl }),
  organizations: (seoUrl, locale) => pathTo("techCenter", locale, { seoUrl }),
  people: (email, locale) => pathTo("adminInvitations", locale, {}, { search: email }),
  patents: (id, locale) => pathTo("patent", locale, { id }),
  jobs: (seoUrl, locale) => pathTo("job", locale, { seoUrl }),
};
/** Notes whose value names an entry that is here. */
const NAMES_ENTRY: readonly string[] = ["maybeSame", "maybeSameHidden", "joined"];

interface Around {
  kind: ImportKind | undefined;
  /** By number of the row, what names the entry it became. */
  entries: ReadonlyMap<number, string>;
  locale: Locale;
}

/** A row with the addresses of what it became and of what it resembles. */
export function linked<Row extends { number: number; notes: readonly ImportNote[] }>(
  row: Row,
  { kind, entries, locale }: Around,
) {
  const address = (name: string | undefined) => (kind && name ? ADDRESS[kind](name, locale) : null);
  return {
    ...row,
    entry: address(entries.get(row.number)),
    notes: row.notes.map((note) => ({
      ...note,
      entry: note.about === "same" && NAMES_ENTRY.includes(note.code) ? address(note.value) : null,
    })),
  };
}
