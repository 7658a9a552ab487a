import { Form, useNavigation } from "react-router";
import { LOCALES, type Locale } from "#shared/locale.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { useTranslations } from "#ui/translations.ts";

export function LanguageCard({ language }: { language: Locale }) {
  const text = useTranslations("accountsSettings");
  const { state, formData } = useNavigation();
  return (
    <Card title={text("languageTitle")}>
      <Form method="post" className="grid gap-4">
        <RadioGroup
          label={text("languageTitle")}
          hideLabel
          hint={text("languageLead")}
          name="language"
          value={language}
          options={LOCALES.map((locale) => ({
            value: locale,
            label: <span lang={locale}>{text(`languages.${locale}`)}</span>,
          }))}
        />
        <div>
          <Button
            type="submit"
            name="intent"
            value="language"
            busy={state !== "idle" && formData?.get("intent") === "language"}
          >
            {text("save")}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
