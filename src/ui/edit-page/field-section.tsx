import { Suspense, useEffect } from "react";
import { useLocation } from "react-router";
import { useLocale } from "use-intl";
import type { FactAge } from "#shared/edit/facts.ts";
import { fieldNames } from "#shared/edit/field-names.ts";
import type { EditForm, Fields } from "#shared/edit/form.ts";
import { formatDate } from "#shared/format.ts";
import { Card } from "../card.tsx";
import { EditField } from "../edit-form/edit-field.tsx";
import type { FieldOption } from "../edit-form/fields-context.ts";
import { SavedForm, type StoredThing } from "../edit-form/saved-form.tsx";
import { useTranslations } from "../translations.ts";
import { type EditGroup, useEditTexts, useEntryFieldTexts } from "./texts.ts";

interface FieldSectionProps {
  group: EditGroup;
  section: string;
  form: Pick<EditForm, "units">;
  /** The fields of the section. */
  fields: Fields;
  thing: StoredThing & { id: string };
  /** The noun, in the name of the draft. */
  noun: string;
  options: Readonly<Record<string, readonly FieldOption[]>>;
  /** How old facts are, by field. */
  facts?: Readonly<Record<string, FactAge>>;
}

/** Says when a fact was last confirmed, and by whom. */
function useFactAge() {
  const text = useTranslations("editForm");
  const locale = useLocale();
  return ({ at, by, isOld }: FactAge): string => {
    if (!at) return text("factNever");
    const date = formatDate(at, locale);
    const said = by ? text("factConfirmedBy", { date, name: by }) : text("factConfirmed", { date });
    return isOld ? `${said} ${text("factOld")}` : said;
  };
}

/** A section of a thing's own fields, saved by itself. Browsers take over one section after another, and answer in between. */
export function FieldSection(props: FieldSectionProps) {
  return (
    <Suspense>
      <SectionForm {...props} />
    </Suspense>
  );
}

/** The field that the address names takes the focus. */
function useFocusedField(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const field = document.getElementById(`field-${hash.slice(1)}`);
    const control = field?.querySelector<HTMLElement>("input, select, textarea");
    control?.focus({ preventScroll: true });
    control?.scrollIntoView({ block: "center" });
  }, [hash]);
}

function SectionForm({ group, section, form, fields, thing, noun, options, facts = {} }: FieldSectionProps) {
  const text = useEditTexts(group);
  const fieldTexts = useEntryFieldTexts(group, section);
  const ageOf = useFactAge();
  const locale = useLocale();
  useFocusedField();
  const hint = (field: string) =>
    [fieldTexts.hint(field), facts[field] && ageOf(facts[field])].filter(Boolean).join(" ");
  return (
    <Card title={text(`sections.${section}`)}>
      <p className="mb-4 text-sm text-ink-muted">{text(`leads.${section}`)}</p>
      <SavedForm
        form={form}
        fields={fields}
        stored={thing}
        draftKey={`${noun}/${thing.id}/${section}`}
        intent={{ intent: "fields", id: thing.id }}
        options={options}
        {...fieldTexts}
        hint={(field) => hint(field) || undefined}
      >
        <div className="mb-4 grid gap-4 sm:grid-cols-2">
          {fieldNames(fields, locale).map((name) => (
            <div key={name} id={`field-${name}`} className="contents">
              <EditField name={name} />
            </div>
          ))}
        </div>
      </SavedForm>
    </Card>
  );
}
