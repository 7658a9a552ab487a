import { useState } from "react";
import { useLocale } from "use-intl";

import type { Locale } from "#shared/locale.ts";
import { parseClock } from "#shared/typed-day.ts";
import { clockIn, instantAt } from "#shared/zoned-time.ts";
import { Field, type FieldProps } from "./field.tsx";
import { useTranslations } from "./translations.ts";
import { TYPED_WAYS, TypedInput, useTypedEntry } from "./typed-input.tsx";

interface InstantFieldProps extends FieldProps {
  name: string;
  /** The time zone that is shown and typed: "Europe/Istanbul". */
  zone: string;
  /** ISO 8601, in UTC; empty for none; what cannot be read as a time is passed on as it was typed, for the call to refuse. */
  value: string;
  onChange: (instant: string) => void;
}

/** The city that a zone is named after; the portal's own as the reader writes it. */
const cityOf = (zone: string, locale: Locale): string =>
  zone === "Europe/Istanbul" && locale === "tr" ? "İstanbul" : zone.split("/").at(-1)!.replaceAll("_", " ");

/** A point in time, by the clock of a zone, which the label names; written the way of the page's language. */
export function InstantField({ name, zone, value, onChange, label, error, ...field }: InstantFieldProps) {
  const text = useTranslations("ui");
  const locale = useLocale();
  const way = TYPED_WAYS.clock;
  const read = () => ({ value, zone, clock: /\dT\d/.test(value) ? clockIn(value, zone) : value });
  const [typed, setTyped] = useState(read);
  // The form was reset, or the zone is another one: the instant stays.
  if (typed.value !== value || typed.zone !== zone) setTyped(read);
  const entry = useTypedEntry(way, {
    value: typed.clock,
    onChange: (clock) => {
      const instant = (parseClock(clock, locale) && instantAt(clock, zone)) ?? clock;
      setTyped({ value: instant, zone, clock });
      onChange(instant);
    },
  });
  const problem = entry.isUnread ? text("notATime", { example: way.write(way.example, locale) }) : error;
  return (
    <Field {...field} error={problem} label={`${String(label)} (${cityOf(zone, locale)})`}>
      {(control) => <TypedInput way={way} control={control} entry={entry} name={name} />}
    </Field>
  );
}
