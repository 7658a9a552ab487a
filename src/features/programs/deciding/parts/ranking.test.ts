import fc from "fast-check";
import { expect, test } from "vitest";
import { type RankedReview, type RankingTask, rankingOf } from "./ranking.ts";

const SAME_WITHIN = 1e-9;

/** One juror reviews an application once; scores as a weighted mean of a scale of five gives them. */
const tasks: fc.Arbitrary<RankingTask> = fc
  .record({ applications: fc.integer({ min: 1, max: 9 }), jurors: fc.integer({ min: 1, max: 6 }) })
  .chain(({ applications, jurors }) =>
    fc.record({
      by: fc.constantFrom("normalized" as const, "raw" as const),
      applications: fc.constant(applications),
      jurors: fc.constant(jurors),
      places: fc.option(fc.integer({ min: 1, max: applications }), { nil: null }),
      reviews: fc.uniqueArray(
        fc.record({
          application: fc.nat({ max: applications - 1 }),
          juror: fc.nat({ max: jurors - 1 }),
          raw: fc.integer({ min: 20, max: 100 }).map((twentieths) => twentieths / 20),
        }),
        { selector: ({ application, juror }) => `${application} ${juror}`, maxLength: 40 },
      ),
    }),
  );

const average = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
const deviationOf = (numbers: number[]) =>
  Math.sqrt(average(numbers.map((number) => (number - average(numbers)) ** 2)));

/** The same by its definition, from nothing but the reviews: slow, and shares no code with what it checks. */
function naiveRanks({ by, reviews, applications }: RankingTask): (number | null)[] {
  const ownOf = (juror: number) => reviews.filter((review) => review.juror === juror).map((review) => review.raw);
  const counts = ({ juror }: RankedReview) => by === "raw" || deviationOf(ownOf(juror)) >= SAME_WITHIN;
  const valueIn = ({ juror, raw }: RankedReview) =>
    by === "raw" ? raw : (raw - average(ownOf(juror))) / deviationOf(ownOf(juror));
  const means = Array.from({ length: applications }, (_, application) => {
    const some = reviews.filter((review) => review.application === application && counts(review));
    return some.length === 0 ? undefined : average(some.map(valueIn));
  });
  return means.map((mean) =>
    mean === undefined ? null : 1 + means.filter((other) => other !== undefined && other > mean + SAME_WITHIN).length,
  );
}

const withoutJuror = (task: RankingTask, juror: number): RankingTask => ({
  ...task,
  reviews: task.reviews.filter((review) => review.juror !== juror),
});

function naiveRanges(task: RankingTask): [number | null, number | null][] {
  const full = naiveRanks(task);
  const without = Array.from({ length: task.jurors }, (_, juror) => naiveRanks(withoutJuror(task, juror)));
  return full.map((rank, application) => {
    // Two reviews count where one is left without any one juror.
    const isKnown = task.reviews
      .filter((review) => review.application === application)
      .every(({ juror }) => without[juror]![application] !== null);
    if (rank === null || !isKnown) return [null, null];
    const possible = [rank, ...without.map((ranks) => ranks[application]!).filter((other) => other !== null)];
    return [Math.min(...possible), Math.max(...possible)];
  });
}

const ranksIn = (task: RankingTask) => rankingOf(task).applications.map(({ rank }) => rank);
const rangesIn = (task: RankingTask) => rankingOf(task).applications.map(({ best, worst }) => [best, worst]);
const close = (one: number | null, other: number | null) =>
  one === null || other === null ? one === other : Math.abs(one - other) < 1e-6;

test("ranks and their ranges are those of the definition", () => {
  fc.assert(
    fc.property(tasks, (task) => {
      expect(ranksIn(task)).toEqual(naiveRanks(task));
      expect(rangesIn(task)).toEqual(naiveRanges(task));
    }),
    { numRuns: 500 },
  );
});

test("an application across the line without a juror is named with them", () => {
  fc.assert(
    fc.property(tasks, (task) => {
      const full = naiveRanks(task);
      for (const [application, { hangsOn }] of rankingOf(task).applications.entries()) {
        const expected = Array.from({ length: task.jurors }, (_, juror) => juror).filter((juror) => {
          const rank = naiveRanks(withoutJuror(task, juror))[application]!;
          return task.places !== null && rank !== null && rank <= task.places !== full[application]! <= task.places;
        });
        expect(hangsOn).toEqual(expected);
      }
    }),
    { numRuns: 500 },
  );
});

