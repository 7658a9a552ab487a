import { LOCALES, type Locale } from "#shared/locale.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { CheckboxList } from "#ui/checkbox-list.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { FieldGroup } from "#ui/field.tsx";
import { NumberField } from "#ui/number-field.tsx";
import { useTranslations } from "#ui/translations.ts";

export interface JurorValues {
  locales: Locale[];
  topicIds: string[];
  /** As it was typed. */
  maxReviews: string;
}

interface JurorFieldsProps {
  values: JurorValues;
  topics: readonly { value: string; label: string }[];
  onChange: (values: JurorValues) => void;
}

/** The topics and the amount that a juror reviews. */
export function JurorFields({ values, topics, onChange }: JurorFieldsProps) {
  const text = useTranslations("programsJury");
  const chosen = topics.filter(({ value }) => values.topicIds.includes(value)).map(({ label }) => label);
  return (
    <>
      <FieldGroup label={text("locales")}>
        <div className="flex flex-wrap gap-x-6">
          {LOCALES.map((locale) => (
            <Checkbox
              key={locale}
              label={text(`languages.${locale}`)}
              checked={values.locales.includes(locale)}
              onChange={({ target }) =>
                onChange({
                  ...values,
                  locales: LOCALES.filter((item) => (item === locale ? target.checked : values.locales.includes(item))),
                })
              }
            />
          ))}
        </div>
      </FieldGroup>
      <Disclosure title={chosen.length > 0 ? `${text("topics")}: ${chosen.join(", ")}` : text("topics")}>
        <p className="mb-2 text-sm text-ink-muted">{text("topicsHint")}</p>
        <CheckboxList
          name="topicIds"
          label={text("topics")}
          choices={topics}
          selected={values.topicIds}
          onChange={(topicIds) => onChange({ ...values, topicIds })}
          expanded
        />
      </Disclosure>
      <NumberField
        label={text("maxReviews")}
        hint={text("maxHint")}
        min={1}
        max={1000}
        step={1}
        className="max-w-72"
        value={values.maxReviews}
        onChange={({ target }) => onChange({ ...values, maxReviews: target.value })}
      />
    </>
  );
}

/** The values as calls take them. */
export const sentValues = ({ maxReviews, ...values }: JurorValues) => ({
  ...values,
  maxReviews: maxReviews === "" ? null : Number(maxReviews),
});
