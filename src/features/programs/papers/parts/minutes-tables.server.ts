import { formatMinute, formatNumber } from "#shared/format.ts";
import type { Locale } from "#shared/locale.ts";
import juryEn from "../../jury/messages.en.ts";
import juryTr from "../../jury/messages.tr.ts";
import { inLocale } from "../../reviewing/queries/rubric.server.ts";
import type { MinutesTable } from "./minutes-content.ts";
import type { MinutesRows } from "./minutes-rows.ts";
import { MINUTES_TEXTS } from "./minutes-texts.server.ts";
import { PAPER_TEXTS } from "./paper-texts.server.ts";

/** Names of people, startups and questions, which rows of minutes give by their ids. */
export interface MinutesNames {
  locale: Locale;
  timeZone: string;
  /** "2 Deniz Ergin", by the id of a juror. */
  juror(id: string): string;
  /** "K-003 Balpetek", by the label. */
  application(label: string): string;
  /** By the key of a question. */
  question(key: string): string;
  /** By the id of a criterion. */
  criterion(id: string): string;
}

const KINDS: Record<Locale, Record<string, string>> = { en: juryEn.kinds, tr: juryTr.kinds };
const DASH = "–";

const table = (
  { title, columns }: { title: string; columns: readonly string[] },
  shares: readonly number[],
  rows: string[][],
  { empty, note = null }: { empty: string; note?: string | null },
): MinutesTable => ({
  title,
  note,
  columns: columns.map((column, place) => ({ title: column, share: shares[place]! })),
  rows,
  empty,
});

/** What rows of minutes say, as tables; those of single answers and of the discussion only where there are any. */
export function tablesOf(rows: MinutesRows, names: MinutesNames): MinutesTable[] {
  const { locale } = names;
  const text = MINUTES_TEXTS[locale];
  const { results } = PAPER_TEXTS[locale];
  const count = (value: number) => formatNumber(value, locale);
  const score = (value: number | null) =>
    value === null ? DASH : formatNumber(value, locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const whole = (value: number | null) => (value === null ? DASH : count(value));
  const when = (at: string) => formatMinute(at, locale, names.timeZone);
  const empty = { empty: text.nothing };
  const criteria = rows.head.flatMap((head) => head.criteria);
  const optional = (one: MinutesTable) => (one.rows.length > 0 ? [one] : []);
  return [
    table(
      text.criteria,
      [4, 1, 1],
      criteria.map(({ nameEn, nameTr, weight, scaleMax }) => [
        inLocale(locale, nameEn, nameTr),
        PAPER_TEXTS[locale].weight(weight),
        count(scaleMax),
      ]),
      empty,
    ),
    table(
      text.jurors,
      [4, 1, 1, 1, 1],
      rows.juror.map(({ juror, assigned, finished, abstained, setAside }) => [
        names.juror(juror),
        ...[assigned, finished, abstained, setAside].map(count),
      ]),
      empty,
    ),
    table(
      text.ranking,
      [1, 1, 4, 1, 1.6, 1.6, 2],
      rows.rank
        .toSorted((a, b) => (a.rank ?? Number.MAX_VALUE) - (b.rank ?? Number.MAX_VALUE))
        .map(({ rank, best, worst, application, raw, normalized, reviews, result }) => [
          whole(rank),
          best === null || worst === null ? DASH : `${count(best)}${DASH}${count(worst)}`,
          names.application(application),
          score(raw),
          score(normalized),
          count(reviews),
          results[result],
        ]),
      { ...empty, note: rows.head[0] ? text.ranking.note[rows.head[0].ranking] : null },
    ),
    table(text.reviews, [3, 3, 5, 1.4, 2], reviewRows(rows, names), { ...empty, note: text.reviews.note }),
    table(
      text.conflicts,
      [3, 3, 3, 4],
      rows.conflict.map(({ application, juror, conflict, saidBy, isCertain, decision, reason, decidedAt }) => [
        names.application(application),
        names.juror(juror),
        [KINDS[locale][conflict] ?? conflict, isCertain ? text.certain : text.suspected, saidBy && text.saidBy[saidBy]]
          .filter(Boolean)
          .join(", "),
        decision === null
          ? isCertain
            ? text.blocked
            : text.undecided
          : [text.decisions[decision], decidedAt && when(decidedAt), reason].filter(Boolean).join(" · "),
      ]),
      empty,
    ),
    ...optional(
      table(
        text.answers,
        [3, 3, 4, 1, 4],
        rows.answer.map((row) => [
          names.application(row.application),
          names.juror(row.juror),
          names.question(row.answerTo),
          whole(row.score),
          row.remark ?? "",
        ]),
        empty,
      ),
    ),
    ...optional(
      table(
        text.said,
        [3, 3, 2, 6],
        rows.said.map(({ application, juror, saidAt, said }) => [
          names.application(application),
          names.juror(juror),
          when(saidAt),
          said,
        ]),
        empty,
      ),
    ),
  ];
}

/** A row a review: the scores of one application by one juror stand together. */
function reviewRows({ score }: MinutesRows, names: MinutesNames): string[][] {
  const { states } = MINUTES_TEXTS[names.locale];
  const reviews = Map.groupBy(score, ({ application, juror }) => `${application} ${juror}`);
  return [...reviews.values()].map((scores) => {
    const { application, juror, version, setAside } = scores[0]!;
    const hasAbstained = scores.every(({ category, abstained }) => category === null && abstained);
    const state = setAside ? states.setAside : hasAbstained ? states.abstained : states.finished;
    const given = scores.flatMap(({ category, score: value }) =>
      category === null
        ? []
        : [`${names.criterion(category)} ${value === null ? DASH : formatNumber(value, names.locale)}`],
    );
    return [names.application(application), names.juror(juror), given.join(" · ") || DASH, `${version}`, state];
  });
}
