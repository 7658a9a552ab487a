import { useState } from "react";
import { useLocale } from "use-intl";
import { HOME_ZONE } from "#shared/format.ts";
import type { Locale } from "#shared/locale.ts";
import { clockIn, instantAt } from "#shared/zoned-time.ts";
import { Field, type FieldProps } from "./field.tsx";

interface InstantFieldProps extends FieldProps {
  name: string;
  /** Whose clock is shown and typed: "Europe/Istanbul". */
  zone: string;
  /** ISO 8601, in UTC; empty for none. */
  value: string;
  onChange: (instant: string) => void;
}

/** The city that a zone is named after; the portal's own as the reader writes it. */
const cityOf = (zone: string, locale: Locale): string =>
  zone === HOME_ZONE && locale === "tr" ? "İstanbul" : zone.split("/").at(-1)!.replaceAll("_", " ");

/** A point in time, by the clock of a zone, which the label names. */
export function InstantField({ name, zone, value, onChange, label, ...field }: InstantFieldProps) {
  const locale = useLocale();
  const [typed, setTyped] = useState({ value, zone, clock: clockIn(value, zone) });
  // The form was reset, or the zone is another one: the instant stays.
  if (typed.value !== value || typed.zone !== zone) setTyped({ value, zone, clock: clockIn(value, zone) });
  return (
    <Field {...field} label={`${String(label)} (${cityOf(zone, locale)})`}>
      {(control) => (
        <input
          type="datetime-local"
          className="input tabular-nums"
          name={name}
          value={typed.clock}
          onChange={(event) => {
            const clock = event.target.value;
            const instant = instantAt(clock, zone) ?? "";
            setTyped({ value: instant, zone, clock });
            onChange(instant);
          }}
          {...control}
        />
      )}
    </Field>
  );
}
