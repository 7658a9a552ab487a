import { useLocale } from "use-intl";
import { Field, FieldGroup, type FieldProps } from "./field.tsx";
import { useTranslations } from "./translations.ts";
import { TYPED_WAYS, TypedInput, useTypedEntry } from "./typed-input.tsx";

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
  const way = TYPED_WAYS.day;
  const { value, defaultValue, onChange, ...input } = props;
  const entry = useTypedEntry(way, { value, defaultValue, onChange });
  // A text that is no day is the reason, whatever else a save names.
  const problem = entry.isUnread ? text("notADate", { example: way.write(way.example, locale) }) : error;
  return (
    <Field label={label} hint={hint} error={problem} required={required} hideLabel={hideLabel} className={className}>
      {(control) => <TypedInput {...input} way={way} control={control} entry={entry} />}
    </Field>
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
