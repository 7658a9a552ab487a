import { problemOf, type Refused } from "#shared/form-answer.ts";
import { useTranslations } from "#ui/translations.ts";

/** The error at the field of a refused text. `field`: its name in the call; `max`: the characters it may have. */
export function useTextError(answer: Refused | undefined, field: string, max: number): string | undefined {
  const text = useTranslations("messages.refused");
  const problem = problemOf(answer, field);
  if (!answer || !problem) return undefined;
  const typed = answer.values?.text ?? "";
  if (typed.trim() === "") return text("blank");
  if (typed.trim().length > max) return text("tooLong", { max });
  return problem.sentence ?? problem.general ?? answer.failure.value;
}
