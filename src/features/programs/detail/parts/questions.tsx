import { useLocale } from "use-intl";
import type { Locale } from "#shared/locale.ts";
import { Card } from "#ui/card.tsx";
import { Tag } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import { answerText } from "../../parts/answers.ts";
import type { ProgramPage } from "../program.page.tsx";

/** The questions of the application, to be read before one begins. */
export function Questions({ program: { questions } }: ProgramPage) {
  const text = useTranslations("programsDetail");
  const locale = useLocale() as Locale;
  if (questions.length === 0) return null;
  /** "Do you export? → Yes"; undefined where a question is always asked. */
  const conditionOf = ({ onlyIfKey, onlyIfValue }: (typeof questions)[number]) => {
    const earlier = questions.find(({ key }) => key === onlyIfKey);
    if (!earlier || onlyIfValue === null) return undefined;
    return text("onlyIf", { question: earlier.text, answer: answerText(earlier, onlyIfValue, locale) });
  };
  return (
    <Card title={text("questions")}>
      <ol className="grid gap-4">
        {questions.map((question, place) => {
          const { id, kind, text: asked, hint, isRequired, isHiddenFromJurors, maxLength, options } = question;
          const condition = conditionOf(question);
          return (
            <li key={id} className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-2">
              <span className="text-ink-muted tabular-nums">{place + 1}.</span>
              <div>
                <p className="font-semibold wrap-anywhere">{asked}</p>
                {condition && <p className="mt-0.5 text-sm text-ink-muted wrap-anywhere">{condition}</p>}
                {hint && <p className="mt-0.5 text-sm whitespace-pre-line text-ink-muted wrap-anywhere">{hint}</p>}
                {options.length > 0 && (
                  <p className="mt-0.5 text-sm text-ink-muted wrap-anywhere">{options.join(" · ")}</p>
                )}
                <p className="mt-1.5 flex flex-wrap gap-1.5">
                  <Tag>
                    {maxLength
                      ? `${text(`kinds.${kind}`)}, ${text("characters", { count: maxLength })}`
                      : text(`kinds.${kind}`)}
                  </Tag>
                  {!isRequired && <Tag>{text("optional")}</Tag>}
                  {isHiddenFromJurors && <Tag tone="teal">{text("hiddenFromJurors")}</Tag>}
                </p>
              </div>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
