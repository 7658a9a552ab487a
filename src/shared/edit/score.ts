import { isEmpty } from "./checks.ts";
import type { Field, Fields } from "./form.ts";

/** Something that counts for how complete a thing is: it is there where one of its fields is filled. */
export interface Part {
  name: string;
  /** Of the form, where it is filled. */
  section: string;
  fields: readonly [string, ...string[]];
}

/** A part that is not there, and what it would add. */
export interface MissingPart {
  part: string;
  section: string;
  /** The field that fills it. */
  field: string;
  points: number;
}

/** How many parts of a section are there. */
export interface SectionScore {
  section: string;
  filled: number;
  of: number;
}

export interface Score {
  percent: number;
  sections: SectionScore[];
  missing: MissingPart[];
}

/** How fresh the facts of a thing are. */
export interface Freshness {
  confirmedAt: string | null;
  factsToConfirm: number;
}

/** Kinds of what a member manages, in the order in which it is shown. */
export const SCORED_KINDS = ["profile", "startup", "organization", "provider"] as const;
export type ScoredKind = (typeof SCORED_KINDS)[number];

/** An entry that a member manages, and how complete it is. */
export interface ScoredEntry extends Score {
  id: string;
  seoUrl: string;
  name: string;
  logo: string | null;
  isVisible: boolean;
  mayEdit: boolean;
  /** Null: a profile, whose facts nobody is asked about. */
  facts: Freshness | null;
}

/** The parts of a form: both languages of a text are one, and so are all networks. */
export function partsOf(sections: Readonly<Record<string, Fields>>): Part[] {
  const parts = new Map<string, Part>();
  for (const [section, fields] of Object.entries(sections))
    for (const [name, field] of Object.entries(fields)) {
      if (!field.counts) continue;
      const part = nameOf(name, field);
      const before = parts.get(part);
      parts.set(part, { name: part, section, fields: before ? [...before.fields, name] : [name] });
    }
  return [...parts.values()];
}

function nameOf(name: string, field: Field): string {
  if (field.kind === "link" && field.network) return "networks";
  return field.kind === "text" ? name.replace(/(En|Tr)$/, "") : name;
}

/** How complete a thing is, and what is missing. All parts count the same. */
export function scoreOf(parts: readonly Part[], values: object): Score {
  const plain = values as Readonly<Record<string, unknown>>;
  const missing = parts.filter(({ fields }) => fields.every((field) => isEmpty(plain[field])));
  const percentOf = (count: number) => Math.round((count / parts.length) * 100);
  const sections = sectionsOf(parts, missing);
  const there = parts.length - missing.length;
  const percent = percentOf(there);
  const points = percentOf(there + 1) - percent;
  return {
    percent,
    sections,
    missing: missing.map(({ name, section, fields: [field] }) => ({ part: name, section, field, points })),
  };
}

/** The sections of the parts in their order. */
export function sectionsOf(
  parts: readonly Pick<Part, "name" | "section">[],
  missing: readonly Pick<Part, "name">[],
): SectionScore[] {
  const absent = new Set(missing.map(({ name }) => name));
  return [...Map.groupBy(parts, ({ section }) => section)].map(([section, all]) => ({
    section,
    filled: all.filter(({ name }) => !absent.has(name)).length,
    of: all.length,
  }));
}
