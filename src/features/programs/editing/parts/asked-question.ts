import type { Locale } from "#shared/locale.ts";
import type { Question } from "../../parts/answers.ts";
import type { EditableProgram } from "../contract.ts";
import { QUESTION_KINDS } from "../limits.ts";
import { linesOf } from "../rules.ts";

/** A question of the editor as applicants read it in a language, or in the other one. */
export function askedQuestion(
  question: EditableProgram["values"]["questions"][number],
  locale: Locale,
): Question & { profileField: null } {
  const { id, questionKey, onlyIf, optionsEn, optionsTr, maxLength, minNumber, maxNumber } = question;
  const pick = (en: string | null, tr: string | null) => (locale === "tr" ? (tr ?? en) : (en ?? tr));
  const [onlyIfKey = null, onlyIfValue = null] = onlyIf?.split(":") ?? [];
  return {
    id: id ?? "",
    key: questionKey ?? id ?? "",
    kind: QUESTION_KINDS.find((kind) => kind === question.kind) ?? "short",
    text: pick(question.textEn, question.textTr) ?? "",
    hint: pick(question.hintEn, question.hintTr),
    isRequired: !question.isOptional,
    isHiddenFromJurors: question.isHiddenFromJurors,
    maxLength,
    minNumber,
    maxNumber,
    options: linesOf(pick(optionsEn, optionsTr)),
    onlyIfKey,
    onlyIfValue,
    profileField: null,
  };
}
