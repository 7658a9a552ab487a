import { useLocale } from "use-intl";
import { errorAt, type Refused } from "#shared/form-answer.ts";
import { pathTo } from "#shared/paths.ts";
import type { FieldOption } from "#ui/edit-form/fields-context.ts";
import { Link } from "#ui/link.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { Select } from "#ui/select.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useTranslations } from "#ui/translations.ts";
import { factForm } from "../form.ts";

interface FactQuestionProps {
  field: string;
  value: string;
  /** What may be chosen; none: it is typed. */
  options: readonly FieldOption[];
  seoUrl: string;
  answer: Refused | undefined;
}

/** One fact: still true, or what is right now. It works without scripts. */
export function FactQuestion({ field, value, options, seoUrl, answer }: FactQuestionProps) {
  const text = useTranslations("factCheck");
  const locale = useLocale();
  const label = text(`fields.${field}` as "fields.website");
  const shown = options.find((option) => option.value === value)?.label ?? value;
  const isChangedHere = field in factForm.fields;
  const control = {
    ...{ name: `to-${field}`, label: text("now"), defaultValue: value },
    error: errorAt(answer, field, text("needed")),
  };
  return (
    <div className="group/fact card grid gap-3 p-5">
      <input type="hidden" name="fact" value={field} />
      <RadioGroup
        name={`is-${field}`}
        label={
          <>
            {label}: <strong className="wrap-anywhere">{shown}</strong>
          </>
        }
        options={[
          { value: "yes", label: text("yes") },
          ...(isChangedHere ? [{ value: "change", label: text("change") }] : []),
        ]}
        {...(control.error && { value: "change" })}
      />
      {isChangedHere ? (
        <div className="hidden group-has-[input[value=change]:checked]/fact:block">
          {options.length > 0 ? (
            <Select {...control} options={options} />
          ) : (
            <TextField {...control} type="url" inputMode="url" placeholder="https://" />
          )}
        </div>
      ) : (
        <p className="text-sm">
          <Link to={pathTo("profileEditStartup", locale, { seoUrl })} className="underline">
            {text("elsewhere")}
          </Link>
        </p>
      )}
    </div>
  );
}