test("the order of reviews, jurors and applications does not matter", () => {
  const shuffles = tasks.chain((task) =>
    fc.record({
      task: fc.constant(task),
      reviews: fc.shuffledSubarray([...task.reviews], { minLength: task.reviews.length }),
      jurors: fc.shuffledSubarray([...Array(task.jurors).keys()], { minLength: task.jurors }),
      applications: fc.shuffledSubarray([...Array(task.applications).keys()], { minLength: task.applications }),
    }),
  );
  fc.assert(
    fc.property(shuffles, ({ task, reviews, jurors, applications }) => {
      const renamed = reviews.map(({ application, juror, raw }) => ({
        application: applications[application]!,
        juror: jurors[juror]!,
        raw,
      }));
      const before = rankingOf(task);
      const after = rankingOf({ ...task, reviews: renamed });
      for (const [place, one] of before.applications.entries()) {
        const other = after.applications[applications[place]!]!;
        expect([other.rank, other.best, other.worst, other.reviews]).toEqual([
          one.rank,
          one.best,
          one.worst,
          one.reviews,
        ]);
        expect(other.hangsOn).toEqual(one.hangsOn.map((juror) => jurors[juror]!).sort((a, b) => a - b));
        expect(close(one.normalized, other.normalized) && close(one.raw, other.raw)).toBe(true);
      }
      for (const [place, one] of before.jurors.entries()) {
        const other = after.jurors[jurors[place]!]!;
        expect([other.reviews, other.hasNoSpread]).toEqual([one.reviews, one.hasNoSpread]);
        expect(close(one.leaning, other.leaning)).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});

test("a constant added to a juror's scores changes no normalized rank", () => {
  const shifted = fc.record({
    task: tasks,
    shifts: fc.array(fc.integer({ min: -3, max: 3 }), { minLength: 6, maxLength: 6 }),
  });
  fc.assert(
    fc.property(shifted, ({ task: some, shifts }) => {
      const task = { ...some, by: "normalized" as const };
      const reviews = task.reviews.map((review) => ({ ...review, raw: review.raw + shifts[review.juror]! }));
      expect(ranksIn({ ...task, reviews })).toEqual(ranksIn(task));
      expect(rangesIn({ ...task, reviews })).toEqual(rangesIn(task));
    }),
    { numRuns: 300 },
  );
});

test("leaving out nobody gives the rank itself, within its range", () => {
  fc.assert(
    fc.property(tasks, (task) => {
      for (const { rank, best, worst, reviews } of rankingOf(task).applications) {
        if (reviews === 0) expect([rank, best, worst]).toEqual([null, null, null]);
        else if (best !== null) expect(best <= rank! && rank! <= worst!).toBe(true);
        // One review shows no range, certain or not.
        if (reviews === 1) expect([best, worst]).toEqual([null, null]);
      }
      // A juror who reviewed nothing is nobody.
      expect(rangesIn({ ...task, jurors: task.jurors + 1 })).toEqual(rangesIn(task));
    }),
  );
});

test("jurors without spread, or with one review, change no normalized rank", () => {
  const flat = [1, 2, 3].map((application) => ({ application, juror: 1, raw: 5 }));
  const spread = [5, 3, 1].map((raw, application) => ({ application, juror: 0, raw }));
  const single = { application: 2, juror: 2, raw: 5 };
  const task = {
    by: "normalized" as const,
    applications: 4,
    jurors: 3,
    reviews: [...flat, ...spread, single],
    places: 1,
  };
  const { applications, jurors } = rankingOf(task);
  expect(applications.map(({ rank, reviews, best, worst }) => [rank, reviews, best, worst])).toEqual([
    [1, 1, null, null],
    [2, 2, null, null],
    [3, 3, null, null],
    // Nobody with spread has reviewed it: it has no normalized score, and is not put in the middle.
    [null, 1, null, null],
  ]);
  expect(jurors.map(({ hasNoSpread }) => hasNoSpread)).toEqual([false, true, true]);
  for (const juror of [1, 2])
    expect(ranksIn(withoutJuror(task, juror))).toEqual(juror === 1 ? [1, 2, 3, null] : ranksIn(task));
  // Ranked by raw scores they count like any other.
  expect(ranksIn({ ...task, by: "raw" })).toEqual([1, 3, 4, 1]);
});
