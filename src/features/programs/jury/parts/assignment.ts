/** An application to be reviewed. */
export interface ToReview {
  id: string;
  /** Its sector; null: none is given. */
  topic: string | null;
  /** The language it is written in. */
  locale: string;
}

export interface Reviewer {
  id: string;
  /** Sectors; none: all. */
  topics: readonly string[];
  locales: readonly string[];
  /** In this phase; what is assigned already counts. */
  max: number;
}

export interface Pair {
  applicationId: string;
  jurorId: string;
}

export interface Task {
  applications: readonly ToReview[];
  jurors: readonly Reviewer[];
  /** Pairs that must not be. */
  conflicts: readonly Pair[];
  /** Pairs that are there already, and stay. */
  assigned: readonly Pair[];
  /** How many reviews an application gets. */
  reviews: number;
}

/** Why an application has too few reviews: too few jurors, too few who read its language, the rest in conflict, or without room. */
export type Lack = "jurors" | "language" | "conflict" | "room";

export interface Proposal {
  /** Of another topic than those of the juror, where nobody else had room. */
  added: (Pair & { isOffTopic: boolean })[];
  lacking: { applicationId: string; missing: number; why: Lack }[];
}

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
const suits = (juror: Reviewer, { topic }: ToReview) =>
  juror.topics.length === 0 || (topic !== null && juror.topics.includes(topic));

/**
 * Gives each application its reviews: as many as there can be, never against a conflict or in a language the juror does not
 * read, never more than a juror has room for; first by topic, then whoever has room. What cannot be given lacks evenly: none
 * waits for its first review while another gets its second, where that can be. Loads of jurors are as even as that leaves them.
 * The order of what comes in does not matter.
 */
export function assign(task: Task): Proposal {
  const table = new Table(task);
  for (let round = 1; round <= task.reviews; round++)
    for (const onlyTopic of [true, false])
      for (let place = 0; place < table.applications.length; place++)
        if (table.countOf(place) < round) table.give(place, onlyTopic);
  table.level();
  return table.proposal();
}

/** How a review comes to a juror: which application, and from whom; undefined: from nobody. */
interface Step {
  place: number;
  by: number | undefined;
}
type Chains = Map<number, Step>;

/** Applications and jurors by their place, with what is added so far. */
class Table {
  readonly applications: readonly ToReview[];
  private readonly jurors: readonly Reviewer[];
  /** By application, the jurors who may have it; of these, those of its topic. */
  private readonly may: ReadonlySet<number>[];
  private readonly topical: ReadonlySet<number>[];
  /** The assignments that this table adds, by application and by juror. */
  private readonly added: Set<number>[];
  private readonly load: Set<number>[];
  private readonly room: number[];
  private readonly fixed: number[];
  private readonly task: Task;

  constructor(task: Task) {
    this.task = task;
    this.applications = task.applications.toSorted(byId);
    this.jurors = task.jurors.toSorted(byId);
    const taken = new Set([...task.conflicts, ...task.assigned].map(keyOf));
    const indices = this.jurors.map((_, index) => index);
    this.may = this.applications.map(
      (application) =>
        new Set(
          indices.filter((index) => {
            const juror = this.jurors[index]!;
            return (
              juror.locales.includes(application.locale) &&
              !taken.has(keyOf({ applicationId: application.id, jurorId: juror.id }))
            );
          }),
        ),
    );
    this.topical = this.may.map(
      (jurors, place) => new Set([...jurors].filter((index) => suits(this.jurors[index]!, this.applications[place]!))),
    );
    const assignedTo = Map.groupBy(task.assigned, ({ jurorId }) => jurorId);
    const assignedOf = Map.groupBy(task.assigned, ({ applicationId }) => applicationId);
    this.added = this.applications.map(() => new Set());
    this.load = this.jurors.map(() => new Set());
    this.room = this.jurors.map(({ id, max }) => Math.max(0, max - (assignedTo.get(id)?.length ?? 0)));
    this.fixed = this.applications.map(({ id }) => assignedOf.get(id)?.length ?? 0);
    this.before = this.jurors.map(({ id }) => assignedTo.get(id)?.length ?? 0);
  }

  private readonly before: number[];

  countOf = (place: number): number => this.fixed[place]! + this.added[place]!.size;
  private loadOf = (index: number): number => this.before[index]! + this.load[index]!.size;
  private hasRoom = (index: number): boolean => this.load[index]!.size < this.room[index]!;

