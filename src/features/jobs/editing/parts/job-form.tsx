import { useNavigate } from "react-router";
import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { Card } from "#ui/card.tsx";
import { EditField } from "#ui/edit-form/edit-field.tsx";
import type { FieldOption } from "#ui/edit-form/fields-context.ts";
import { SavedForm } from "#ui/edit-form/saved-form.tsx";
import { useFieldTexts } from "#ui/edit-form/use-field-texts.ts";
import { useTranslations } from "#ui/translations.ts";
import type { EditableJob } from "../contract.ts";
import { jobForm, PART_NAMES, PARTS } from "../form.ts";

interface JobFormProps {
  /** Undefined: a new one. */
  job?: EditableJob | undefined;
  startup?: { id: string; name: string } | undefined;
  /** The first values of a new one. */
  initial?: object | undefined;
  options: Readonly<Record<string, readonly FieldOption[]>>;
}

/** All of a job in one form, part by part. */
export function JobForm({ job, startup, initial, options }: JobFormProps) {
  const text = useTranslations("jobsEditing");
  const locale = useLocale();
  const navigate = useNavigate();
  const fieldTexts = useFieldTexts(text, "job");
  return (
    <Card className="max-w-4xl">
      <SavedForm
        form={jobForm}
        fields={jobForm.fields}
        stored={job ?? { version: 1, values: { ...initial } }}
        draftKey={job ? `job/${job.id}` : `job/new/${startup?.id}`}
        intent={job ? { intent: "save", id: job.id } : { intent: "add", startupId: startup?.id }}
        {...(!job && {
          isNew: true,
          saveLabel: text("saveDraft"),
          onSaved: ({ seoUrl }) => {
            if (seoUrl) void navigate(pathTo("dashboardAddJob", locale, { seoUrl }));
          },
        })}
        options={options}
        {...fieldTexts}
      >
        {PART_NAMES.map((part) => (
          <fieldset key={part} className="mb-6 border-t border-line pt-5 first:border-0 first:pt-0">
            <legend className="float-left w-full font-display text-lg font-bold">{text(`parts.${part}`)}</legend>
            <p className="clear-left mb-4 text-sm text-ink-muted">{text(`leads.${part}`)}</p>
            <div className="grid gap-4 sm:grid-cols-2">
              {Object.keys(PARTS[part]).map((name) => (
                <EditField key={name} name={name} />
              ))}
            </div>
          </fieldset>
        ))}
      </SavedForm>
    </Card>
  );
}
