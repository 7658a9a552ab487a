import { useState } from "react";
import { Form, useNavigation } from "react-router";
import type { Opened } from "#shared/edit/versioned-form.ts";
import { BothLanguages } from "#ui/both-languages.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Combobox } from "#ui/combobox.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { VersionedAnswer } from "#ui/versioned-form/use-opened.ts";
import { VersionedFields } from "#ui/versioned-form/versioned-fields.tsx";
import { SUMMARY_MAX } from "../limits.ts";
import type { CategoryValues } from "./category-values.ts";

interface CategoryFormProps {
  opened: Opened<CategoryValues>;
  countries: { value: string; label: string }[];
  answer: VersionedAnswer | undefined;
}

/** Target countries and texts of a category of reports. */
export function CategoryForm({ opened, countries, answer }: CategoryFormProps) {
  const text = useTranslations("reportsManagement.category");
  const { values } = opened;
  const [chosen, setChosen] = useState(countries.filter(({ value }) => values.targetCountryIds.includes(value)));
  const names = {
    targetCountryIds: text("countries"),
    descriptionEn: text("descriptionEn"),
    descriptionTr: text("descriptionTr"),
  };
  const shown = (value: unknown) =>
    Array.isArray(value)
      ? countries.flatMap((country) => (value.includes(country.value) ? country.label : [])).join(", ")
      : String(value ?? "");
  const isSaving = useNavigation().formData?.get("intent") === "save";
  return (
    <Card>
      <Form method="post" className="grid gap-4">
        <input type="hidden" name="intent" value="save" />
        {chosen.map(({ value }) => (
          <input key={value} type="hidden" name="country" value={value} />
        ))}
        <VersionedFields
          opened={opened}
          failure={answer?.failure}
          nameOf={(field) => names[field as keyof typeof names]}
          shown={shown}
        />
        <Combobox
          label={names.targetCountryIds}
          hint={text("countriesHint")}
          options={countries}
          selected={chosen}
          onChange={setChosen}
        />
        <div className="grid gap-4 md:grid-cols-2">
          <BothLanguages>
            {(lang, end) => (
              <TextArea
                label={names[`description${end}`]}
                name={`description${end}`}
                lang={lang}
                rows={4}
                maxLength={SUMMARY_MAX}
                defaultValue={values[`description${end}`]}
              />
            )}
          </BothLanguages>
        </div>
        <div className="flex items-center gap-4">
          <Button type="submit" kind="primary" busy={isSaving}>
            {text("save")}
          </Button>
          <p role="status" className="text-sm text-good">
            {!isSaving && answer?.version !== undefined && text("saved")}
          </p>
        </div>
      </Form>
    </Card>
  );
}
