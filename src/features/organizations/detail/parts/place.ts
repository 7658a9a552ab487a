import { partsOf } from "#shared/detail-parts.ts";
import type { OrganizationDetail } from "../contract.ts";

/** Name in the address: which page of the part is shown. */
export const PAGE_PARAM = "rows";

/** The parts of an organization: summary, programs and portfolio (specification, "Tech-center detail tabs"), others with entries. */
export const tabsOf = ({ counts, teamMembers, mentors }: OrganizationDetail) =>
  partsOf(
    {
      summary: undefined,
      programs: counts.programs,
      portfolio: counts.portfolio,
      funding: counts.rounds,
      patents: counts.patents,
      team: teamMembers.length + mentors.length,
    },
    ["programs", "portfolio"],
  );
