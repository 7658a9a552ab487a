import type { Db } from "#db/open.server.ts";
import { formProblems, problemsOfChange } from "#shared/edit/checks.ts";
import type { EditForm, Fields, Save, Values } from "#shared/edit/form.ts";
import type { FieldProblem } from "#shared/errors.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import { unitOf } from "#shared/units.ts";
import { type Changes, changesOf } from "../audit-changes.server.ts";
import { saveChanges, type Thing } from "../versions.server.ts";
import { formLookAlikes } from "./look-alike.server.ts";
import { columnsOf, type EditReference, referenceProblems, usdOf, writtenPhone } from "./reference.server.ts";

export interface Edit<F extends Fields> {
  form: EditForm<F>;
  change: Save<F>;
  reference: EditReference;
  /** Result of the check for banned words. */
  refused: readonly FieldProblem[];
  /** "2026-11-22" */
  today: string;
  /** The day of its amounts' rate; left out: today. */
  rateDay?: (values: Values<F>) => string | null;
  /** The noun's own problems, such as an organization that is not there. */
  check?: (values: Values<F>) => Promise<FieldProblem[]> | FieldProblem[];
}

/** The values to write: columns by the names of the fields, and the values of the whole form. */
export interface Write<F extends Fields> {
  columns: Record<string, unknown>;
  values: Values<F>;
  sent: ReadonlySet<string>;
  /** An amount of a row in US dollars, at the rate of the edit's day. */
  inUsd: (amount: unknown, currencyId: unknown) => number | null;
  /** The rate of a currency on that day. */
  rateOf: (currencyId: unknown) => { usdPerUnit: number; day: string } | undefined;
}

type Refused = "invalidInput" | "bannedWord";

/** Checks what a new thing would hold; the columns of all its fields, or why not. */
export function newThing<F extends Fields>(edit: Edit<F>): Promise<Outcome<Write<F>, Refused>> {
  const values = { ...emptyValues(edit.form.fields), ...sentOf(edit) } as Values<F>;
  return checked(edit, values, undefined, new Set(Object.keys(edit.form.fields)));
}

/**
 * Saves what was sent of a thing, unless others have changed the same since (record 30). Lock its row before. Returns what it
 * has changed, for the audit.
 */
export function saveThing<F extends Fields>(
  tx: Db,
  thing: Thing,
  stored: Values<F>,
  edit: Edit<F>,
  write: (write: Write<F>) => Promise<void>,
): Promise<Outcome<{ changes: Changes<keyof F & string> }, Refused | "changedMeanwhile">> {
  const from = edit.change.version;
  const sent = sentOf(edit);
  const current = stored as Record<string, unknown>;
  const units = edit.form.units;
  return saveChanges(tx, thing, { from, change: sent, current, units }, async () => {
    const touched = new Set(Object.keys(sent).map((field) => unitOf(units, field)));
    const values = { ...stored, ...sent } as Values<F>;
    const rateMoves = edit.rateDay && edit.rateDay(values) !== edit.rateDay(stored);
    const whole = new Set(
      Object.entries(edit.form.fields)
        // Another day has another rate, also for amounts that were not sent. Without it they keep the rate they were stored with.
        .filter(([field, { kind }]) => touched.has(unitOf(units, field)) || (kind === "amount" && rateMoves))
        .map(([field]) => field),
    );
    const outcome = await checked(edit, values, current, whole);
    if (!outcome.ok) return outcome;
    await write(outcome);
    return { ok: true, changes: changesOf(stored, sent) };
  });
}

async function checked<F extends Fields>(
  { form, reference, refused, today, rateDay, check }: Edit<F>,
  values: Values<F>,
  stored: Readonly<Record<string, unknown>> | undefined,
  sent: ReadonlySet<string>,
): Promise<Outcome<Write<F>, Refused>> {
  const found = [...formProblems(form, values, today), ...referenceProblems(form.fields, values, stored, reference)];
  // A field has one reason, the plainest.
  const wrong = new Set(found.map(({ field }) => field));
  found.push(...formLookAlikes(form.fields, values).filter(({ field }) => !wrong.has(field)));
  const problems = problemsOfChange(found, sent, form.units);
  if (problems.length === 0) problems.push(...problemsOfChange((await check?.(values)) ?? [], sent, form.units));
  if (problems.length > 0) return refuse("invalidInput", [...problems, ...refused]);
  if (refused.length > 0) return refuse("bannedWord", [...refused]);
  const day = rateDay?.(values) ?? today;
  const columns = columnsOf(form.fields, values, sent, reference, day);
  const inUsd = (amount: unknown, currencyId: unknown) => usdOf(amount, currencyId, reference, day);
  const rateOf = (currencyId: unknown) =>
    typeof currencyId === "string" ? reference.rateOn(currencyId, day) : undefined;
  return { ok: true, columns, values, sent, inUsd, rateOf };
}

/** The sent values by field; rows inside it with all their fields. */
function sentOf<F extends Fields>({ form, change }: Edit<F>): { [Name in keyof F & string]?: unknown } {
  const sent: Record<string, unknown> = {};
  for (const [name, field] of Object.entries<Fields[string]>(form.fields)) {
    const value = (change as Record<string, unknown>)[name];
    if (value === undefined) continue;
    if (field.kind === "rows")
      sent[name] = (value as object[]).map((row) => ({ ...emptyValues(field.fields), ...row }));
    else sent[name] = field.kind === "phone" && typeof value === "string" ? writtenPhone(value) : value;
  }
  return sent as { [Name in keyof F & string]?: unknown };
}

function emptyValues(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { kind }]) => [
      name,
      kind === "types" || kind === "rowIds" || kind === "rows" ? [] : kind === "flag" ? false : null,
    ]),
  );
}

/** The values of a form in a row of its table, which has what is in no column by the names of the fields, too. */
export const valuesIn = <F extends Fields>({ fields }: EditForm<F>, row: object): Values<F> => {
  const empty = emptyValues(fields);
  const stored = row as Record<string, unknown>;
  return Object.fromEntries(Object.keys(fields).map((name) => [name, stored[name] ?? empty[name]])) as Values<F>;
};
