import type { ShownProblem } from "#shared/reasons.ts";
import { BothLanguages } from "#ui/both-languages.tsx";
import { TextField } from "#ui/text-field.tsx";

interface NameFieldsProps {
  labelOf: (name: "nameEn" | "nameTr") => string;
  problems: readonly ShownProblem[];
  /** Why the last attempt was refused; it stands at the first field where no other is at fault. */
  reason: string | undefined;
}

/** The names of a new value in both languages. */
export function NameFields({ labelOf, problems, reason }: NameFieldsProps) {
  const errorOf = (field: string) => {
    const problem = problems.find((candidate) => candidate.field === field);
    return problem && (problem.sentence ?? reason);
  };
  return (
    <BothLanguages>
      {(lang, end, isFirst) => (
        <TextField
          label={labelOf(`name${end}`)}
          name={`name${end}`}
          lang={lang}
          required
          maxLength={100}
          autoComplete="off"
          data-autofocus={isFirst ? "" : undefined}
          error={errorOf(`name${end}`) ?? (isFirst && problems.length === 0 ? reason : undefined)}
        />
      )}
    </BothLanguages>
  );
}
