import { useState } from "react";
import { Form, useNavigation } from "react-router";
import type { ActionFailure } from "#shared/action-failure.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Combobox } from "#ui/combobox.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { useTranslations } from "#ui/translations.ts";
import { SUMMARY_MAX } from "../limits.ts";

interface CategoryFormProps {
  content: {
    targetCountryIds: string[];
    version: number;
    pictures: { language: "en" | "tr"; description: string | null }[];
  };
  countries: { value: string; label: string }[];
  answer: { saved?: true; failure?: ActionFailure } | undefined;
}

/** Target countries and texts of a category of reports. */
export function CategoryForm({ content, countries, answer }: CategoryFormProps) {
  const text = useTranslations("reportManagement.category");
  const [chosen, setChosen] = useState(countries.filter(({ value }) => content.targetCountryIds.includes(value)));
  const isSaving = useNavigation().formData?.get("intent") === "save";
  const descriptionIn = (language: "en" | "tr") =>
    content.pictures.find((one) => one.language === language)?.description ?? "";
  return (
    <Card>
      <Form method="post" className="grid gap-4">
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="version" value={content.version} />
        {chosen.map(({ value }) => (
          <input key={value} type="hidden" name="country" value={value} />
        ))}
        {answer?.failure && <FormAlert failure={answer.failure} />}
        <Combobox
          label={text("countries")}
          hint={text("countriesHint")}
          options={countries}
          selected={chosen}
          onChange={setChosen}
        />
        <div className="grid gap-4 md:grid-cols-2">
          <TextArea
            label={text("descriptionEn")}
            name="descriptionEn"
            lang="en"
            rows={4}
            maxLength={SUMMARY_MAX}
            defaultValue={descriptionIn("en")}
          />
          <TextArea
            label={text("descriptionTr")}
            name="descriptionTr"
            lang="tr"
            rows={4}
            maxLength={SUMMARY_MAX}
            defaultValue={descriptionIn("tr")}
          />
        </div>
        <div className="flex items-center gap-4">
          <Button type="submit" kind="primary" busy={isSaving}>
            {text("save")}
          </Button>
          <p role="status" className="text-sm text-good">
            {!isSaving && answer?.saved && text("saved")}
          </p>
        </div>
      </Form>
    </Card>
  );
}
