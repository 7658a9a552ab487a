import { jobCalls } from "#features/jobs/contract.ts";
import { jobSource } from "#features/jobs/parts/source.server.ts";
import { organizationCalls } from "#features/organizations/contract.ts";
import { organizationSource } from "#features/organizations/queries.server.ts";
import { patentCalls } from "#features/patents/contract.ts";
import { patentSource } from "#features/patents/parts/source.server.ts";
import { programCalls } from "#features/programs/contract.ts";
import { programSource } from "#features/programs/parts/source.server.ts";
import { providerCalls } from "#features/providers/contract.ts";
import { providerSource } from "#features/providers/parts/source.server.ts";
import { reportCalls } from "#features/reports/contract.ts";
import { reportSource } from "#features/reports/parts/source.server.ts";
import { startupCalls } from "#features/startups/contract.ts";
import { startupSource } from "#features/startups/parts/source.server.ts";
import { talentCalls } from "#features/talents/contract.ts";
import { talentSource } from "#features/talents/queries.server.ts";
import type { ListSource } from "#server/list-index/source.server.ts";
import type { ListContract } from "#shared/list/contract.ts";

interface TestedList {
  /** As in `list_index`. */
  kind: string;
  calls: ListContract;
  source: ListSource;
}

/** Every list of the machine: what all of them refuse is tested for each. */
export const LISTS: readonly TestedList[] = [
  { kind: "jobs", calls: jobCalls, source: jobSource },
  { kind: "organizations", calls: organizationCalls, source: organizationSource },
  { kind: "patents", calls: patentCalls, source: patentSource },
  { kind: "programs", calls: programCalls, source: programSource },
  { kind: "providers", calls: providerCalls, source: providerSource },
  { kind: "reports", calls: reportCalls, source: reportSource },
  { kind: "startups", calls: startupCalls, source: startupSource },
  { kind: "talents", calls: talentCalls, source: talentSource },
];
