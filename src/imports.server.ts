import { peopleImports } from "#features/invitations/importing/commands.server.ts";
import { jobImports } from "#features/jobs/importing/commands.server.ts";
import { removeOrganizations, writeOrganizations } from "#features/organizations/commands.server.ts";
import { patentImports } from "#features/patents/importing/commands.server.ts";
import { ensureCities, newCities, removeCities } from "#features/reference/commands.server.ts";
import { startupImports } from "#features/startups/import/commands/noun.server.ts";
import type { ImportNoun } from "#server/import/nouns.server.ts";

/** The readers of the files that admins import. */
export const IMPORTS: readonly ImportNoun[] = [
  startupImports({ ensureCities, newCities, removeCities, writeOrganizations, removeOrganizations }),
  peopleImports,
  patentImports,
  jobImports,
];
