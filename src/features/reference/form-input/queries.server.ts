import type { Db } from "#db/open.server.ts";
import { checkTexts } from "#features/banned-words/queries.server.ts";
import { textsIn } from "#shared/edit/checks.ts";
import type { Fields, Save } from "#shared/edit/form.ts";
import type { Locale } from "#shared/locale.ts";
import { catalogue, editReference } from "../queries.server.ts";

/** What a save needs besides its input, read before its transaction; `flagged`: what to note after it. */
export async function formInput<F extends Fields>(db: Db, form: { fields: F }, change: Save<F>, locale: Locale) {
  const [types, { refused, flagged }] = await Promise.all([
    catalogue(db),
    checkTexts(db, textsIn(form.fields, change), locale),
  ]);
  const today = new Date().toISOString().slice(0, 10);
  return { edit: { change, reference: editReference(types), refused, today }, flagged };
}
