import { meanAndSpread, ranksOf } from "../rules.ts";

/** A finished review with a score. Applications and jurors are named by their place in lists of the caller, from 0. */
export interface RankedReview {
  application: number;
  juror: number;
  /** Its weighted score. */
  raw: number;
}

export interface RankingTask {
  /** The scores that make the order. */
  by: "raw" | "normalized";
  applications: number;
  jurors: number;
  reviews: readonly RankedReview[];
  /** So many are approved; null: no line is drawn. */
  places: number | null;
}

export interface RankedApplication {
  reviews: number;
  /** Of its weighted scores; null without any. */
  raw: number | null;
  spread: number | null;
  /**
   * The mean of what its jurors gave it, each measured by their own mean and spread, on the scale of all scores. Jurors without spread are
   * left out; null where nobody else has reviewed it.
   */
  normalized: number | null;
  /** By the chosen score; null without one. */
  rank: number | null;
  /**
   * The best and the worst rank when no juror or any one juror is left out, among those that still have reviews. Null with fewer than two
   * reviews that count for the order: nothing is known then of how sure it is.
   */
  best: number | null;
  worst: number | null;
  /** Jurors without whom it would stand on the other side of the line. */
  hangsOn: number[];
}

export interface RankedJuror {
  reviews: number;
  /** All their scores are the same, or there is one: they say nothing of the order, and are left out of normalized scores. */
  hasNoSpread: boolean;
  /** By how much they score above (or below) the others on the same applications; null where nobody else scored any. */
  leaning: number | null;
}

export interface Ranking {
  applications: RankedApplication[];
  jurors: RankedJuror[];
}

/** Below this a juror's scores are all the same. */
const NO_SPREAD = 1e-9;

/** Raw and normalized scores, ranks, and how sure the order is. Milliseconds for a thousand applications; see the bench. */
export function rankingOf({ by, applications, jurors, reviews, places }: RankingTask): Ranking {
  const byJuror = grouped(reviews, jurors, ({ juror }) => juror);
  const byApplication = grouped(reviews, applications, ({ application }) => application);
  const all = meanAndSpread(reviews.map(({ raw }) => raw));
  const own = byJuror.map((some) => meanAndSpread(some.map(({ raw }) => raw)));
  const deviations = byApplication.map((some) =>
    some.flatMap(({ juror, raw }): Counted[] => {
      const { mean, spread } = own[juror]!;
      return spread < NO_SPREAD ? [] : [{ juror, value: (raw - mean) / spread }];
    }),
  );
  const counted =
    by === "normalized"
      ? deviations
      : byApplication.map((some) => some.map(({ juror, raw }) => ({ juror, value: raw })));
  const means = counted.map(meanOf);
  const ranks = ranksOf(means);
  const best = [...ranks];
  const worst = [...ranks];
  const hangsOn: number[][] = means.map(() => []);
  for (let juror = 0; juror < jurors; juror++) {
    if (byJuror[juror]!.length === 0) continue;
    const without = [...means];
    for (const { application } of byJuror[juror]!)
      without[application] = meanOf(counted[application]!.filter((review) => review.juror !== juror));
    for (const [application, rank] of ranksOf(without).entries()) {
      // An application that only this juror has scored has no rank without them; it shows that it has too few reviews.
      if (rank === null) continue;
      best[application] = Math.min(best[application]!, rank);
      worst[application] = Math.max(worst[application]!, rank);
      if (places !== null && rank <= places !== ranks[application]! <= places) hangsOn[application]!.push(juror);
    }
  }
  return {
    applications: byApplication.map((some, application) => {
      const raw = meanAndSpread(some.map((review) => review.raw));
      const mean = meanOf(deviations[application]!);
      const isSure = counted[application]!.length > 1;
      return {
        reviews: some.length,
        raw: raw?.mean ?? null,
        spread: raw?.spread ?? null,
        normalized: mean === null || !all ? null : all.mean + mean * all.spread,
        rank: ranks[application]!,
        best: isSure ? best[application]! : null,
        worst: isSure ? worst[application]! : null,
        hangsOn: hangsOn[application]!,
      };
    }),
    jurors: byJuror.map((some, juror) => ({
      reviews: some.length,
      hasNoSpread: some.length > 0 && own[juror]!.spread < NO_SPREAD,
      leaning: leaningOf(some, byApplication, juror),
    })),
  };
}

/** The reviews of each place. */
function grouped(reviews: readonly RankedReview[], places: number, placeOf: (review: RankedReview) => number) {
  const groups: RankedReview[][] = Array.from({ length: places }, () => []);
  for (const review of reviews) groups[placeOf(review)]!.push(review);
  return groups;
}

/** What a review adds to the score that makes the order. */
interface Counted {
  juror: number;
  value: number;
}

const meanOf = (reviews: readonly Counted[]): number | null =>
  meanAndSpread(reviews.map(({ value }) => value))?.mean ?? null;

/** The mean distance of a juror's scores from those of the others on the same application. */
function leaningOf(
  own: readonly RankedReview[],
  byApplication: readonly (readonly RankedReview[])[],
  juror: number,
): number | null {
  const distances = own.flatMap(({ application, raw }) => {
    const others = byApplication[application]!.filter((review) => review.juror !== juror);
    const theirs = meanAndSpread(others.map((review) => review.raw));
    return theirs ? [raw - theirs.mean] : [];
  });
  return meanAndSpread(distances)?.mean ?? null;
}
