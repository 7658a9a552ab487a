import { useLocale } from "use-intl";
import { TIME_ZONES } from "#shared/house.ts";
import type { Locale } from "#shared/locale.ts";
import type { EditRow } from "#shared/merge-edits.ts";
import { Card } from "#ui/card.tsx";
import { EditFields } from "#ui/edit-form/edit-fields.tsx";
import { type FieldOption, useFormFields } from "#ui/edit-form/fields-context.ts";
import { SavedForm } from "#ui/edit-form/saved-form.tsx";
import { useEntryFieldTexts } from "#ui/edit-page/texts.ts";
import { InfoIcon } from "#ui/icon.tsx";
import { Note } from "#ui/note.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { EditableProgram } from "../contract.ts";
import { PARTS, type PartName, programForm } from "../form.ts";
import { OTHERS_SCORES, PROFILE_FIELDS, QUESTION_KINDS, RANKINGS } from "../limits.ts";
import { conditionsOf, linesOf, weightSum } from "../rules.ts";
import { CopyFrom } from "./copy-from.tsx";
import { FormPreview } from "./form-preview.tsx";

interface ProgramPartProps {
  program: EditableProgram;
  part: PartName;
  options: Readonly<Record<string, readonly FieldOption[]>>;
  /** Other programs of which the form or the criteria can be copied. */
  copies: readonly { id: string; name: string }[];
}

/** A part of a program's form, saved by itself. */
export function ProgramPart({ program, part, options, copies }: ProgramPartProps) {
  const words = useTranslations("editForm");
  const locale = useLocale() as Locale;
  const text = useTranslations("programsEditing");
  const fieldTexts = useEntryFieldTexts("programsEditing", part);
  const criteria = program.values.reviewCategories.map(({ id, nameEn, nameTr }) => ({
    value: id!,
    label: (locale === "tr" ? (nameTr ?? nameEn) : (nameEn ?? nameTr)) ?? "",
  }));
  const choices = {
    timeZone: TIME_ZONES.map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") })),
    ranking: RANKINGS.map((ranking) => ({ value: ranking, label: text(`rankings.${ranking}`) })),
    "questions.kind": QUESTION_KINDS.map((kind) => ({ value: kind, label: text(`kinds.${kind}`) })),
    "questions.profileField": PROFILE_FIELDS.map((field) => ({ value: field, label: text(`profileFields.${field}`) })),
    "questions.categoryIds": criteria,
    "phases.criteriaIds": criteria,
    "phases.othersScores": OTHERS_SCORES.map((when) => ({ value: when, label: text(`othersScores.${when}`) })),
  };
  /** The answers to questions of the form as it stands that a later question may hang on. */
  const conditions = (questions: readonly EditRow[]) =>
    questions.flatMap((question) => {
      const { textEn = "", textTr = "", questionKey = "", kind = "", optionsEn = "", optionsTr = "" } = question;
      const answers = linesOf(locale === "tr" ? optionsTr || optionsEn : optionsEn || optionsTr);
      const labels = kind === "yesNo" ? [words("yes"), words("no")] : answers;
      const asked = locale === "tr" ? textTr || textEn : textEn || textTr;
      return conditionsOf({ questionKey, kind, optionsEn, optionsTr }).map((value, place) => ({
        value,
        label: `${asked} → ${labels[place] ?? ""}`,
        parentId: questionKey,
      }));
    });
  const fields = PARTS[part];
  return (
    <Card title={text(`sections.${part}`)}>
      <p className="mb-4 text-sm text-ink-muted">{text(`leads.${part}`)}</p>
      {part === "questions" && program.applications > 0 && (
        <Note icon={<InfoIcon />}>{text("newVersion", { version: program.formVersion + 1 })}</Note>
      )}
      <SavedForm
        form={programForm}
        fields={fields}
        stored={program}
        draftKey={`program/${program.id}/${part}`}
        intent={{ intent: "save", id: program.id }}
        options={{ ...options, ...choices }}
        optionsOf={({ questions }) => ({
          "questions.onlyIf": Array.isArray(questions) ? conditions(questions) : [],
        })}
        {...fieldTexts}
      >
        <EditFields fields={fields} />
        {part === "categories" && <WeightSum />}
      </SavedForm>
      {(part === "questions" || part === "categories") && copies.length > 0 && (
        <CopyFrom program={program} part={part} programs={copies} />
      )}
      {part === "questions" && program.values.questions.length > 0 && <FormPreview program={program} />}
    </Card>
  );
}

/** The sum of the weights, while they are typed. */
function WeightSum() {
  const text = useTranslations("programsEditing");
  const { values } = useFormFields();
  const rows = values.reviewCategories;
  const sum = weightSum(Array.isArray(rows) ? rows : []);
  return (
    <p role="status" className={`mb-4 font-semibold tabular-nums ${sum === 100 ? "text-good" : "text-warn"}`}>
      {text(sum === 100 ? "weightsWhole" : "weights", { sum })}
    </p>
  );
}
