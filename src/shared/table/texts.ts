import type { MetaDescriptor } from "react-router";
import type { Messages } from "use-intl";
import { pageMeta } from "../meta.ts";
import type { NestedNames } from "./column.ts";

/** Texts of an action. One with a title asks before. They may contain fields of the row, those of bulk actions `count`. */
export interface ActionTexts {
  label?: string;
  /** Of the button that answers the question, where it is shorter than the label or says what comes next. */
  yes?: string;
  title?: string;
  text?: string;
  done?: string;
  /** Label of the row that is chosen below the question. */
  field?: string;
  /** Said when none is chosen. */
  missing?: string;
}

/** The texts of a table: it finds them by these keys. */
export interface TableTexts {
  title: string;
  lead: string;
  search: string;
  columns: Record<string, string>;
  /** By column and value; those of codes with points are nested. */
  values?: Record<string, NestedNames>;
  /** The text without any rows. */
  empty?: string;
  quick?: Record<string, string>;
  actions?: Record<string, ActionTexts>;
  /** `done` is for actions without such a text of their own. */
  bulk?: Record<string, ActionTexts | string>;
  create?: { label: string; title: string; done: string };
}

type Inside<Group> = { [Name in keyof Group & string]: Group[Name] extends TableTexts ? Name : never }[keyof Group &
  string];
/** Names of groups with the texts of a table: "bannedWords", "accountsAdmin.users". */
export type TableGroup =
  | Inside<Messages>
  | { [Name in keyof Messages & string]: `${Name}.${Inside<Messages[Name]>}` }[keyof Messages & string];

type GroupOf<Name extends TableGroup> = Name extends `${infer Outer extends keyof Messages & string}.${infer Inner}`
  ? Messages[Outer][Inner & keyof Messages[Outer]]
  : Messages[Name & keyof Messages];
type KeysIn<Group, Part extends string> = Group extends Record<Part, infer Texts> ? keyof Texts & string : never;
/** Actions, bulk actions and quick filters that have texts. */
export type ActionKey<Name extends TableGroup> = KeysIn<GroupOf<Name>, "actions">;
export type BulkKey<Name extends TableGroup> = KeysIn<GroupOf<Name>, "bulk">;
export type QuickKey<Name extends TableGroup> = KeysIn<GroupOf<Name>, "quick">;

/** Title and description of the page of a table: `export const meta = tableMeta("bannedWords")`. */
export const tableMeta =
  (texts: TableGroup) =>
  (args: Parameters<typeof pageMeta>[0]): MetaDescriptor[] =>
    pageMeta(args, (t) => ({ title: t(`${texts}.title`), description: t(`${texts}.lead`), noindex: true }));
