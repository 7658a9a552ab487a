import { Card } from "#ui/card.tsx";
import { Prose } from "#ui/prose.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { ProgramPage } from "../program.page.tsx";

/** The texts of a program; what is empty is left out. */
export function Content({ program }: ProgramPage) {
  const text = useTranslations("programsDetail");
  const parts = ["about", "conditions", "evaluationCriteria", "awards", "facilities"] as const;
  return parts.map((part) => {
    const content = part === "about" ? program.description : program[part];
    return (
      content && (
        <Card key={part} title={text(part)}>
          <Prose>{content}</Prose>
        </Card>
      )
    );
  });
}
