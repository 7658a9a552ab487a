import type { ListPage } from "#shared/list/list-page.ts";
import { type ProgramCardData, programCardOf } from "../card.tsx";
import { programCalls, type programRow } from "../contract.ts";

export const programsPage: ListPage<ProgramCardData, typeof programRow> = {
  calls: programCalls,
  cardOf: (row) => programCardOf(row),
};
