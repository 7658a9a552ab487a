import { useLocale } from "use-intl";
import { filterTexts } from "#shared/list/filter-texts.ts";
import { useTranslations } from "../translations.ts";
import { useList, useNounTexts } from "./list-context.tsx";

/** Names of filters and of what is chosen in them, as panel, chips and notices write them. */
export const useFilterTexts = () =>
  filterTexts(useList(), useLocale(), useTranslations("listPage") as never, useNounTexts());
