import { Checkbox } from "#ui/checkbox.tsx";
import { DateField } from "#ui/date-field.tsx";
import { FieldGroup, type FieldProps } from "#ui/field.tsx";
import { LinkField } from "#ui/link-field.tsx";
import { NumberField } from "#ui/number-field.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { Select } from "#ui/select.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useTranslations } from "#ui/translations.ts";
import { lengthOf, placesIn, textOfPlaces } from "../../parts/answers.ts";
import type { Application } from "../contract.ts";

/** Options that stand beside each other; more are a list to unfold. */
const RADIOS_MAX = 6;

interface AnswerFieldProps {
  question: Application["questions"][number];
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** The control of a question that is no file. */
export function AnswerField({ question, value, error, onChange }: AnswerFieldProps) {
  const text = useTranslations("programsApplying");
  const {
    key,
    kind,
    text: label,
    hint,
    isRequired: required,
    isHiddenFromJurors,
    options,
    minNumber,
    maxNumber,
  } = question;
  const length = lengthOf(question);
  const hints = [hint, kind === "link" && text("linkHint"), isHiddenFromJurors && text("hiddenFromJurors")].filter(
    Boolean,
  );
  const field = { label, required, error, hint: hints.length > 0 ? hints.join(" · ") : undefined };
  const input = { name: key, value, onChange: ({ target }: { target: { value: string } }) => onChange(target.value) };
  const choices = options.map((option, place) => ({ value: String(place), label: option }));
  if (kind === "long")
    return (
      <div>
        <TextArea {...field} {...input} maxLength={length} rows={6} />
        {length !== undefined && value.length > length * 0.8 && (
          <p className="mt-1 text-end text-sm text-ink-muted tabular-nums">
            {text("characters", { left: length - value.length })}
          </p>
        )}
      </div>
    );
  if (kind === "choices") return <Choices {...field} name={key} choices={choices} value={value} onChange={onChange} />;
  if (kind === "yesNo") {
    const answers = (["yes", "no"] as const).map((answer) => ({ value: answer, label: text(`yesNo.${answer}`) }));
    return <RadioGroup {...field} inline name={key} value={value} onChange={onChange} options={answers} />;
  }
  if (kind === "date") return <DateField {...field} {...input} onChange={onChange} className="max-w-60" />;
  if (kind === "choice" && options.length <= RADIOS_MAX)
    return <RadioGroup {...field} name={key} value={value} onChange={onChange} options={choices} />;
  if (kind === "choice") return <Select {...field} {...input} options={choices} empty={text("chooseOption")} />;
  if (kind === "number")
    return (
      <NumberField
        {...field}
        {...input}
        className="max-w-60"
        step="any"
        min={minNumber ?? undefined}
        max={maxNumber ?? undefined}
      />
    );
  if (kind === "link") return <LinkField {...field} {...input} onChange={onChange} maxLength={length} />;
  return <TextField {...field} {...input} maxLength={length} />;
}

interface ChoicesProps extends FieldProps {
  name: string;
  choices: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** Several of the options: places with commas between. */
function Choices({ name, choices, value, onChange, ...field }: ChoicesProps) {
  const chosen = value === "" ? [] : placesIn(value);
  return (
    <FieldGroup {...field}>
      {choices.map((choice, place) => (
        <Checkbox
          key={choice.value}
          name={name}
          label={choice.label}
          checked={chosen.includes(place)}
          onChange={({ target }) =>
            onChange(textOfPlaces(target.checked ? [...chosen, place] : chosen.filter((item) => item !== place)))
          }
        />
      ))}
    </FieldGroup>
  );
}
