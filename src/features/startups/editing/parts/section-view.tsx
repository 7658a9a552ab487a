import { Card } from "#ui/card.tsx";
import { EditField } from "#ui/edit-form/edit-field.tsx";
import type { FieldOption } from "#ui/edit-form/fields-context.ts";
import { SavedForm } from "#ui/edit-form/saved-form.tsx";
import { useFieldTexts } from "#ui/edit-form/use-field-texts.ts";
import { useTranslations } from "#ui/translations.ts";
import type { EditableStartup, StoredRow } from "../contract.ts";
import { SECTIONS, startupForm } from "../form.ts";
import { Pictures } from "./pictures.tsx";
import { Rows } from "./rows.tsx";
import { type FormSection, isFieldSection, isRowKey } from "./sections.ts";
import { Settings } from "./settings.tsx";

export interface SectionProps {
  startup: Omit<EditableStartup, "lists">;
  section: FormSection;
  rows: readonly StoredRow[];
  options: Readonly<Record<string, readonly FieldOption[]>>;
}

/** The form of a section. */
export function SectionView({ startup, section, rows, options }: SectionProps) {
  const text = useTranslations("startupEditing");
  const fieldTexts = useFieldTexts(text, section);
  if (isRowKey(section)) return <Rows startup={startup} list={section} rows={rows} options={options} />;
  if (!isFieldSection(section)) return <Settings startup={startup} />;
  const fields = SECTIONS[section];
  return (
    <div className="grid min-w-0 content-start gap-5">
      {section === "basics" && <Pictures startup={startup} />}
      <Card title={text(`sections.${section}`)}>
        <p className="mb-4 text-sm text-ink-muted">{text(`leads.${section}`)}</p>
        <SavedForm
          form={startupForm}
          fields={fields}
          stored={startup}
          draftKey={`startup/${startup.id}/${section}`}
          intent={{ intent: "fields", id: startup.id }}
          options={options}
          {...fieldTexts}
        >
          <div className="mb-4 grid gap-4 sm:grid-cols-2">
            {Object.keys(fields).map((name) => (
              <EditField key={name} name={name} />
            ))}
          </div>
        </SavedForm>
      </Card>
    </div>
  );
}
