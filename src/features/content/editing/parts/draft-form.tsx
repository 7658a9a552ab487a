import { Form, useNavigation } from "react-router";
import { useLocale } from "use-intl";
import type { ActionFailure } from "#shared/action-failure.ts";
import { LOCALES } from "#shared/locale.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { DateField } from "#ui/date-field.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import { useTranslations } from "#ui/translations.ts";
import { fieldsOf } from "../../limits.ts";
import type { EditedContent } from "../contract.ts";
import { DraftField } from "./draft-field.tsx";

interface DraftFormProps {
  content: EditedContent;
  failure: ActionFailure | undefined;
  /** Called when somebody types. */
  onChange: () => void;
}

/** The text in both languages side by side. */
export function DraftForm({ content: { kind, texts, inForceSince, version }, failure, onChange }: DraftFormProps) {
  const text = useTranslations("contentEditing");
  const locale = useLocale();
  const busy = useNavigation().formData?.get("intent") === "save";
  const languages = [locale, ...LOCALES.filter((one) => one !== locale)];
  const errorOf = (field: string) => failure?.fields.find((problem) => problem.field === field)?.sentence;
  return (
    <Form method="post" className="grid gap-5" onChange={onChange}>
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="version" value={version} />
      {failure && <FormAlert failure={failure} />}
      <div className="grid gap-5 xl:grid-cols-2">
        {languages.map((language) => (
          <section key={language} aria-label={text(`languages.${language}`)} className="grid">
            <Card as="div" title={text(`languages.${language}`)}>
              <div className="grid gap-4">
                {fieldsOf(kind).map(([name, field]) => (
                  <DraftField
                    key={name}
                    {...{ kind, name, field, language }}
                    value={texts[language][name] ?? ""}
                    error={errorOf(`texts.${language}.${name}`)}
                  />
                ))}
              </div>
            </Card>
          </section>
        ))}
      </div>
      <div className="flex flex-wrap items-end gap-4">
        {kind === "page" && (
          <DateField label={text("inForceSince")} name="inForceSince" defaultValue={inForceSince ?? ""} />
        )}
        <Button type="submit" kind="primary" busy={busy}>
          {text("save")}
        </Button>
      </div>
    </Form>
  );
}
