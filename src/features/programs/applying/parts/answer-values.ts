import { askedOf } from "../../parts/answers.ts";
import type { Application } from "../contract.ts";

/** Answers as the form edits them: a text by the key of the question. Files are stored by themselves. */
export type AnswerValues = Record<string, string>;

type ApplicationQuestion = Application["questions"][number];

export const valuesOf = ({ questions, answers }: Pick<Application, "questions" | "answers">): AnswerValues =>
  Object.fromEntries(
    questions.flatMap(({ key, kind }) => (kind === "file" ? [] : [[key, String(answers[key] ?? "")]])),
  );

/** The answer that a save sends for a text; undefined: it cannot be stored, such as half a number. */
export function answerOf(
  { kind }: Pick<ApplicationQuestion, "kind">,
  text: string,
): string | number | null | undefined {
  const trimmed = text.trim();
  if (trimmed === "") return null;
  if (kind !== "number" && kind !== "choice") return text;
  const number = Number(trimmed);
  return Number.isFinite(number) ? number : undefined;
}

/** The questions that are asked with what is typed. */
export const askedIn = ({ questions }: Pick<Application, "questions">, values: AnswerValues): ApplicationQuestion[] =>
  askedOf(questions, ({ key }) => values[key]?.trim() || undefined);

/** Required questions without an answer. */
export const missingIn = (application: Application, values: AnswerValues): ApplicationQuestion[] =>
  askedIn(application, values).filter(
    ({ key, kind, isRequired }) =>
      isRequired && (kind === "file" ? application.answers[key] === undefined : (values[key] ?? "").trim() === ""),
  );
