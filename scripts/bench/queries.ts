import type pg from "pg";
import { distance } from "#server/name-search/typing.server.ts";
import { fold, foldedWords } from "#shared/fold.ts";
import { randomNumbers } from "#testing/startups.ts";

/** A name that the search knows, and what was raised: better known ones are meant by beginnings. */
export interface KnownName {
  name: string;
  raisedUsd: number;
}

/** A name as somebody types it. */
export interface TypedName {
  kind: string;
  text: string;
  meant: string;
}

/** How many of each kind: 300 in all. */
const KINDS = {
  "as written, plain letters": 40,
  "beginning of a known name": 40,
  "one mistake": 60,
  "one mistake in four letters": 20,
  "two mistakes": 20,
  "words together": 25,
  "words apart": 25,
  "company ending": 25,
  domain: 25,
  punctuation: 20,
} as const;

const ENDINGS = [" Inc", ", Inc.", " LLC", " Ltd", " Corp.", " A.Ş.", " GmbH"];
/** Of so many best known names beginnings are typed. */
const BEST_KNOWN = 400;

const compact = (name: string) => foldedWords(name).join("");

/** Random texts for names, the same for the same seed. Where another name is as near to a mistaken text, nobody could tell: it is drawn again. */
export function typedNames(names: readonly KnownName[], seed: number): TypedName[] {
  const random = randomNumbers(seed);
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)]!;
  const latin = names.filter(({ name }) => /^[a-z0-9]{3,}$/.test(compact(name)));
  const folded = names.map(({ name }) => ({ compact: compact(name), words: foldedWords(name).join(" ") }));
  const bestKnown = latin.toSorted((a, b) => b.raisedUsd - a.raisedUsd).slice(0, BEST_KNOWN);
  const oneWord = (least: number, most: number) =>
    latin.filter(({ name }) => /^[A-Za-z]+$/.test(name) && name.length >= least && name.length <= most);
  const isNearest = (text: string, meant: string) => {
    const to = (other: string) => distance(text, other, 3);
    const own = to(fold(meant));
    return folded.every(
      (other) => other.words === fold(meant) || (to(other.words) > own && !other.compact.startsWith(text)),
    );
  };
  const mistaken = (meant: string, mistakes: number) => {
    let text = fold(meant);
    for (let at = 0; at < mistakes; at++) text = withMistake(text, random);
    return distance(text, fold(meant), mistakes) === mistakes && isNearest(text, meant) ? text : undefined;
  };
  const draw: Record<keyof typeof KINDS, () => { meant: string; text: string | undefined }> = {
    "as written, plain letters": () => {
      const meant = pick(latin).name;
      return { meant, text: fold(meant) };
    },
    "beginning of a known name": () => {
      const { name: meant, raisedUsd } = pick(bestKnown);
      const text = fold(meant)
        .slice(0, Math.max(3, Math.ceil(meant.length / 2)))
        .trim();
      const better = names.some(
        (other) =>
          other.name !== meant && other.raisedUsd >= raisedUsd && compact(other.name).startsWith(compact(text)),
      );
      return { meant, text: better || compact(text).length < 2 ? undefined : text };
    },
    "one mistake": () => {
      const meant = pick(latin.filter(({ name }) => foldedWords(name).every((word) => word.length >= 5))).name;
      return { meant, text: mistaken(meant, 1) };
    },
    "one mistake in four letters": () => {
      const meant = pick(oneWord(4, 4)).name;
      return { meant, text: mistaken(meant, 1) };
    },
    "two mistakes": () => {
      const meant = pick(oneWord(6, 12)).name;
      return { meant, text: mistaken(meant, 2) };
    },
    "words together": () => {
      const meant = pick(latin.filter(({ name }) => /^[A-Za-z]+ [A-Za-z]+$/.test(name))).name;
      return { meant, text: compact(meant) };
    },
    "words apart": () => {
      const meant = pick(latin.filter(({ name }) => /^[A-Z][a-z]{2,}[A-Z][a-z]{2,}$/.test(name))).name;
      return { meant, text: meant.replace(/(?<=[a-z])(?=[A-Z])/, pick([" ", "-"])).toLowerCase() };
    },
    "company ending": () => {
      const meant = pick(latin).name;
      return { meant, text: meant + pick(ENDINGS) };
    },
    domain: () => {
      const meant = pick(oneWord(5, 14)).name;
      return {
        meant,
        text: pick(["", "www.", "https://www."]) + meant.toLowerCase() + pick([".com", ".io", ".co.uk", ".com.tr"]),
      };
    },
    punctuation: () => {
      const meant = pick(latin.filter(({ name }) => /[A-Za-z][^A-Za-z0-9 ]+[A-Za-z]/.test(name))).name;
      return { meant, text: meant.replace(/[^A-Za-z0-9 ]+/g, pick(["", " "])) };
    },
  };
  return Object.entries(KINDS).flatMap(([kind, count]) => {
    const drawn: TypedName[] = [];
    while (drawn.length < count) {
      const { meant, text } = draw[kind as keyof typeof KINDS]();
      if (text !== undefined) drawn.push({ kind, text, meant });
    }
    return drawn;
  });
}

/** The text with two letters swapped, or one left out, doubled or wrong; the first one, too. */
export function withMistake(text: string, random: () => number): string {
  const at = Math.floor(random() * text.length);
  const [before, letter, after] = [text.slice(0, at), text[at]!, text.slice(at + 1)];
  const wrong = String.fromCharCode(97 + Math.floor(random() * 26));
  const made = [
    () => before + after.slice(0, 1) + letter + after.slice(1),
    () => before + after,
    () => before + letter + letter + after,
    () => before + wrong + after,
  ][Math.floor(random() * 4)]!();
  return made === text || made.includes("  ") || made !== made.trim() ? withMistake(text, random) : made;
}

/** The first letters of a name, two or more; every seventh time two of them are swapped. */
export function typed(name: string, turn: number): string {
  const text = name.slice(0, 2 + (turn % Math.max(1, name.length - 1)));
  return turn % 7 === 0 && text.length > 5 ? text.slice(0, 3) + text[4] + text[3] + text.slice(5) : text;
}

/** Names of startups, people, organizations, jobs and programs in turn. */
export async function namesOfAllKinds(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(`
    select name from (
      select name, noun, row_number() over (partition by noun order by md5(entity_id::text)) place
      from search_entry tablesample bernoulli (5) repeatable (1)
    ) drawn where place <= 200 order by place, noun`);
  return rows.map(({ name }) => name);
}
