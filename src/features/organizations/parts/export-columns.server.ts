import type { ExportColumn } from "#server/list-index/list-export.server.ts";
import type { ORGANIZATION_COLUMNS, OrganizationRow } from "../contract.ts";

type Key = Exclude<(typeof ORGANIZATION_COLUMNS)[number], "address">;

/** The sources of the columns in a file of organizations. */
export const ORGANIZATION_EXPORT: Record<Key, ExportColumn<OrganizationRow>> = {
  name: { kind: "text", of: ({ name }) => name },
  type: { kind: "text", of: ({ type }) => type.name },
  country: { kind: "text", of: ({ location }) => location.country?.name },
  city: { kind: "text", of: ({ location }) => location.city?.name },
  tagline: { kind: "text", of: ({ tagline }) => tagline },
};
