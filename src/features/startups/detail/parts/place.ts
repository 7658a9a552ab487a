import type { JobInShort } from "#features/jobs/card.tsx";
import type { StarState } from "#features/watching/contract.ts";
import { partsOf } from "#shared/detail-parts.ts";
import type { FundingPage } from "../../funding/contract.ts";
import type { SimilarStartup, StartupDetail } from "../contract.ts";

/** Name in the address: which page of the rounds is shown. */
export const ROUNDS_PARAM = "rounds";

/** The data of the page, as its loader answers. */
export interface StartupPage {
  startup: StartupDetail;
  /** One page of the rounds, where the shown part has them. */
  rounds: FundingPage | undefined;
  /** The newest jobs one can apply to; none where another part is shown. */
  jobs: JobInShort[];
  /** A few startups like it; none where another part is shown. */
  similar: SimilarStartup[];
  star: StarState | undefined;
  tab: ReturnType<typeof tabsOf>[number]["key"];
  /** The address of the startup, absolute. */
  url: string;
  /** The address at which one writes to the team, if any. */
  contact: string | undefined;
  /** Path of the picture shown where the page is shared. */
  picture: string;
  /** Filters of the list that the viewer may not use. */
  closedFilters: string[];
  /** Kinds of pages that stand behind the links of this one. */
  opens: { organizations: boolean; people: boolean; editor: boolean; seeAs: string | undefined };
}

/** The startup says more of the investment it looks for than whether it does. */
export const seeksInDetail = (startup: StartupDetail): boolean =>
  [
    startup.investmentSeekingTour,
    startup.investmentSeekingType,
    startup.seekingInvestmentAmount,
    startup.seekingValuation,
    startup.seekingStartDate,
    startup.seekingEndDate,
  ].some(Boolean);

/** The parts of a startup that have something to show. */
export const tabsOf = ({ funding, teamMembers, mentors, patents, importantUpdates }: StartupDetail) =>
  partsOf({
    summary: undefined,
    funding: funding.rounds,
    team: teamMembers.length + mentors.length,
    patents: patents.length,
    updates: importantUpdates.length,
  });
