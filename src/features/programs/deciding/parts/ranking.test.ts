import fc from "fast-check";
import { expect, test } from "vitest";
import { type RankedReview, type RankingTask, rankingOf } from "./ranking.ts";

const SAME_WITHIN = 1e-9;

/** One juror reviews an application once; scores as a weighted mean of a scale of five gives them. */
const tasks: fc.Arbitrary<RankingTask> = fc
  .record({ applications: fc.integer({ min: 1, max: 9 }), jurors: fc.integer({ min: 1, max: 6 }) })
  .chain(({ applications, jurors }) =>
    fc.record({
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
function naiveRanks(reviews: readonly RankedReview[], applications: number): (number | null)[] {
  const standard = ({ juror, raw }: RankedReview) => {
    const own = reviews.filter((review) => review.juror === juror).map((review) => review.raw);
    return deviationOf(own) < SAME_WITHIN ? 0 : (raw - average(own)) / deviationOf(own);
  };
  const means = Array.from({ length: applications }, (_, application) => {
    const some = reviews.filter((review) => review.application === application);
    return some.length === 0 ? undefined : average(some.map(standard));
  });
  return means.map((mean) =>
    mean === undefined ? null : 1 + means.filter((other) => other !== undefined && other > mean + SAME_WITHIN).length,
  );
}

function naiveRanges({ reviews, applications, jurors }: RankingTask): [number | null, number | null][] {
  const full = naiveRanks(reviews, applications);
  const without = Array.from({ length: jurors }, (_, juror) =>
    naiveRanks(
      reviews.filter((review) => review.juror !== juror),
      applications,
    ),
  );
  return full.map((rank, application) => {
    if (rank === null) return [null, null];
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
      expect(ranksIn(task)).toEqual(naiveRanks(task.reviews, task.applications));
      expect(rangesIn(task)).toEqual(naiveRanges(task));
    }),
    { numRuns: 500 },
  );
});

test("an application across the line without a juror is named with them", () => {
  fc.assert(
    fc.property(tasks, (task) => {
      const full = naiveRanks(task.reviews, task.applications);
      for (const [application, { hangsOn }] of rankingOf(task).applications.entries()) {
        const expected = Array.from({ length: task.jurors }, (_, juror) => juror).filter((juror) => {
          const others = task.reviews.filter((review) => review.juror !== juror);
          const rank = naiveRanks(others, task.applications)[application]!;
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
    fc.property(shifted, ({ task, shifts }) => {
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
        else expect(best! <= rank! && rank! <= worst!).toBe(true);
      }
      // A juror who reviewed nothing is nobody.
      expect(rangesIn({ ...task, jurors: task.jurors + 1 })).toEqual(rangesIn(task));
    }),
  );
});

test("a juror without spread is named, and moves nobody from the mean", () => {
  const flat = [0, 1, 2].map((application) => ({ application, juror: 1, raw: 5 }));
  const spread = [5, 3, 1].map((raw, application) => ({ application, juror: 0, raw }));
  const { applications, jurors } = rankingOf({
    applications: 3,
    jurors: 3,
    reviews: [...flat, ...spread],
    places: 1,
  });
  expect(applications.map(({ rank, reviews }) => [rank, reviews])).toEqual([
    [1, 2],
    [2, 2],
    [3, 2],
  ]);
  expect(jurors.map(({ hasNoSpread }) => hasNoSpread)).toEqual([false, true, false]);
  expect(jurors.map(({ leaning }) => leaning)).toEqual([-2, 2, null]);
  // Without juror 0 all share the first rank, so two more would be within the line of one.
  expect(applications.map(({ best, worst, hangsOn }) => [best, worst, hangsOn])).toEqual([
    [1, 1, []],
    [1, 2, [0]],
    [1, 3, [0]],
  ]);
});
