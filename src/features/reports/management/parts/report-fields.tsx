import type { ShownProblem } from "#shared/reasons.ts";
import { BothLanguages } from "#ui/both-languages.tsx";
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
  const text = useTranslations("reportsManagement.reports");
  const errorOf = (name: string) => {
    const problem = problems.find(({ field }) => field === name);
    return problem && (problem.sentence ?? reason);
  };
  const title = { required: true, maxLength: TITLE_MAX, autoComplete: "off" };
  return (
    <>
      <input type="hidden" name="categoryId" value={categoryId} />
      <BothLanguages>
        {(lang, end, isFirst) => (
          <TextField
            {...title}
            label={text(`columns.title${end}`)}
            name={`title${end}`}
            lang={lang}
            data-autofocus={isFirst ? "" : undefined}
            error={errorOf(`title${end}`) ?? (isFirst && problems.length === 0 ? reason : undefined)}
          />
        )}
      </BothLanguages>
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
