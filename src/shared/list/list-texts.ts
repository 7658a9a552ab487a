import type { ListOptions } from "./list.ts";

/** Names of texts hold no dots: "hasInvestment.tour" is the text `hasInvestment_tour`. */
export type TextKey<Name extends string> = Name extends `${infer Head}.${infer Tail}` ? `${Head}_${Tail}` : Name;
export const textKey = <Name extends string>(name: Name): TextKey<Name> => name.replace(".", "_") as TextKey<Name>;

type Named<Key extends string> = Record<Key, string>;
type KeyOf<T> = keyof T & string;
type WithShortName<Filters> = {
  [Name in KeyOf<Filters>]: Filters[Name] extends { shortName: true } ? Name : never;
}[KeyOf<Filters>];
type Note<Sections> = {
  [Key in keyof Sections]: Sections[Key] extends { note: infer Name extends string } ? Name : never;
}[keyof Sections];

/** The texts a noun has for its list: one for each filter, section and sort, and sentences with the noun in them. */
export interface ListTexts<L extends ListOptions> {
  list: Named<
    | "title"
    | "description"
    | "descriptionFor"
    | "titleFor"
    | "of"
    | "firstOf"
    | "found"
    | "apply"
    | "applyUnknown"
    | "loading"
    | "everything"
    | "unknown"
    | Note<L["sections"]>
  >;
  sorts: Named<L["sorts"][number]>;
  sections: Named<KeyOf<L["sections"]>>;
  filters: Named<TextKey<KeyOf<L["filters"]>>>;
  shortFilters: Named<TextKey<WithShortName<L["filters"]>>>;
  empty: Named<"title" | "titleAll" | "drop" | "none" | "noneText" | "textNoDrop">;
  limit: Named<"text" | "noPackages">;
}
