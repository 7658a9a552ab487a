import type { Messages } from "use-intl";
import { useFieldTexts } from "../edit-form/use-field-texts.ts";
import { useGroupTexts, useTranslations } from "../translations.ts";

/** The texts of a noun that people edit: screens of `ui/edit-page` find them by these keys. */
export interface EditTexts {
  ownTitle: string;
  ownLead: string;
  none: string;
  noneHint: string;
  add: string;
  addTitle: string;
  addLead: string;
  edit: string;
  editOf: string;
  editTitle: string;
  editLead: string;
  view: string;
  sectionsLabel: string;
  show: string;
  hiddenNote: string;
  shownNow: string;
  hiddenNow: string;
  deletedNow: string;
  visibility: string;
  visibilityHint: string;
  deletion: { title: string; lead: string; action: string; question: string };
  same: { title: string; lead: string; another: string };
  sections: Record<string, string>;
  leads: Record<string, string>;
  fields: Record<string, string>;
  hints: Record<string, string>;
}

/** Names of groups of texts with all of these. */
export type EditGroup = {
  [Name in keyof Messages & string]: Messages[Name] extends EditTexts ? Name : never;
}[keyof Messages & string];

/** Labels and hints of the fields of a section: the noun's own, else what every noun calls them. */
export const useEntryFieldTexts = (group: EditGroup, section: string) =>
  useFieldTexts(useEditTexts(group), section, useTranslations("editPage"));

/** The texts of a group; keys that the interface does not name are asked for with `has`. */
export const useEditTexts = (group: EditGroup) => useGroupTexts(group);
