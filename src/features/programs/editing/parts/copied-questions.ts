import type { EditableProgram } from "../contract.ts";

type Questions = EditableProgram["values"]["questions"];

/** Questions for another program: with keys of their own, by which their conditions name each other, and without its criteria. */
export function copiedQuestions(questions: Questions): Questions {
  const keys = new Map(questions.map(({ questionKey }) => [questionKey, crypto.randomUUID() as string]));
  return questions.map(({ questionKey, onlyIf, ...question }) => {
    const [key = null, answer] = onlyIf?.split(":") ?? [];
    return {
      ...question,
      id: null,
      categoryIds: [],
      questionKey: keys.get(questionKey)!,
      onlyIf: key && `${keys.get(key)}:${answer}`,
    };
  });
}