  private put(place: number, index: number): void {
    this.added[place]!.add(index);
    this.load[index]!.add(place);
  }

  private take(place: number, index: number): void {
    this.added[place]!.delete(index);
    this.load[index]!.delete(place);
  }

  /**
   * One more review for an application, where need be by passing others on from juror to juror: the shortest such chain. With
   * `onlyTopic` all stay with jurors of their topic.
   */
  give(place: number, onlyTopic: boolean): boolean {
    const offered = onlyTopic ? this.topical : this.may;
    const chains: Chains = new Map();
    let ends = this.byLoad(offered[place]!).filter((index) => !this.added[place]!.has(index));
    for (const index of ends) chains.set(index, { place, by: undefined });
    while (ends.length > 0) {
      const free = ends.find(this.hasRoom);
      if (free !== undefined) {
        this.pass(free, chains);
        return true;
      }
      ends = ends.flatMap((by) =>
        this.reached(by, chains, (passed, index) => passed !== place && offered[passed]!.has(index)),
      );
    }
    return false;
  }

  /** Jurors to whom one can pass something on, and who are in no chain yet; they are then. */
  private reached(by: number, chains: Chains, may: (place: number, index: number) => boolean): number[] {
    const found: number[] = [];
    const isNew = (place: number, index: number) =>
      !chains.has(index) && !this.added[place]!.has(index) && may(place, index);
    for (const place of this.load[by]!)
      for (const index of this.byLoad([...this.may[place]!].filter((item) => isNew(place, item)))) {
        chains.set(index, { place, by });
        found.push(index);
      }
    return found;
  }

  /** Passes everything on along the chain that ends there. */
  private pass(end: number, chains: Chains): void {
    for (let index: number | undefined = end; index !== undefined; ) {
      const step: Step | undefined = chains.get(index);
      if (!step) return;
      if (step.by !== undefined) this.take(step.place, step.by);
      this.put(step.place, index);
      index = step.by;
    }
  }

  private byLoad = (indices: Iterable<number>): number[] =>
    [...indices].sort((a, b) => this.loadOf(a) - this.loadOf(b) || a - b);

  /** Passes reviews on from jurors with more to jurors with fewer, until no chain of jurors makes the loads more even. */
  level(): void {
    for (let moved = true; moved; ) {
      moved = false;
      for (const index of this.byLoad(this.jurors.keys()).reverse()) if (this.relieve(index)) moved = true;
    }
  }

  /** Takes one review off a juror, by a chain that ends with one who has at least two fewer. No topic is given up for it. */
  private relieve(index: number): boolean {
    const chains: Chains = new Map([[index, { place: -1, by: undefined }]]);
    const ends = [index];
    for (const by of ends) {
      const reached = this.reached(
        by,
        chains,
        (place, next) => !this.topical[place]!.has(by) || this.topical[place]!.has(next),
      );
      const fewer = reached.find((next) => this.hasRoom(next) && this.loadOf(next) + 1 < this.loadOf(index));
      if (fewer !== undefined) {
        chains.delete(index);
        this.pass(fewer, chains);
        return true;
      }
      ends.push(...reached);
    }
    return false;
  }

  proposal(): Proposal {
    const added = this.applications.flatMap(({ id }, place) =>
      [...this.added[place]!]
        .sort((a, b) => a - b)
        .map((index) => ({
          applicationId: id,
          jurorId: this.jurors[index]!.id,
          isOffTopic: !this.topical[place]!.has(index),
        })),
    );
    const lacking = this.applications.flatMap(({ id }, place) => {
      const missing = this.task.reviews - this.countOf(place);
      return missing > 0 ? [{ applicationId: id, missing, why: this.lackOf(place) }] : [];
    });
    return { added, lacking };
  }

  private lackOf(place: number): Lack {
    const { locale } = this.applications[place]!;
    if (this.may[place]!.size > this.added[place]!.size) return "room";
    if (this.jurors.length < this.task.reviews) return "jurors";
    return this.jurors.filter(({ locales }) => locales.includes(locale)).length >= this.task.reviews
      ? "conflict"
      : "language";
  }
}

const keyOf = ({ applicationId, jurorId }: Pair): string => `${applicationId} ${jurorId}`;
