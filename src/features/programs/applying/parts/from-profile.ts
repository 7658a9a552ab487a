import { z } from "zod";
import type { Locale, Localized } from "#shared/locale.ts";
import { question } from "../../contract.ts";
import { PROFILE_FIELDS } from "../../editing/limits.ts";
import { type AnswerValue, lengthOf } from "../../parts/answers.ts";
import type { SubmittedProfile } from "../contract.ts";

export type ProfileField = (typeof PROFILE_FIELDS)[number];

/** A question with its options in both languages where it has both. */
export const mappedQuestion = question
  .pick({ id: true, key: true, kind: true, maxLength: true, minNumber: true, maxNumber: true })
  .extend({
    profileField: z.enum(PROFILE_FIELDS).nullable(),
    /** Null: the option has no text in that language. */
    options: z.array(z.array(z.string().nullable())),
  });
export type MappedQuestion = z.output<typeof mappedQuestion>;

const same = (a: string | null, b: string): boolean =>
  a !== null && a.trim().toLocaleLowerCase("tr") === b.trim().toLocaleLowerCase("tr");
const isNamed = (texts: readonly (string | null)[], { en, tr }: Localized): boolean =>
  texts.some((text) => same(text, en) || same(text, tr));

/** The profile's text for the field of a question, in a language. */
function profileText(field: ProfileField, profile: SubmittedProfile, locale: Locale): string | null {
  if (field === "website") return profile.website;
  if (field === "stage") return profile.stage?.name[locale] ?? null;
  return profile[field][locale] ?? profile[field][locale === "en" ? "tr" : "en"];
}

/** The first value of an answer; undefined: the profile has none that fits. */
export function answerFrom(
  question: MappedQuestion,
  profile: SubmittedProfile,
  locale: Locale,
): AnswerValue | undefined {
  const { profileField, kind, options } = question;
  if (profileField === null) return undefined;
  if (kind === "choice") {
    const place =
      profile.stage && profileField === "stage"
        ? options.findIndex((texts) => isNamed(texts, profile.stage!.name))
        : -1;
    return place < 0 ? undefined : place;
  }
  const text = profileText(profileField, profile, locale);
  const length = lengthOf(question);
  return text === null || length === undefined || text.length > length ? undefined : text;
}

interface Stage {
  id: string;
  name: Localized;
}

export interface Difference {
  key: string;
  field: ProfileField;
  profile: string | null;
  written: string;
  change: Record<string, string>;
}

/** The difference of an answer from the profile; undefined: none, or nothing that a profile can hold. */
export function differenceOf(
  question: MappedQuestion,
  answer: AnswerValue | undefined,
  profile: SubmittedProfile,
  { stages, locale }: { stages: readonly Stage[]; locale: Locale },
): Difference | undefined {
  const { profileField: field, key, kind, options } = question;
  if (field === null || answer === undefined || answer === "") return undefined;
  const texts = kind === "choice" ? (options[Number(answer)] ?? []) : [String(answer)];
  const said = profileText(field, profile, locale);
  if (field === "stage") {
    const stage = stages.find(({ name }) => isNamed(texts, name));
    if (!stage || stage.id === profile.stage?.id) return undefined;
    return { key, field, profile: said, written: stage.name[locale], change: { stageId: stage.id } };
  }
  const written = String(answer).trim();
  if (kind === "choice" || written === (said ?? "").trim()) return undefined;
  const column = field === "website" ? field : `${field}${locale === "tr" ? "Tr" : "En"}`;
  return { key, field, profile: said, written, change: { [column]: written } };
}
