import { Form, useNavigation } from "react-router";
import { useLocale } from "use-intl";
import type { ActionFailure } from "#shared/action-failure.ts";
import { LOCALES } from "#shared/locale.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { DateField } from "#ui/date-field.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import { FormatTools } from "#ui/format-tools.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { EditedContent } from "../contract.ts";
import { BODY_MAX, DESCRIPTION_MAX, TITLE_MAX } from "../limits.ts";

interface DraftFormProps {
  content: EditedContent;
  failure: ActionFailure | undefined;
  /** Called when somebody types. */
  onChange: () => void;
}

/** The text in both languages side by side. */
export function DraftForm({ content, failure, onChange }: DraftFormProps) {
  const text = useTranslations("contentEditing");
  const tools = useTranslations("contentEditing.tools");
  const locale = useLocale();
  const busy = useNavigation().formData?.get("intent") === "save";
  const languages = [locale, ...LOCALES.filter((one) => one !== locale)];
  const errorOf = (field: string) => failure?.fields.find((problem) => problem.field === field)?.sentence;
  return (
    <Form method="post" className="grid gap-5" onChange={onChange}>
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="version" value={content.version} />
      {failure && <FormAlert failure={failure} />}
      <div className="grid gap-5 xl:grid-cols-2">
        {languages.map((language) => {
          const { title, description, body } = content.texts[language];
          return (
            <Card key={language} title={text(`languages.${language}`)}>
              <div lang={language} className="grid gap-4">
                <TextField
                  label={text("fields.title")}
                  name={`${language}.title`}
                  defaultValue={title}
                  required
                  maxLength={TITLE_MAX}
                  error={errorOf(`texts.${language}.title`)}
                />
                <TextArea
                  label={text("fields.description")}
                  name={`${language}.description`}
                  defaultValue={description}
                  rows={2}
                  maxLength={DESCRIPTION_MAX}
                  error={errorOf(`texts.${language}.description`)}
                />
                <FormatTools field={`${language}.body`} text={tools} />
                <TextArea
                  label={text("fields.body")}
                  hint={text("fields.bodyHint")}
                  name={`${language}.body`}
                  defaultValue={body}
                  required
                  rows={16}
                  maxLength={BODY_MAX}
                  error={errorOf(`texts.${language}.body`)}
                />
              </div>
            </Card>
          );
        })}
      </div>
      <div className="flex flex-wrap items-end gap-4">
        <DateField label={text("fields.inForceSince")} name="inForceSince" defaultValue={content.inForceSince ?? ""} />
        <Button type="submit" kind="primary" busy={busy}>
          {text("save")}
        </Button>
      </div>
    </Form>
  );
}
