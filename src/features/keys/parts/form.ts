import { actionFailure } from "#shared/action-failure.ts";
import type { Locale } from "#shared/locale.ts";
import { KEY_AREAS } from "#shared/partner-areas.ts";
import type { NewKey } from "../contract.ts";
import { type KEY_DAYS, KEY_PER_MINUTE } from "../limits.ts";

/** The intent of the form that makes a key. */
export const MAKE_INTENT = "makeKey";

/** What the form of a new key sends. Whatever makes no sense is passed on for the call to refuse. */
export function newKeyIn(form: FormData): NewKey {
  const text = (name: string) => String(form.get(name) ?? "");
  return {
    name: text("name"),
    areas: KEY_AREAS.filter((area) => form.getAll("areas").includes(area)),
    days: Number(text("days")) as (typeof KEY_DAYS)[number],
    perMinute: Number(text("perMinute") || KEY_PER_MINUTE),
  };
}

/** What was refused, with what was typed. */
export const refusedKey = (error: unknown, locale: Locale, form: FormData) =>
  actionFailure(error, locale, {
    values: Object.fromEntries(["name", "days", "perMinute"].map((name) => [name, String(form.get(name) ?? "")])),
  });
