import type { ShownProblem } from "#shared/reasons.ts";
import { BothLanguages } from "#ui/both-languages.tsx";
import { Select, type SelectOption } from "#ui/select.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useTranslations } from "#ui/translations.ts";

interface ValueFieldsProps {
  /** Below what a value can stand, the list on the page first. */
  parents: readonly SelectOption[];
  problems: readonly ShownProblem[];
  /** Why the last attempt was refused. */
  reason: string | undefined;
}

/** Fields of a new value. */
export function ValueFields({ parents, problems, reason }: ValueFieldsProps) {
  const text = useTranslations("typeValues");
  const name = { required: true, maxLength: 100, autoComplete: "off" };
  const errorOf = (field: string) => {
    const problem = problems.find((one) => one.field === field);
    return problem && (problem.sentence ?? reason);
  };
  return (
    <>
      <Select
        name="parentId"
        label={text("columns.parent")}
        required
        error={errorOf("parentId") ?? (problems.length === 0 ? reason : undefined)}
        options={parents}
      />
      <BothLanguages>
        {(lang, end, isFirst) => (
          <TextField
            {...name}
            label={text(`columns.name${end}`)}
            name={`name${end}`}
            lang={lang}
            data-autofocus={isFirst ? "" : undefined}
            error={errorOf(`name${end}`)}
          />
        )}
      </BothLanguages>
    </>
  );
}
