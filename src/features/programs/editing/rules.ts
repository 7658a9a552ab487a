import { isEmpty } from "#shared/edit/checks.ts";
import type { Values } from "#shared/edit/form.ts";
import type { FieldProblem } from "#shared/errors.ts";
import type { ProgramFields } from "./form.ts";
import { CONDITION_KINDS } from "./limits.ts";

/** The state of a program. A draft is seen by the organization's people alone. */
export const PROGRAM_STATES = ["draft", "coming", "open", "closed", "decided"] as const;
export type ProgramState = (typeof PROGRAM_STATES)[number];

type ProgramValues = Values<ProgramFields>;

/** Lines of a text, without empty ones. */
export const linesOf = (text: string | null): string[] =>
  (text ?? "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** The weights of review categories together; a row may still be empty. */
export const weightSum = (categories: readonly Readonly<Record<string, unknown>>[]): number =>
  categories.reduce((sum, { weight }) => sum + (Number(weight) || 0), 0);

const WHOLE_WEIGHT = 100;
const MOST_SCALE = 5;
/** At least one of each (specification, "Validation rules"). */
const REQUIRED_LISTS = ["stageIds", "sectorIds", "technologyIds", "questions", "reviewCategories"] as const;

/** The problems of a program that others see: a draft may still have them. */
export function publishProblems(values: ProgramValues): FieldProblem[] {
  const sum = weightSum(values.reviewCategories);
  return [
    ...REQUIRED_LISTS.filter((field) => isEmpty(values[field])).map((field) => ({ field, reason: "required" })),
    ...(values.reviewCategories.length > 0 && sum !== WHOLE_WEIGHT
      ? [{ field: "reviewCategories", reason: "weightsSum", detail: String(sum) }]
      : []),
  ];
}

/** The problems of rows, whoever sees them. */
export const rowProblems = (values: ProgramValues): FieldProblem[] => [
  ...oneOf("nameEn", values.nameEn, values.nameTr),
  ...values.questions.flatMap((question, index) => questionProblems(question, `questions.${index}.`)),
  ...markProblems(values),
  ...conditionProblems(values.questions),
  ...values.reviewCategories.flatMap((category, index) => categoryProblems(category, `reviewCategories.${index}.`)),
  ...phaseProblems(values.phases),
];

const oneOf = (field: string, ...texts: (string | null)[]): FieldProblem[] =>
  texts.every(isEmpty) ? [{ field, reason: "required" }] : [];

function questionProblems(question: ProgramValues["questions"][number], at: string): FieldProblem[] {
  const { kind, textEn, textTr, minNumber, maxNumber } = question;
  const [en, tr] = [linesOf(question.optionsEn), linesOf(question.optionsTr)];
  const problems = oneOf(`${at}textEn`, textEn, textTr);
  const isChoice = kind === "choice" || kind === "choices";
  if (isChoice && en.length + tr.length === 0) problems.push({ field: `${at}optionsEn`, reason: "required" });
  if (isChoice && en.length > 0 && tr.length > 0 && en.length !== tr.length)
    problems.push({ field: `${at}optionsTr`, reason: "asManyLines", detail: String(en.length) });
  if (isChoice && Math.max(en.length, tr.length) > 50) problems.push({ field: `${at}optionsEn`, reason: "tooMany" });
  if (minNumber !== null && maxNumber !== null && minNumber > maxNumber)
    problems.push({ field: `${at}maxNumber`, reason: "minAboveMax" });
  return problems;
}

/** Questions and phases with a criterion that the program does not have. */
function markProblems({ questions, phases, reviewCategories }: ProgramValues): FieldProblem[] {
  const ids = new Set(reviewCategories.map(({ id }) => id));
  const inField = (field: string, chosen: readonly string[]) =>
    chosen.every((id) => ids.has(id)) ? [] : [{ field, reason: "noSuchOne" }];
  return [
    ...questions.flatMap(({ categoryIds }, index) => inField(`questions.${index}.categoryIds`, categoryIds)),
    ...phases.flatMap(({ criteriaIds }, index) => inField(`phases.${index}.criteriaIds`, criteriaIds)),
  ];
}

/** Conditions that name no earlier question with such an answer, and keys that are there twice. */
function conditionProblems(questions: ProgramValues["questions"]): FieldProblem[] {
  return questions.flatMap(({ questionKey, onlyIf }, index): FieldProblem[] => {
    const earlier = questions.slice(0, index);
    if (questionKey && earlier.some((question) => question.questionKey === questionKey))
      return [{ field: `questions.${index}.questionKey`, reason: "twice" }];
    const isThere = onlyIf === null || earlier.some((question) => conditionsOf(question).includes(onlyIf));
    return isThere ? [] : [{ field: `questions.${index}.onlyIf`, reason: "conditionAfter" }];
  });
}

/** What of a question its conditions follow from, saved or as it stands in the form. */
interface Asked {
  questionKey: string | null;
  kind: string | null;
  optionsEn: string | null;
  optionsTr: string | null;
}

/** The conditions that later questions may have on the answer to this one, "key:answer". */
export function conditionsOf({ questionKey, kind, optionsEn, optionsTr }: Asked): string[] {
  if (!questionKey || !CONDITION_KINDS.includes(kind)) return [];
  const options = Math.max(linesOf(optionsEn).length, linesOf(optionsTr).length);
  const answers = kind === "yesNo" ? ["yes", "no"] : Array.from({ length: options }, (_, place) => String(place));
  return answers.map((answer) => `${questionKey}:${answer}`);
}

function categoryProblems(category: ProgramValues["reviewCategories"][number], at: string): FieldProblem[] {
  const scale = category.scaleMax ?? MOST_SCALE;
  return [
    ...oneOf(`${at}nameEn`, category.nameEn, category.nameTr),
    ...(["meaningsEn", "meaningsTr"] as const)
      .filter((field) => ![0, scale].includes(linesOf(category[field]).length))
      .map((field) => ({ field: at + field, reason: "asManyLines", detail: String(scale) })),
  ];
}

/** Phases that end before they start, or before the one before has ended. */
function phaseProblems(phases: ProgramValues["phases"]): FieldProblem[] {
  const named = phases.flatMap(({ nameEn, nameTr }, index) => oneOf(`phases.${index}.nameEn`, nameEn, nameTr));
  const dated = phases
    .map((phase, index) => ({ from: phase.startsAt ?? "", until: phase.finishesAt ?? "", index }))
    .filter(({ from, until }) => from !== "" && until !== "");
  const backwards = dated
    .filter(({ from, until }) => from >= until)
    .map(({ index }) => ({ field: `phases.${index}.finishesAt`, reason: "endBeforeStart" }));
  const overlapping = dated
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
    .flatMap(({ from, index }, place, sorted) =>
      sorted.slice(0, place).some(({ until }) => until > from)
        ? [{ field: `phases.${index}.startsAt`, reason: "phaseOverlaps" }]
        : [],
    );
  return [...named, ...backwards, ...overlapping];
}
