import { formatDateTime, formatNumber } from "#shared/format.ts";
import type { Locale } from "#shared/locale.ts";
import { meanAndSpread } from "../../deciding/rules.ts";
import juryEn from "../../jury/messages.en.ts";
import juryTr from "../../jury/messages.tr.ts";
import { inLocale } from "../../reviewing/queries/rubric.server.ts";
import { scaleOf, weightedScore } from "../../reviewing/rules.ts";
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
  /** Who decided on the conflict of a juror with an application, by label and id. */
  decider(label: string, jurorId: string): string | undefined;
  /** The later phase in which an application takes part; null: none has begun yet, undefined: it stayed behind. */
  wentOnTo(label: string): string | null | undefined;
  /** So many reviews were asked for each application. */
  reviewsNeeded: number;
}

/** How the scores of minutes were computed: each step follows from the rows. */
function computed(rows: MinutesRows) {
  const criteria = rows.head.flatMap((head) => head.criteria);
  const reviews = [...Map.groupBy(rows.score, ({ application, juror }) => `${application} ${juror}`)].map(
    ([key, scores]) => {
      const [first] = scores as [(typeof scores)[0]];
      const given = Object.fromEntries(scores.map(({ category, score }) => [category ?? "", score]));
      return { key, juror: first.juror, weighted: first.setAside ? null : weightedScore(criteria, given) };
    },
  );
  const counted = reviews.flatMap(({ juror, weighted }) => (weighted === null ? [] : [{ juror, weighted }]));
  const of = (which: typeof counted) => meanAndSpread(which.map(({ weighted }) => weighted));
  const byJuror = new Map([...Map.groupBy(counted, ({ juror }) => juror)].map(([juror, own]) => [juror, of(own)]));
  return { weighted: new Map(reviews.map(({ key, weighted }) => [key, weighted])), byJuror, all: of(counted) };
}

/** Below this all scores of a juror are the same, and say nothing of the order by their own measure. */
const NO_SPREAD = 1e-9;

interface ConflictWords {
  kinds: Record<string, string>;
  /** What one side alone has done. */
  saidBy: Record<"applicant" | "juror", Record<string, string>>;
}
const CONFLICT_WORDS: Record<Locale, ConflictWords> = { en: juryEn, tr: juryTr };

/** "the team wrote to the juror, who has not answered, suspected". */
function conflictWords(
  { conflict, saidBy, isCertain }: Pick<MinutesRows["conflict"][number], "conflict" | "saidBy" | "isCertain">,
  locale: Locale,
): string {
  const { kinds, saidBy: said } = CONFLICT_WORDS[locale];
  const text = MINUTES_TEXTS[locale];
  const alone = saidBy && said[saidBy][conflict];
  const state = isCertain ? text.certain : text.suspected;
  return [alone || (kinds[conflict] ?? conflict), state, !alone && saidBy && text.saidBy[saidBy]]
    .filter(Boolean)
    .join(", ");
}
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

