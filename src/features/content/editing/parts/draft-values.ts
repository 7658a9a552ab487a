import type { Opened } from "#shared/edit/versioned-form.ts";
import { isLocale, LOCALES } from "#shared/locale.ts";
import { fieldsOf, type TextKind } from "../../limits.ts";
import type { EditedContent, SavedDraft } from "../contract.ts";

/** The form of a text by the names of its fields: "en.title", "inForceSince". */
export type DraftValues = Record<string, string>;

const DATE = "inForceSince";

export const draftFields = (kind: TextKind): string[] => [
  ...LOCALES.flatMap((locale) => fieldsOf(kind).map(([name]) => `${locale}.${name}`)),
  ...(kind === "page" ? [DATE] : []),
];

/** A text as its form is opened with it. */
export function openedDraft({ kind, texts, inForceSince, version }: EditedContent): Opened<DraftValues> {
  const read = (field: string) => {
    const [locale = "", name = ""] = field.split(".");
    return isLocale(locale) ? (texts[locale][name] ?? "") : (inForceSince ?? "");
  };
  return { version, values: Object.fromEntries(draftFields(kind).map((field) => [field, read(field)])) };
}

/** The form as its call takes it, which checks it. */
export function savedDraft(kind: TextKind, values: DraftValues, version: number): SavedDraft {
  const [en, tr] = LOCALES.map((locale) =>
    Object.fromEntries(fieldsOf(kind).map(([name]) => [name, values[`${locale}.${name}`]])),
  );
  return { kind, texts: { en, tr }, inForceSince: values[DATE] || null, version } as SavedDraft;
}
