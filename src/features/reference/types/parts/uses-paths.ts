import { jobList } from "#features/jobs/filters.ts";
import { organizationList } from "#features/organizations/filters.ts";
import { patentList } from "#features/patents/filters.ts";
import { programList } from "#features/programs/filters.ts";
import { providerList } from "#features/providers/filters.ts";
import { reportList } from "#features/reports/filters.ts";
import { startupList } from "#features/startups/filters.ts";
import { talentList } from "#features/talents/filters.ts";
import type { List } from "#shared/list/list.ts";
import { listPath } from "#shared/list/list-path.ts";
import type { Locale } from "#shared/locale.ts";
import { fixedId } from "#shared/type-id.ts";
import type { TypeKind } from "#shared/type-kinds.ts";
import { TYPE_USES, type UsingList } from "../limits.ts";

const LISTS: Record<UsingList, List> = {
  startups: startupList,
  organizations: organizationList,
  providers: providerList,
  programs: programList,
  talents: talentList,
  jobs: jobList,
  patents: patentList,
  reports: reportList,
};

interface Value {
  kind: TypeKind;
  slugEn: string;
  slugTr: string;
  parent: { slug: string };
  uses: readonly { list: UsingList; count: number }[];
}

/** The filter that shows rows, too, which a list leaves out until they are asked for, as closed programs. */
function everyRow({ filters }: List): Record<string, string[]> {
  const found = Object.entries(filters).flatMap(([name, row]) =>
    row.kind === "choice" && row.every ? [[name, row.every.map((key) => fixedId(`type/${row.source}/${key}`))]] : [],
  );
  return Object.fromEntries(found);
}

/** Addresses of the lists with exactly those entries that have a value, by list. */
export function usesPaths(value: Value, locale: Locale): Partial<Record<UsingList, string>> {
  const slug = locale === "tr" ? value.slugTr : value.slugEn;
  const paths = value.uses.map(({ list }) => {
    const [, term] = TYPE_USES[value.kind]!.find(([place]) => place === list)!;
    const { filters } = LISTS[list];
    const [name, row] = Object.entries(filters).find(
      ([, filter]) => filter.kind === "choice" && !filter.negates && filter.term === term,
    )!;
    const above = row.kind === "choice" && row.parent ? { [row.parent]: [value.parent.slug] } : {};
    const filter = { ...everyRow(LISTS[list]), ...above, [name]: [slug] };
    return [list, listPath(LISTS[list], locale, { filter })] as const;
  });
  return Object.fromEntries(paths);
}
