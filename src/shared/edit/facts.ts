import { isEmpty } from "./checks.ts";
import type { Fields } from "./form.ts";

/** Days after which owners are asked whether a fact is still true. */
export const ASK_AFTER_DAYS = 90;
/** Days after which a fact is shown as old. */
export const OLD_AFTER_DAYS = 180;
const DAY_MS = 86_400_000;

/** When somebody last said that a fact is true. */
export interface Confirmation {
  at: string;
  /** Their account; null: nobody knows any more. */
  by: string | null;
}

/** The stored facts of an entry. Those without a confirmation were confirmed with the whole entry. */
export interface FactEntry {
  values: Readonly<Record<string, unknown>>;
  confirmations: Readonly<Record<string, Confirmation>>;
  confirmedAt: Date | null;
}

/** A fact that is filled in; without a confirmation nobody has ever said that it is true. */
export interface Fact {
  field: string;
  confirmation: Confirmation | undefined;
}

/** How old a fact is. `at` null: never confirmed. `by` null: nobody knows who, or they are not here any more. */
export interface FactAge {
  at: string | null;
  /** Their name. */
  by: string | null;
  isOld: boolean;
}

export const factNames = (fields: Fields): string[] =>
  Object.entries(fields)
    .filter(([, field]) => field.fact)
    .map(([name]) => name);

/** The facts of an entry that are filled in, the oldest first. */
export function factsOf(fields: Fields, { values, confirmations, confirmedAt }: FactEntry): Fact[] {
  const whole = confirmedAt ? { at: confirmedAt.toISOString(), by: null } : undefined;
  return factNames(fields)
    .filter((field) => !isEmpty(values[field]))
    .map((field) => ({ field, confirmation: confirmations[field] ?? whole }))
    .sort((a, b) => timeOf(a) - timeOf(b));
}

const timeOf = ({ confirmation }: Fact): number => (confirmation ? Date.parse(confirmation.at) : 0);

const isOlder = (fact: Fact, days: number, now: Date): boolean => now.getTime() - timeOf(fact) > days * DAY_MS;

/** Facts to ask about. */
export const factsToConfirm = (facts: readonly Fact[], now: Date): Fact[] =>
  facts.filter((fact) => isOlder(fact, ASK_AFTER_DAYS, now));

/** Facts that have been confirmed, but too long ago. */
export const oldFacts = (facts: readonly Fact[], now: Date): Fact[] =>
  facts.filter((fact) => fact.confirmation !== undefined && isOlder(fact, OLD_AFTER_DAYS, now));

/** When the old facts of an entry were last confirmed, by field. */
export const oldFactDates = (fields: Fields, entry: FactEntry): Record<string, string> =>
  Object.fromEntries(
    oldFacts(factsOf(fields, entry), new Date()).map(({ field, confirmation }) => [field, confirmation!.at]),
  );

/** The columns after somebody has confirmed these facts: the entry is as old as its oldest fact. */
export function confirmed(
  fields: Fields,
  entry: FactEntry,
  names: Iterable<string>,
  { by, now }: { by: string; now: Date },
): { confirmations: Record<string, Confirmation>; confirmedAt: Date | null } {
  const fresh = new Set(names);
  const confirmations: Record<string, Confirmation> = {};
  const filled = factsOf(fields, entry).map(({ field, confirmation }) => {
    const next = fresh.has(field) ? { at: now.toISOString(), by } : confirmation;
    if (next) confirmations[field] = next;
    return next;
  });
  if (filled.length === 0) return { confirmations, confirmedAt: now };
  const times = filled.map((item) => (item ? Date.parse(item.at) : 0));
  const oldest = Math.min(...times);
  return { confirmations, confirmedAt: oldest === 0 ? null : new Date(oldest) };
}
