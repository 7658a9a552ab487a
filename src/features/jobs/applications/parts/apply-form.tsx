import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useLocale } from "use-intl";
import type { Answer } from "#shared/endpoint.ts";
import { pathTo } from "#shared/paths.ts";
import { RETURN_PARAM } from "#shared/return-path.ts";
import { Card } from "#ui/card.tsx";
import { EditField } from "#ui/edit-form/edit-field.tsx";
import { type FieldOption, useFormFields } from "#ui/edit-form/fields-context.ts";
import { SavedForm } from "#ui/edit-form/saved-form.tsx";
import { useFieldTexts } from "#ui/edit-form/use-field-texts.ts";
import { WarningIcon } from "#ui/icon.tsx";
import { Link, TEXT_LINK } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { getApplying } from "../contract.ts";
import { applyForm } from "../form.ts";
import { applyDraft } from "../limits.ts";
import { comparedPlan } from "../rules.ts";

type Applying = Answer<typeof getApplying>;

export interface ApplyFormProps {
  job: { id: string; payPlan: { id: string } | null };
  applying: Applying;
  options: Readonly<Record<string, readonly FieldOption[]>>;
  /** Somebody has just asked for it. */
  takesFocus: boolean;
}

/** The CV stands among what the profile sends along. */
const WRITTEN_FIELDS = Object.keys(applyForm.fields).filter((name) => name !== "sendsCv");

/** The form of an application. Its text stays on the device while the profile is completed. */
export default function ApplyForm({ job, applying, options, takesFocus }: ApplyFormProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.querySelector<HTMLElement>("textarea, input")?.focus();
  }, [takesFocus]);
  const plan = comparedPlan(job.payPlan?.id);
  const text = useTranslations("jobsApplications");
  const fieldTexts = useFieldTexts(text, "apply");
  return (
    <Card title={text("apply.title")}>
      <SavedForm
        form={applyForm}
        fields={applyForm.fields}
        stored={{ version: 1, values: { ...applying.expected } }}
        draftKey={applyDraft(job.id)}
        intent={{ intent: "apply", jobId: job.id }}
        isNew
        isReady
        saveLabel={text("apply.button")}
        savedText={text("apply.sent")}
        options={options}
        {...fieldTexts}
      >
        <div ref={box} className="mb-4 grid gap-4 sm:grid-cols-2">
          {WRITTEN_FIELDS.map((name) => (
            <div key={name} className={name === "applyNote" ? "sm:col-span-2" : "contents"}>
              {name === "minWage" && <p className="text-sm text-ink-muted sm:col-span-2">{text("apply.wageHint")}</p>}
              <EditField name={name} />
            </div>
          ))}
          {plan && <p className="text-sm text-ink-muted sm:col-span-2">{text(`wages.compared.${plan}`)}</p>}
        </div>
        <Contact {...applying} />
      </SavedForm>
    </Card>
  );
}

/** Phone number and LinkedIn of the profile, both of which an application needs, and the CV, which is sent if one wishes. */
function Contact({ phone, linkedin, cv }: Pick<Applying, "phone" | "linkedin" | "cv">) {
  const text = useTranslations("jobsApplications");
  const locale = useLocale();
  const { pathname } = useLocation();
  const { values } = useFormFields();
  const missing = phone === null ? (linkedin === null ? "both" : "phone") : linkedin === null ? "linkedin" : undefined;
  const profile = (section: string, label: string) => (
    <Link to={`${pathTo("profile", locale, {}, { [RETURN_PARAM]: pathname })}#${section}`} className={TEXT_LINK}>
      {label}
    </Link>
  );
  return (
    <section className="mb-4 rounded-card bg-sunken p-4 text-sm" aria-label={text("apply.sentAlong")}>
      <h3 className="font-sans text-sm font-semibold tracking-normal">{text("apply.sentAlong")}</h3>
      <dl className="mt-2 grid gap-1">
        {(["phone", "linkedin"] as const).map((field) => {
          const value = { phone, linkedin }[field];
          return (
            <div key={field} className="flex flex-wrap gap-x-2">
              <dt className="text-ink-muted">{text(field)}</dt>
              <dd className="wrap-anywhere">
                {value ?? (
                  <span className="inline-flex items-baseline gap-1 font-semibold text-bad">
                    <WarningIcon className="size-4 self-center" />
                    {text("apply.none")}
                  </span>
                )}{" "}
                {profile("profile-contact", text(value === null ? "apply.add" : "apply.change"))}
              </dd>
            </div>
          );
        })}
        <div className="flex flex-wrap gap-x-2">
          <dt className="text-ink-muted">{text("cv")}</dt>
          <dd className="wrap-anywhere">
            {cv ?? text("apply.noCv")} {profile("profile-cv", text(cv === null ? "apply.add" : "apply.change"))}
          </dd>
        </div>
      </dl>
      {(cv !== null || values.sendsCv) && (
        <div className="mt-3">
          <EditField name="sendsCv" />
        </div>
      )}
      {missing && <p className="mt-2">{text(`apply.missing.${missing}`)}</p>}
    </section>
  );
}
