import { errorAt, type Refused } from "#shared/form-answer.ts";
import type { FieldOption } from "#ui/edit-form/fields-context.ts";
import { Link } from "#ui/link.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { Select } from "#ui/select.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { FactQuestion as Question } from "../contract.ts";

interface FactQuestionProps {
  question: Question;
  /** The options to choose from. */
  options: readonly FieldOption[];
  /** The page that changes all of the entry. */
  formTo: string;
  answer: Refused | undefined;
}

/** One fact: still true, or what is right now. It works without scripts. */
export function FactQuestion({ question, options, formTo, answer }: FactQuestionProps) {
  const text = useTranslations("facts");
  const { field, value, name, input } = question;
  const label = text(`fields.${field}` as "fields.website");
  const control = {
    name: `to-${field}`,
    label: text("now"),
    defaultValue: value,
    error: errorAt(answer, field, text("needed")),
  };
  return (
    <div className="group/fact card grid gap-3 p-5">
      <input type="hidden" name="fact" value={field} />
      <RadioGroup
        name={`is-${field}`}
        label={
          <>
            {label}: <strong className="wrap-anywhere">{name}</strong>
          </>
        }
        options={[{ value: "yes", label: text("yes") }, ...(input ? [{ value: "change", label: text("change") }] : [])]}
        {...(control.error && { value: "change" })}
      />
      {input ? (
        <div className="hidden group-has-[input[value=change]:checked]/fact:block">
          {input === "choice" ? (
            <Select {...control} options={options} />
          ) : (
            <TextField {...control} type={input} {...(input === "url" && { placeholder: "https://" })} />
          )}
        </div>
      ) : (
        <p className="text-sm">
          <Link to={formTo} className="underline">
            {text("elsewhere")}
          </Link>
        </p>
      )}
    </div>
  );
}
