import type { ShownProblem } from "#shared/reasons.ts";
import { DateField } from "#ui/date-field.tsx";
import { Select, type SelectOption } from "#ui/select.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useTranslations } from "#ui/translations.ts";
import { TITLE_MAX } from "../limits.ts";

interface ReportFieldsProps {
  categoryId: string;
  choices: Record<"type" | "edition" | "language", SelectOption[]>;
  problems: readonly ShownProblem[];
  /** Why the last attempt was refused. */
  reason: string | undefined;
}

const CHOICES = [
  ["type", "typeId"],
  ["edition", "editionId"],
  ["language", "languageId"],
] as const;

/** Fields of a new report. */
export function ReportFields({ categoryId, choices, problems, reason }: ReportFieldsProps) {
  const text = useTranslations("reportManagement.reports");
  const errorOf = (name: string) => {
    const problem = problems.find(({ field }) => field === name);
    return problem && (problem.sentence ?? reason);
  };
  const title = { required: true, maxLength: TITLE_MAX, autoComplete: "off" };
  return (
    <>
      <input type="hidden" name="categoryId" value={categoryId} />
      <TextField
        {...title}
        label={text("columns.titleEn")}
        name="titleEn"
        lang="en"
        data-autofocus=""
        error={errorOf("titleEn") ?? (problems.length === 0 ? reason : undefined)}
      />
      <TextField {...title} label={text("columns.titleTr")} name="titleTr" lang="tr" error={errorOf("titleTr")} />
      <div className="grid gap-4 sm:grid-cols-2">
        {CHOICES.map(([key, name]) => (
          <Select
            key={key}
            label={text(`columns.${key}`)}
            name={name}
            required
            options={choices[key]}
            error={errorOf(name)}
          />
        ))}
        <DateField label={text("columns.releaseDate")} name="releaseDate" required error={errorOf("releaseDate")} />
      </div>
    </>
  );
}