/** What rows of minutes say, as tables, `isWhole`: all of them, so that scores can be computed; those of single answers and of the discussion only where there are any. */
export function tablesOf(rows: MinutesRows, names: MinutesNames, { isWhole }: { isWhole: boolean }): MinutesTable[] {
  const { locale } = names;
  const text = MINUTES_TEXTS[locale];
  const { results } = PAPER_TEXTS[locale];
  const count = (value: number) => formatNumber(value, locale);
  const score = (value: number | null) =>
    value === null ? DASH : formatNumber(value, locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const whole = (value: number | null) => (value === null ? DASH : count(value));
  const when = (at: string) => formatDateTime(at, locale, names.timeZone);
  const empty = { empty: text.nothing };
  const criteria = rows.head.flatMap((head) => head.criteria);
  const made = computed(isWhole ? rows : { ...rows, score: [] });
  const isNormalized = rows.head[0]?.ranking === "normalized";
  const went = (application: string) => {
    const phase = names.wentOnTo(application);
    return phase === null ? undefined : phase === undefined ? text.stayed : text.wentOn(phase);
  };
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
      [4, 1, 1, 1, 1, 1.2, 1.2],
      rows.juror.map(({ juror, assigned, finished, abstained, setAside }) => [
        names.juror(juror),
        ...[assigned, finished, abstained, setAside].map(count),
        ...(isWhole
          ? [score(made.byJuror.get(juror)?.mean ?? null), score(made.byJuror.get(juror)?.spread ?? null)]
          : []),
      ]),
      { ...empty, note: text.jurors.note },
    ),
    table(
      text.ranking,
      [1, 1, 4, 1, 1.6, 1.6, 2],
      rows.rank
        .toSorted((a, b) => (a.rank ?? Number.MAX_VALUE) - (b.rank ?? Number.MAX_VALUE))
        .map(({ rank, best, worst, application, raw, normalized, reviews, result, place }) => [
          whole(rank),
          best === null || worst === null ? DASH : `${count(best)}${DASH}${count(worst)}`,
          names.application(application),
          score(raw),
          score(normalized),
          reviews < names.reviewsNeeded ? text.tooFew(count(reviews), count(names.reviewsNeeded)) : count(reviews),
          [went(application), place ? text.placeGone[place] : results[result]].filter(Boolean).join(" · "),
        ]),
      {
        ...empty,
        note: rows.head[0]
          ? [
              text.ranking.note[rows.head[0].ranking],
              text.ranking.steps(count(scaleOf(criteria))),
              isNormalized && made.all && text.ranking.base(score(made.all.mean), score(made.all.spread)),
            ]
              .filter(Boolean)
              .join(" ")
          : null,
      },
    ),
    table(text.reviews, [3, 3, 4, 1.6, 1.4, 2.4], reviewRows(rows, names, isWhole ? made : undefined), {
      ...empty,
      note: text.reviews.note,
    }),
    table(
      text.conflicts,
      [3, 3, 3, 4],
      rows.conflict.map(({ application, juror, foundAt, decision, reason, decidedAt, ...conflict }) => [
        names.application(application),
        names.juror(juror),
        conflictWords(conflict, locale),
        decision === null
          ? conflict.isCertain
            ? [text.blocked, foundAt && when(foundAt)].filter(Boolean).join(" · ")
            : text.undecided
          : [
              text.decisions[decision],
              names.decider(application, juror),
              decidedAt && when(decidedAt),
              reason,
              foundAt && text.found(when(foundAt)),
            ]
              .filter(Boolean)
              .join(" · "),
      ]),
      empty,
    ),
    ...optional(
      table(
        text.confirmed,
        [3, 3, 1.6, 1.6, 3],
        rows.confirmed.map(({ application, juror, earlier, confirmed, confirmedAt }) => [
          names.application(application),
          names.juror(juror),
          count(earlier),
          count(confirmed),
          when(confirmedAt),
        ]),
        { ...empty, note: text.confirmed.note },
      ),
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

/** A row a review: the scores of one application by one juror stand together, in the order of the criteria above. */
function reviewRows(
  { head, score }: MinutesRows,
  names: MinutesNames,
  made: ReturnType<typeof computed> | undefined,
): string[][] {
  const { states } = MINUTES_TEXTS[names.locale];
  const isNormalized = head[0]?.ranking === "normalized";
  const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const order = head.flatMap(({ criteria }) => criteria.map(({ id }) => id));
  const placeOf = (category: string | null) => (category === null ? -1 : order.indexOf(category));
  const reviews = Map.groupBy(score, ({ application, juror }) => `${application} ${juror}`);
  return [...reviews.values()].map((scores) => {
    const { application, juror, version, setAside } = scores[0]!;
    const hasAbstained = scores.every(({ category, abstained }) => category === null && abstained);
    const saysNothing = isNormalized && made !== undefined && (made.byJuror.get(juror)?.spread ?? 0) < NO_SPREAD;
    const state = setAside
      ? states.setAside
      : hasAbstained
        ? states.abstained
        : states[saysNothing ? "rawOnly" : "finished"];
    const value = made?.weighted.get(`${application} ${juror}`) ?? null;
    const given = scores
      .toSorted((a, b) => placeOf(a.category) - placeOf(b.category))
      .flatMap(({ category, score: one }) =>
        category === null
          ? []
          : [`${names.criterion(category)} ${one === null ? DASH : formatNumber(one, names.locale)}`],
      );
    return [
      names.application(application),
      names.juror(juror),
      given.join(" · ") || DASH,
      // Of single rows that have changed it cannot be said.
      value === null ? (made ? DASH : "") : formatNumber(value, names.locale, decimals),
      `${version}`,
      state,
    ];
  });
}
