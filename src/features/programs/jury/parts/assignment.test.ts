import { describe, expect, test } from "vitest";
import { randomNumbers } from "#testing/startups.ts";
import { assign, type Pair, type Proposal, type Reviewer, type Task, type ToReview } from "./assignment.ts";

const LOCALES = ["en", "tr"];
const TOPICS = ["health", "energy", "money"];

function randomTask(seed: number): Task {
  const random = randomNumbers(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const some = <Value>(values: readonly Value[], share: number) => values.filter(() => random() < share);
  const ids = (prefix: string, count: number) =>
    Array.from({ length: count }, (_, place) => `${prefix}${String(place).padStart(2, "0")}`);
  const applications = ids("a", 1 + below(9)).map((id) => ({
    id,
    topic: random() < 0.2 ? null : TOPICS[below(3)]!,
    locale: LOCALES[below(2)]!,
  }));
  const jurors = ids("j", 1 + below(6)).map((id) => ({
    id,
    topics: some(TOPICS, 0.4),
    locales: random() < 0.3 ? [LOCALES[below(2)]!] : LOCALES,
    max: below(7),
  }));
  const pairs = applications.flatMap((one) => jurors.map((juror) => ({ applicationId: one.id, jurorId: juror.id })));
  const conflicts = some(pairs, 0.15);
  const assigned = some(pairs, 0.08).filter((pair) => !conflicts.includes(pair));
  return { applications, jurors, conflicts, assigned, reviews: 1 + below(3) };
}

/** How many pairs there can be at most: a flow of one unit a step, without anything of what is tested. */
function mostOf({ applications, jurors, conflicts, assigned, reviews }: Task): number {
  const has = (pairs: readonly Pair[], applicationId: string, jurorId: string) =>
    pairs.some((pair) => pair.applicationId === applicationId && pair.jurorId === jurorId);
  const nodes = ["source", ...applications.map(({ id }) => id), ...jurors.map(({ id }) => id), "sink"];
  const capacity = new Map<string, number>();
  const edge = (from: string, to: string) => `${from}>${to}`;
  for (const { id } of applications)
    capacity.set(
      edge("source", id),
      Math.max(0, reviews - assigned.filter(({ applicationId }) => applicationId === id).length),
    );
  for (const { id, max } of jurors)
    capacity.set(edge(id, "sink"), Math.max(0, max - assigned.filter(({ jurorId }) => jurorId === id).length));
  for (const one of applications)
    for (const juror of jurors)
      if (juror.locales.includes(one.locale) && !has(conflicts, one.id, juror.id) && !has(assigned, one.id, juror.id))
        capacity.set(edge(one.id, juror.id), 1);
  const left = (from: string, to: string) => capacity.get(edge(from, to)) ?? 0;
  const reach = (node: string, seen: Set<string>): boolean => {
    if (node === "sink") return true;
    seen.add(node);
    for (const next of nodes) {
      if (seen.has(next) || left(node, next) === 0 || !reach(next, seen)) continue;
      capacity.set(edge(node, next), left(node, next) - 1);
      capacity.set(edge(next, node), left(next, node) + 1);
      return true;
    }
    return false;
  };
  let flow = 0;
  while (reach("source", new Set())) flow++;
  return flow;
}

const SEEDS = Array.from({ length: 400 }, (_, seed) => seed + 1);
const everyTask = (check: (task: Task, proposal: Proposal) => void) => {
  for (const seed of SEEDS) {
    const task = randomTask(seed);
    check(task, assign(task));
  }
};
const countBy = (pairs: readonly Pair[], field: keyof Pair) =>
  new Map([...Map.groupBy(pairs, (pair) => pair[field])].map(([id, rows]) => [id, rows.length]));

describe("assignment of applications to jurors", () => {
  test("the assignment is maximal and explains each missing review", () => {
    everyTask((task, { added, lacking }) => {
      expect(added.length).toBe(mostOf(task));
      const counts = countBy([...task.assigned, ...added], "applicationId");
      const missing = task.applications
        .map(({ id }) => [id, task.reviews - (counts.get(id) ?? 0)] as const)
        .filter(([, count]) => count > 0);
      expect(lacking.map(({ applicationId, missing: count }) => [applicationId, count])).toEqual(missing);
    });
  });

  test("the assignment respects limits, conflicts, pairs and languages", () => {
    everyTask(({ applications, jurors, conflicts, assigned, reviews }, { added }) => {
      const all = [...assigned, ...added];
      const keys = all.map(({ applicationId, jurorId }) => `${applicationId} ${jurorId}`);
      expect(new Set(keys).size).toBe(keys.length);
      for (const { applicationId, jurorId } of added) {
        expect(conflicts.some((pair) => pair.applicationId === applicationId && pair.jurorId === jurorId)).toBe(false);
        const { locale } = applications.find(({ id }) => id === applicationId)!;
        const juror = jurors.find(({ id }) => id === jurorId)!;
        expect(juror.locales).toContain(locale);
        expect(countBy(all, "jurorId").get(jurorId)).toBeLessThanOrEqual(juror.max);
        expect(countBy(all, "applicationId").get(applicationId)).toBeLessThanOrEqual(reviews);
      }
    });
  });

  test("the assignment does not depend on the order of its input", () => {
    everyTask((task, proposal) => {
      const turned = {
        ...task,
        applications: task.applications.toReversed(),
        jurors: [...task.jurors.slice(1), ...task.jurors.slice(0, 1)],
        conflicts: task.conflicts.toReversed(),
        assigned: task.assigned.toReversed(),
      };
      expect(assign(turned)).toEqual(proposal);
    });
  });

  test("no review can pass from a juror to one with two fewer", () => {
    everyTask(({ applications, jurors, conflicts, assigned }, { added }) => {
      const loads = countBy([...assigned, ...added], "jurorId");
      const isFree = (applicationId: string, jurorId: string) =>
        ![...conflicts, ...assigned, ...added].some(
          (pair) => pair.applicationId === applicationId && pair.jurorId === jurorId,
        );
      const suits = (juror: Reviewer, one: ToReview) =>
        juror.topics.length === 0 || (one.topic !== null && juror.topics.includes(one.topic));
      for (const { applicationId, jurorId, isOffTopic } of added) {
        const one = applications.find(({ id }) => id === applicationId)!;
        for (const other of jurors) {
          const load = loads.get(other.id) ?? 0;
          const takes = other.locales.includes(one.locale) && isFree(applicationId, other.id) && load < other.max;
          if (takes && (isOffTopic || suits(other, one)))
            expect(loads.get(jurorId)! - load, `${applicationId} from ${jurorId} to ${other.id}`).toBeLessThan(2);
        }
      }
    });
  });

  test("first reviews come before second ones of the same jurors", () => {
    everyTask((task, { added }) => {
      const counts = countBy([...task.assigned, ...added], "applicationId");
      const jurorsOf = (one: ToReview) =>
        task.jurors
          .filter(
            ({ id, locales }) =>
              locales.includes(one.locale) &&
              ![...task.conflicts, ...task.assigned].some(
                (pair) => pair.applicationId === one.id && pair.jurorId === id,
              ),
          )
          .map(({ id }) => id)
          .join();
      for (const one of task.applications)
        for (const other of task.applications) {
          const [few, many] = [counts.get(one.id) ?? 0, counts.get(other.id) ?? 0];
          const isAssigned = added.some(({ applicationId }) => applicationId === other.id);
          if (isAssigned && jurorsOf(one) === jurorsOf(other) && few < many) expect(many - few).toBeLessThan(2);
        }
    });
  });

  test("where jurors of the topic have room for all, nobody gets another topic", () => {
    const jurors = TOPICS.flatMap((topic) =>
      [1, 2, 3].map((number) => ({ id: `${topic}${number}`, topics: [topic], locales: LOCALES, max: 10 })),
    );
    const applications = Array.from({ length: 30 }, (_, place) => ({
      id: `a${place}`,
      topic: TOPICS[place % 3]!,
      locale: "tr",
    }));
    const { added, lacking } = assign({ applications, jurors, conflicts: [], assigned: [], reviews: 3 });
    expect(lacking).toEqual([]);
    expect(added.filter(({ isOffTopic }) => isOffTopic)).toEqual([]);
    expect(new Set(countBy(added, "jurorId").values())).toEqual(new Set([10]));
  });

  test("says why a review is missing", () => {
    const application = { id: "a", topic: null, locale: "tr" };
    const juror = { id: "j", topics: [], locales: LOCALES, max: 5 };
    const why = (changes: Partial<Task>) =>
      assign({ applications: [application], jurors: [juror], conflicts: [], assigned: [], reviews: 1, ...changes })
        .lacking[0]?.why;
    expect(why({})).toBeUndefined();
    expect(why({ jurors: [{ ...juror, locales: ["en"] }] })).toBe("language");
    expect(why({ conflicts: [{ applicationId: "a", jurorId: "j" }] })).toBe("conflict");
    expect(why({ jurors: [{ ...juror, max: 0 }] })).toBe("room");
    expect(why({ jurors: [] })).toBe("jurors");
  });

  test("five thousand reviews go to sixty jurors within their limits", () => {
    const random = randomNumbers(7);
    const applications = Array.from({ length: 1000 }, (_, place) => ({
      id: `a${String(place).padStart(4, "0")}`,
      topic: TOPICS[place % 3]!,
      locale: LOCALES[place % 2]!,
    }));
    const jurors = Array.from({ length: 60 }, (_, place) => ({
      id: `j${String(place).padStart(2, "0")}`,
      topics: TOPICS.filter(() => random() < 0.5),
      locales: LOCALES,
      max: 90,
    }));
    const conflicts = applications.flatMap(({ id: applicationId }) =>
      jurors.filter(() => random() < 0.05).map(({ id: jurorId }) => ({ applicationId, jurorId })),
    );
    const { added, lacking } = assign({ applications, jurors, conflicts, assigned: [], reviews: 5 });
    expect([added.length, lacking]).toEqual([5000, []]);
    const loads = [...countBy(added, "jurorId").values()];
    expect(Math.max(...loads)).toBeLessThanOrEqual(90);
  });
});
