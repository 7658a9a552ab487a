import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import { formatNumber } from "#shared/format.ts";
import { pathTo } from "#shared/paths.ts";
import { Link, TEXT_LINK } from "#ui/link.tsx";
import { ScrollRegion } from "#ui/scroll-region.tsx";
import { Tag } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import { ANSWER_SCALE } from "../../reviewing/limits.ts";
import type { Comparison as Compared } from "../contract.ts";
import { PublishedResult } from "./results.tsx";

const CELL = "border-b border-line px-4 py-3 text-start align-top";

/** Applications side by side, a column each: scores, what jurors said, answers. The first column stays when it scrolls. */
export function Comparison({ compared: { applications, categories, questions } }: { compared: Compared }) {
  const text = useTranslations("programsDeciding");
  const locale = useLocale();
  const decimals = (value: number | null) =>
    value === null ? "–" : formatNumber(value, locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  /** The greatest of a row, when they differ: it is set in bold. */
  const best = (values: readonly (number | null)[]) => {
    const there = values.filter((value) => value !== null);
    return new Set(there).size > 1 ? Math.max(...there) : null;
  };
  const numbers = (values: readonly (number | null)[], below?: (place: number) => ReactNode) =>
    values.map((value, place) => (
      <td key={applications[place]!.applyId} className={CELL}>
        <span className={value !== null && value === best(values) ? "font-bold text-good" : undefined}>
          {decimals(value)}
        </span>
        {below?.(place)}
      </td>
    ));
  return (
    <ScrollRegion
      className="card more-beside relative overflow-x-auto focus-visible:-outline-offset-2"
      label={text("compare.title")}
    >
      <table className="w-full border-separate border-spacing-0 text-sm">
        <thead>
          <tr>
            <td className={`${CELL} min-w-28`} />
            {applications.map(({ applyId, name, label, result, isPublished, place }) => (
              <th key={applyId} scope="col" className={`${CELL} min-w-64`}>
                <Link to={pathTo("dashboardApplicationsMyPrograms", locale, {}, { applyId })} className={TEXT_LINK}>
                  {name}
                </Link>
                <span className="block font-normal text-ink-muted tabular-nums">{label}</span>
                <span className="mt-1 grid justify-items-start gap-1 font-normal">
                  {isPublished ? (
                    <PublishedResult result={result} place={place} />
                  ) : (
                    <Tag tone={result === "approved" ? "good" : "neutral"}>{text(`results.${result}`)}</Tag>
                  )}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="tabular-nums">
          <Row title={text("raw")}>
            {numbers(
              applications.map(({ raw }) => raw),
              (place) => (
                <span className="block text-ink-muted">
                  {text("compare.reviews", { count: applications[place]!.reviews })}
                </span>
              ),
            )}
          </Row>
          {categories.map(({ id, name, weight, scaleMax }, at) => (
            <Row key={id} title={name} hint={text("compare.weight", { weight, max: scaleMax })}>
              {numbers(
                applications.map(({ scores }) => scores[at]!.mean),
                (place) => (
                  <span className="block text-ink-muted">
                    {applications[place]!.scores[at]!.all.map(({ juror, score }) =>
                      text("compare.score", { juror, score }),
                    ).join(" · ")}
                  </span>
                ),
              )}
            </Row>
          ))}
          <Row title={text("compare.said")}>
            {applications.map(({ applyId, said }) => (
              <td key={applyId} className={CELL}>
                <Sayings
                  said={said.map(({ juror, sentence }) => ({ id: `${juror} ${sentence}`, juror, text: sentence }))}
                />
              </td>
            ))}
          </Row>
          <Row title={text("compare.discussed")}>
            {applications.map(({ applyId, discussed }) => (
              <td key={applyId} className={CELL}>
                <Sayings said={discussed} />
              </td>
            ))}
          </Row>
          {questions.map(({ id, question }, at) => (
            <Row key={id} title={question}>
              {applications.map(({ applyId, answers, answerReviews }) => (
                <td key={applyId} className={`${CELL} wrap-anywhere`}>
                  <p className="whitespace-pre-line">{answers[at] ?? <span className="text-ink-muted">–</span>}</p>
                  <AnswerReviews rows={answerReviews[at] ?? []} />
                </td>
              ))}
            </Row>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** What jurors say of one answer. */
function AnswerReviews({ rows }: { rows: Compared["applications"][number]["answerReviews"][number] }) {
  const text = useTranslations("programsDeciding.compare");
  if (rows.length === 0) return null;
  return (
    <ul className="mt-2 grid gap-1 border-s-2 border-honey ps-3">
      {rows.map(({ juror, score, remark }) => (
        <li key={juror} className="whitespace-pre-line">
          <span className="text-ink-muted">{text("juror", { juror })}</span>{" "}
          {[score !== null && text("answerScore", { score, max: ANSWER_SCALE }), remark].filter(Boolean).join(" · ")}
        </li>
      ))}
    </ul>
  );
}

function Sayings({ said }: { said: readonly { id: string; juror: number; text: string }[] }) {
  const text = useTranslations("programsDeciding");
  if (said.length === 0) return <span className="text-ink-muted">{text("compare.nothingSaid")}</span>;
  return (
    <ul className="grid gap-2">
      {said.map(({ id, juror, text: words }) => (
        <li key={id} className="whitespace-pre-line wrap-anywhere">
          <span className="text-ink-muted">{text("compare.juror", { juror })}</span> {words}
        </li>
      ))}
    </ul>
  );
}

function Row({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <tr>
      <th
        scope="row"
        className={`${CELL} max-w-56 min-w-28 bg-surface font-semibold wrap-anywhere sm:sticky sm:start-0`}
      >
        {title}
        {hint && <span className="block font-normal text-ink-muted">{hint}</span>}
      </th>
      {children}
    </tr>
  );
}
