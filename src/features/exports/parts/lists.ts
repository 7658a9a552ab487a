import { ORGANIZATION_COLUMNS, organizationCalls, organizationExports } from "#features/organizations/contract.ts";
import { STARTUP_COLUMNS, startupCalls, startupExports } from "#features/startups/contract.ts";
import { TALENT_COLUMNS, talentCalls, talentExports } from "#features/talents/contract.ts";
import { type ListAddress, readAddress } from "#shared/list/address.ts";
import type { ListContract } from "#shared/list/contract.ts";
import type { ExportCalls } from "#shared/list/export-contract.ts";
import { matchPath } from "#shared/paths.ts";

export interface ExportedList {
  page: ListContract["page"];
  exports: ExportCalls;
  columns: readonly string[];
}

/** Lists whose rows may leave as a file, by the kind of the list. */
const LISTS: Readonly<Record<string, ExportedList>> = {
  startups: { page: startupCalls.page as ListContract["page"], exports: startupExports, columns: STARTUP_COLUMNS },
  talents: { page: talentCalls.page as ListContract["page"], exports: talentExports, columns: TALENT_COLUMNS },
  organizations: {
    page: organizationCalls.page as ListContract["page"],
    exports: organizationExports,
    columns: ORGANIZATION_COLUMNS,
  },
};

export const listByKind = (kind: string | null): ExportedList | undefined =>
  kind !== null && Object.hasOwn(LISTS, kind) ? LISTS[kind] : undefined;

/** The list at an address of this site, with what the address says of it; undefined for every other address. */
export function listAt(address: string | null): { list: ExportedList; state: ListAddress } | undefined {
  if (!address?.startsWith("/") || !URL.canParse(address, SITE)) return undefined;
  const url = new URL(address, SITE);
  const match = url.origin === SITE ? matchPath(url.pathname) : undefined;
  const list = Object.values(LISTS).find(({ exports }) => exports.list.page === match?.key);
  return list && { list, state: readAddress(list.exports.list, match?.params["*"], url.searchParams) };
}

/** Stands for our own origin, whatever it is. */
const SITE = "http://site.invalid";
