import { useState } from "react";
import { useLocale } from "use-intl";
import type { Locale } from "#shared/locale.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { useTranslations } from "#ui/translations.ts";
import { AnswerField } from "../../applying/parts/answer-field.tsx";
import { askedOf } from "../../parts/answers.ts";
import type { EditableProgram } from "../contract.ts";
import { askedQuestion } from "./asked-question.ts";

/** The saved form as applicants see it. What is entered here shows which questions follow, and goes nowhere. */
export function FormPreview({ program: { values } }: { program: EditableProgram }) {
  const text = useTranslations("programsEditing");
  const locale = useLocale() as Locale;
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const questions = values.questions.map((question) => askedQuestion(question, locale));
  return (
    <div className="mt-5">
      <Disclosure title={text("preview.title")}>
        <p className="mb-4 text-sm text-ink-muted">{text("preview.lead")}</p>
        <div className="grid gap-6">
          {askedOf(questions, ({ key }) => answers[key] || undefined).map((question) =>
            question.kind === "file" ? (
              <p key={question.key}>
                <span className="block font-semibold">{question.text}</span>
                <span className="text-sm text-ink-muted">{question.hint ?? text("preview.file")}</span>
              </p>
            ) : (
              <AnswerField
                key={question.key}
                question={{ ...question, options: [...question.options] }}
                value={answers[question.key] ?? ""}
                error={undefined}
                onChange={(value) => setAnswers((before) => ({ ...before, [question.key]: value }))}
              />
            ),
          )}
        </div>
      </Disclosure>
    </div>
  );
}
