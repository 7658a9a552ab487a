import type { Db } from "#db/open.server.ts";
import { textChecker } from "#features/banned-words/queries.server.ts";
import { textsIn } from "#shared/edit/checks.ts";
import type { Fields, Save } from "#shared/edit/form.ts";
import { isoDay } from "#shared/iso-day.ts";
import type { Locale } from "#shared/locale.ts";
import { catalogue, editReference } from "../queries.server.ts";

/** The rest that a save needs, read before its transaction; `flagged`: texts to note after it. */
export const formInput = async <F extends Fields>(db: Db, form: { fields: F }, change: Save<F>, locale: Locale) =>
  (await formInputs(db)).inputOf(form, change, locale);

/** The same for many saves, such as those of a transaction. */
export async function formInputs(db: Db) {
  const [types, check] = await Promise.all([catalogue(db), textChecker(db)]);
  const today = isoDay(new Date());
  const inputOf = <F extends Fields>(form: { fields: F }, change: Save<F>, locale: Locale) => {
    const { refused, flagged } = check(textsIn(form.fields, change), locale);
    return { edit: { change, reference: editReference(types), refused, today }, flagged };
  };
  return { types, inputOf };
}
export type FormInputs = Awaited<ReturnType<typeof formInputs>>;
