import type { ShownProblem } from "#shared/reasons.ts";
import { Select, type SelectOption } from "#ui/select.tsx";
import { useTranslations } from "#ui/translations.ts";
import { NameFields } from "../../parts/name-fields.tsx";

interface ValueFieldsProps {
  /** Below what a value can stand, the list on the page first. */
  parents: readonly SelectOption[];
  problems: readonly ShownProblem[];
  /** Why the last attempt was refused. */
  reason: string | undefined;
}

/** Fields of a new value. */
export function ValueFields({ parents, problems, reason }: ValueFieldsProps) {
  const text = useTranslations("referenceTypes");
  const errorOf = (field: string) => {
    const problem = problems.find((candidate) => candidate.field === field);
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
      <NameFields
        labelOf={(name) => text(`columns.${name}`)}
        problems={problems}
        reason={problems.length === 0 ? undefined : reason}
      />
    </>
  );
}
