import { createHash } from "node:crypto";
import { v7 } from "uuid";

/** Repeatable chance: the same name always gives the same draws, whatever is drawn elsewhere. */
export interface Chance {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number, both ends included. */
  int(from: number, to: number): number;
  /** Between the two ends, small values likelier: amounts of money. */
  skewed(from: number, to: number): number;
  happens(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** By weight: the number beside each value. */
  weighted<const T>(items: readonly (readonly [T, number])[]): T;
  /** Some different items, in random order; all when there are fewer. */
  some<T>(items: readonly T[], count: number): T[];
}

const digest = (text: string) => createHash("sha256").update(`kovan demo ${text}`).digest();

export function chance(name: string): Chance {
  let state = digest(name).readUInt32LE(0);
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(items: readonly T[]) => items[int(0, items.length - 1)]!;
  return {
    next,
    int,
    pick,
    skewed: (from, to) => from * (to / from) ** next(),
    happens: (probability) => next() < probability,
    weighted(items) {
      let rest = next() * items.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [item, weight] of items) {
        rest -= weight;
        if (rest < 0) return item;
      }
      return items[items.length - 1]![0];
    },
    some(items, count) {
      const left = [...items];
      return Array.from({ length: Math.min(count, left.length) }, () => left.splice(int(0, left.length - 1), 1)[0]!);
    },
  };
}

/** Fixed, so that rows keep their ids and addresses whenever the demo is filled in. */
const IDS_MADE = Date.UTC(2026, 0, 1);

/** The id of a demo row: a UUID v7 that follows from its name. */
export const demoId = (name: string): string => {
  const random = digest(name);
  return v7({ msecs: IDS_MADE, random: random.subarray(0, 16), seq: random.readUInt32LE(16) & 0x7fffffff });
};

export const hexId = (name: string): string => digest(name).toString("hex").slice(0, 24);
