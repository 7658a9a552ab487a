import { useState } from "react";
import { useLocale } from "use-intl";
import type { Locale } from "#shared/locale.ts";
import { parseClock, parseDay, writeClock, writeDay } from "#shared/typed-day.ts";
import type { ControlProps } from "./field.tsx";
import { CalendarIcon } from "./icon.tsx";
import { useHydrated } from "./use-hydrated.ts";

interface Way {
  /** The browser's own field of the kind: without scripts, and for its calendar. */
  type: "date" | "datetime-local";
  parse: (typed: string, locale: Locale) => string | undefined;
  write: (value: string, locale: Locale) => string;
  placeholder: Record<Locale, string>;
  example: string;
}

/** How a person types a day, and a day with a time. Values are what the browser's own fields have. */
export const TYPED_WAYS = {
  day: {
    type: "date",
    parse: parseDay,
    write: writeDay,
    placeholder: { en: "MM/DD/YYYY", tr: "GG.AA.YYYY" },
    example: "2026-12-31",
  },
  clock: {
    type: "datetime-local",
    parse: parseClock,
    write: writeClock,
    placeholder: { en: "MM/DD/YYYY hh:mm AM", tr: "GG.AA.YYYY SS:DD" },
    example: "2026-12-31T23:59",
  },
} as const satisfies Record<string, Way>;

interface EntryOptions {
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
}

/** The typed text, and its value. A text that cannot be read is passed on as it was typed, for the call to refuse. */
export function useTypedEntry({ parse, write: writeIn }: Way, { value, defaultValue = "", onChange }: EntryOptions) {
  const locale = useLocale();
  const write = (now: string) => ({ value: now, typed: writeIn(now, locale), isLeft: now !== "" });
  const [entry, setEntry] = useState(() => write(value ?? defaultValue));
  // The form was reset, or got another value.
  if (value !== undefined && value !== entry.value) setEntry(write(value));
  const read = parse(entry.typed, locale);
  return {
    ...entry,
    read,
    isUnread: entry.isLeft && entry.typed.trim() !== "" && read === undefined,
    type(typed: string) {
      const next = parse(typed, locale) ?? typed.trim();
      setEntry({ value: next, typed, isLeft: false });
      onChange?.(next);
    },
    leave: () => setEntry((now) => ({ ...now, typed: writeIn(now.value, locale), isLeft: true })),
    choose(next: string) {
      setEntry(write(next));
      onChange?.(next);
    },
  };
}

interface TypedInputProps {
  way: Way;
  entry: ReturnType<typeof useTypedEntry>;
  control: ControlProps;
  name?: string | undefined;
  autoComplete?: string | undefined;
  disabled?: boolean | undefined;
  /** It does not fit another field. */
  isWrong?: boolean | undefined;
  /** The field was left. */
  onLeave?: (() => void) | undefined;
}

/** The text of an entry, with the browser's calendar at its end. */
export function TypedInput({ way, entry, control: given, isWrong, onLeave, ...props }: TypedInputProps) {
  const locale = useLocale();
  const { name, autoComplete, disabled } = props;
  const { "aria-invalid": isInvalid, ...rest } = given;
  const control = { ...rest, "aria-invalid": isInvalid || isWrong || undefined };
  if (!useHydrated())
    return (
      <input
        type={way.type}
        className="input"
        defaultValue={entry.value}
        onChange={(event) => entry.choose(event.target.value)}
        name={name}
        autoComplete={autoComplete}
        disabled={disabled}
        {...control}
      />
    );
  return (
    <span className="relative block">
      <input type="hidden" name={name} value={entry.value} disabled={disabled} />
      <input
        type="text"
        inputMode={way.type === "date" ? "numeric" : undefined}
        className="input pe-11 tabular-nums"
        autoComplete={autoComplete ?? "off"}
        placeholder={way.placeholder[locale]}
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
      {/* The browser's calendar, for pointers; by keyboard the text is typed. */}
      <input
        type={way.type}
        tabIndex={-1}
        aria-hidden="true"
        disabled={disabled}
        value={entry.read ?? ""}
        onChange={(event) => entry.choose(event.target.value)}
        onClick={(event) => event.currentTarget.showPicker?.()}
        className="absolute inset-y-0 end-0 w-11 cursor-pointer opacity-0"
      />
    </span>
  );
}
