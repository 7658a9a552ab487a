import { createContext, type ReactNode, useContext } from "react";
import type { List } from "#shared/list/list.ts";
import { useTranslations } from "../translations.ts";

const ListContext = createContext<List | undefined>(undefined);

/** The list that the panel, the chips and the saved searches inside are of. */
export function ListProvider({ list, children }: { list: List; children: ReactNode }) {
  return <ListContext value={list}>{children}</ListContext>;
}

export function useList(): List {
  const list = useContext(ListContext);
  if (!list) throw new Error("A part of a list stands outside of one.");
  return list;
}

/**
 * The texts of the list's noun, from its namespace. The noun's messages are typed as `ListTexts`, which names every key that
 * is looked up here, for each of its filters, sections and sorts.
 */
export function useNounTexts(): (key: string, values?: Record<string, string | number>) => string {
  return useTranslations(useList().kind as never) as never;
}
