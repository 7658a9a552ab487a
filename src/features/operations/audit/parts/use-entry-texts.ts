import { useLocale } from "use-intl";
import { formatDate, formatMinute } from "#shared/format.ts";
import { SCOPE_TEXTS } from "#shared/scope-texts.ts";
import { YES_NO } from "#shared/yes-no.ts";
import { useGroupTexts } from "#ui/translations.ts";
import { type EntryDetail, entryDetail, nameKeys, valueText, valueTexts } from "../rules.ts";

interface Entry {
  entity: string;
  detail: string;
  names: Readonly<Record<string, string>>;
}

const CODE = /^[a-zA-Z-]{1,40}$/;
/** Fields of entries whose values are names of fields. */
const NAMING = ["facts", "fields"];

/** The texts of audit entries, in the reader's words. */
export function useEntryTexts() {
  const names = useGroupTexts("auditNames");
  const locale = useLocale();
  const firstOf = (keys: readonly string[]): string | undefined => {
    const key = keys.find((candidate) => names.has(candidate));
    return key && names(key);
  };
  const nameOf = (entity: string, field: string, places: readonly string[]): string =>
    firstOf(nameKeys(entity, field, places)) ?? field;
  const listName = (entity: string, list: string): string =>
    firstOf([`${entity}.lists.${list}`, `any.lists.${list}`]) ?? list;
  return ({ entity, detail, names: namesOfIds }: Entry) => {
    const { changes, others, list }: EntryDetail = entryDetail(detail);
    const around = list ? [list] : [];
    const words = {
      names: namesOfIds,
      yes: YES_NO[locale].yes,
      no: YES_NO[locale].no,
      minute: (instant: string) => formatMinute(instant, locale),
      day: (day: string) => formatDate(day, locale),
      scope: (scope: number) => SCOPE_TEXTS[scope]?.[locale].name,
      codeName: (field: string, code: string) =>
        CODE.test(code) ? firstOf([`${entity}.values.${field}.${code}`]) : undefined,
      nameOf: (field: string, inside: readonly string[]) => nameOf(entity, field, [...inside, ...around]),
    };
    const other = (field: string, value: unknown): unknown => {
      if (field === "list" && typeof value === "string") return listName(entity, value);
      if (!NAMING.includes(field) || !Array.isArray(value)) return value;
      return value.map((item) => nameOf(entity, String(item), []));
    };
    return {
      changes: changes.map(({ field, before, after }) => {
        const [old, next] = valueTexts(before, after, words, field);
        return { field, name: nameOf(entity, field, around), before: old, after: next };
      }),
      others: others.map(({ field, value }) => ({
        field,
        name: nameOf(entity, field, []),
        value: valueText(other(field, value), words, [field]),
      })),
    };
  };
}
