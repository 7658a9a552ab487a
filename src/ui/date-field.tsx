import { useState } from "react";
import { useLocale } from "use-intl";
import { parseDay, writeDay } from "#shared/typed-day.ts";
import { type ControlProps, Field, FieldGroup, type FieldProps } from "./field.tsx";
import { CalendarIcon } from "./icon.tsx";
import { useTranslations } from "./translations.ts";
import { useHydrated } from "./use-hydrated.ts";

interface DayProps {
  name?: string;
  /** The calendar day, YYYY-MM-DD; what cannot be read as one is passed on as it was typed, for the call to refuse. */
  value?: string;
  defaultValue?: string;
  onChange?: (day: string) => void;
  /** The field was left. */
  onLeave?: () => void;
  /** It does not fit another field. */
  isWrong?: boolean;
  autoComplete?: string;
  disabled?: boolean;
}

/** A calendar day, written the way of the page's language and sent as YYYY-MM-DD. Without scripts it is the browser's own field. */
export function DateField({ label, hint, error, required, hideLabel, className, ...props }: FieldProps & DayProps) {
  const text = useTranslations("ui");
  const locale = useLocale();
  const entry = useDayEntry(props);
  const unread = entry.isLeft && entry.typed.trim() !== "" && parseDay(entry.typed, locale) === undefined;
  // Whatever a save says of a text that is no day, that is the reason.
  const problem = unread ? text("notADate", { example: writeDay("2026-12-31", locale) }) : error;
  return (
    <Field {...{ label, hint, error: problem, required, hideLabel, className }}>
      {(control) => <DayInput {...props} {...{ control, entry }} />}
    </Field>
  );
}

function useDayEntry({ value, defaultValue = "", onChange }: DayProps) {
  const locale = useLocale();
  const write = (day: string) => ({ day, typed: writeDay(day, locale), isLeft: day !== "" });
  const [entry, setEntry] = useState(() => write(value ?? defaultValue));
  // The form was reset, or got another value.
  if (value !== undefined && value !== entry.day) setEntry(write(value));
  return {
    ...entry,
    type(typed: string) {
      const day = parseDay(typed, locale) ?? typed.trim();
      setEntry({ day, typed, isLeft: false });
      onChange?.(day);
    },
    leave: () => setEntry((now) => ({ ...now, typed: writeDay(now.day, locale), isLeft: true })),
    choose(day: string) {
      setEntry(write(day));
      onChange?.(day);
    },
  };
}

function DayInput({
  name,
  autoComplete,
  disabled,
  isWrong,
  onLeave,
  control: { "aria-invalid": isInvalid, ...rest },
  entry,
}: DayProps & { control: ControlProps; entry: ReturnType<typeof useDayEntry> }) {
  const locale = useLocale();
  const control = { ...rest, "aria-invalid": isInvalid || isWrong || undefined };
  if (!useHydrated())
    return (
      <input
        type="date"
        className="input"
        defaultValue={entry.day}
        onChange={(event) => entry.choose(event.target.value)}
        {...{ name, autoComplete, disabled }}
        {...control}
      />
    );
  return (
    <span className="relative block">
      <input type="hidden" name={name} value={entry.day} disabled={disabled} />
      <input
        type="text"
        inputMode="numeric"
        className="input pe-11 tabular-nums"
        autoComplete={autoComplete ?? "off"}
        placeholder={locale === "tr" ? "GG.AA.YYYY" : "MM/DD/YYYY"}
        disabled={disabled}
        value={entry.typed}
        onChange={(event) => entry.type(event.target.value)}
        onBlur={() => {
          entry.leave();
          onLeave?.();
        }}
        {...control}
      />
      <CalendarIcon className="pointer-events-none absolute inset-y-0 end-3 my-auto size-5 text-ink-muted" />
      {/* The browser's calendar, for pointers; by keyboard the day is typed. */}
      <input
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        disabled={disabled}
        value={parseDay(entry.typed, locale) ?? ""}
        onChange={(event) => entry.choose(event.target.value)}
        onClick={(event) => event.currentTarget.showPicker?.()}
        className="absolute inset-y-0 end-0 w-11 cursor-pointer opacity-0"
      />
    </span>
  );
}

/** First and last day, one above the other where there is no room for two. */
export function DateRange({ from, until, ...field }: FieldProps & { from: DayProps; until: DayProps }) {
  const text = useTranslations("ui");
  return (
    <FieldGroup {...field}>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-2">
        <DateField label={<Small>{text("from")}</Small>} {...from} />
        <DateField label={<Small>{text("until")}</Small>} {...until} />
      </div>
    </FieldGroup>
  );
}

const Small = ({ children }: { children: string }) => (
  <span className="text-xs font-normal text-ink-muted">{children}</span>
);
