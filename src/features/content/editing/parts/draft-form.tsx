import { Form, useNavigation } from "react-router";
import { useLocale } from "use-intl";
import type { ActionFailure } from "#shared/action-failure.ts";
import type { Opened } from "#shared/edit/versioned-form.ts";
import { ownFirst } from "#shared/locale.ts";
import { withoutElements } from "#shared/without-elements.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { DateField } from "#ui/date-field.tsx";
import { useGroupTexts, useTranslations } from "#ui/translations.ts";
import { sentenceAt } from "#ui/versioned-form/sentence-at.ts";
import { VersionedFields } from "#ui/versioned-form/versioned-fields.tsx";
import { fieldsOf, type TextKind } from "../../limits.ts";
import { DraftField } from "./draft-field.tsx";
import type { DraftValues } from "./draft-values.ts";

interface DraftFormProps {
  kind: TextKind;
  opened: Opened<DraftValues>;
  failure: ActionFailure | undefined;
  /** Called when somebody types. */
  onChange: () => void;
}

/** The text in both languages side by side. */
export function DraftForm({ kind, opened, failure, onChange }: DraftFormProps) {
  const text = useTranslations("contentEditing");
  // Every field of every kind has its label.
  const labels = useGroupTexts("contentEditing");
  const locale = useLocale();
  const busy = useNavigation().formData?.get("intent") === "save";
  const languages = ownFirst(locale);
  const { values } = opened;
  const nameOf = (field: string) => {
    const [language = "", name] = field.split(".");
    return name ? `${labels(`fields.${kind}.${name}`)} (${labels(`languages.${language}`)})` : labels(field);
  };
  const shown = (value: unknown, field: string) => {
    const isHtml = fieldsOf(kind).some(([name, { as }]) => as === "html" && field.endsWith(`.${name}`));
    return isHtml ? withoutElements(String(value)) : String(value ?? "");
  };
  return (
    <Form method="post" className="grid gap-5" onChange={onChange}>
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="kind" value={kind} />
      <VersionedFields opened={opened} failure={failure} nameOf={nameOf} shown={shown} />
      <div className="grid gap-5 xl:grid-cols-2">
        {languages.map((language) => (
          <section key={language} aria-label={text(`languages.${language}`)} className="grid">
            <Card as="div" title={text(`languages.${language}`)}>
              <div className="grid gap-4">
                {fieldsOf(kind).map(([name, field]) => (
                  <DraftField
                    key={name}
                    kind={kind}
                    name={name}
                    field={field}
                    language={language}
                    value={values[`${language}.${name}`] ?? ""}
                    error={sentenceAt(failure, `texts.${language}.${name}`)}
                  />
                ))}
              </div>
            </Card>
          </section>
        ))}
      </div>
      <div className="flex flex-wrap items-end gap-4">
        {kind === "page" && (
          <DateField label={text("inForceSince")} name="inForceSince" defaultValue={values.inForceSince} />
        )}
        <Button type="submit" kind="primary" busy={busy}>
          {text("save")}
        </Button>
      </div>
    </Form>
  );
}
