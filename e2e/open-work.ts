import type { APIRequestContext } from "@playwright/test";
import { ownConsents } from "#features/accounts/consents/contract.ts";
import { claimCalls } from "#features/claims/contract.ts";
import { flaggedTextCalls } from "#features/flagged-texts/contract.ts";
import { receivedInvitations } from "#features/invitations/contract.ts";
import { ownJobs } from "#features/jobs/editing/contract.ts";
import { joinWishes, ownEntities } from "#features/members/contract.ts";
import { introductionsOfHouse, listIntroductions, unreadMessageCount } from "#features/messages/contract.ts";
import { spammersCalls } from "#features/messages/reported/contract.ts";
import { errorLogCalls } from "#features/operations/error-log/contract.ts";
import { sentMailCalls } from "#features/operations/mails/contract.ts";
import { workCalls } from "#features/operations/work/contract.ts";
import { ownOrganizers } from "#features/organizations/editing/contract.ts";
import { madeApplications } from "#features/programs/applying/contract.ts";
import { decisionTable } from "#features/programs/deciding/contract.ts";
import { ownPrograms } from "#features/programs/editing/contract.ts";
import { assignmentTable, getJury } from "#features/programs/jury/contract.ts";
import { receivedList } from "#features/programs/received/contract.ts";
import { reviewQueue } from "#features/programs/reviewing/contract.ts";
import { ownProviders } from "#features/providers/editing/contract.ts";
import { exchangeRateCalls } from "#features/reference/rates/contract.ts";
import { doubleStartupCalls } from "#features/startups/doubles/contract.ts";
import { ownStartups } from "#features/startups/editing/contract.ts";
import { investorCalls } from "#features/startups/investors/contract.ts";
import { vanishedRowCalls } from "#features/startups/vanished/contract.ts";
import { type Answer, addressOf, type Endpoint } from "#shared/endpoint.ts";

/** Calls as one member; undefined: refused. */
export type Ask = <E extends Endpoint>(endpoint: E, query?: object, body?: object) => Promise<Answer<E> | undefined>;

export const askAs =
  (request: APIRequestContext, origin: string, token: string): Ask =>
  async (endpoint, query, data) => {
    const headers = { authorization: `Bearer ${token}`, "accept-language": "en" };
    const { method } = endpoint;
    const answer = await request.fetch(origin + addressOf(endpoint, {}, query), { method, headers, data });
    return answer.ok() ? (await answer.json()).data : undefined;
  };

/** The numbers of open work as the calls behind the pages tell them, by the kind of what waits. */
export async function openWork(ask: Ask): Promise<Record<string, number>> {
  const [startups, organizations, providers] = [
    await ask(ownStartups),
    await ask(ownOrganizers),
    await ask(ownProviders),
  ];
  const facts = (own: readonly { isVisible: boolean; mayEdit: boolean; factsToConfirm: number }[] = []) =>
    sum(own.filter(({ isVisible, mayEdit }) => isVisible && mayEdit).map(({ factsToConfirm }) => factsToConfirm));
  const rows = async (list: Endpoint, query: object) =>
    ((await ask(list, query)) as { totalCount: number } | undefined)?.totalCount ?? 0;
  const now = new Date().toISOString();
  const drafts = (await ask(madeApplications))?.applications.filter(
    ({ state, mayEdit, program: { seoUrl, applyStart, applyFinish } }) =>
      state === "draft" && mayEdit && seoUrl && (applyStart ?? now) <= now && (applyFinish ?? now) >= now,
  );
  const wishes: number[] = [];
  for (const { entityId, entityType } of (await ask(ownEntities)) ?? [])
    if (entityType === "startup") wishes.push((await ask(joinWishes, { entityId }))?.length ?? 0);
  return {
    newTerms: (await ask(ownConsents))?.texts.filter(({ isDue, accepted }) => isDue && accepted).length ?? 0,
    messages: (await ask(unreadMessageCount)) ?? 0,
    introductions: (await ask(listIntroductions))?.received.length ?? 0,
    introductionsOfHouse: (await ask(introductionsOfHouse))?.length ?? 0,
    invitations: (await ask(receivedInvitations, { pageSize: 1 }))?.waitingCount ?? 0,
    jobApplications: sum(((await ask(ownJobs)) ?? []).map(({ toAnswer }) => toAnswer)),
    portfolioRounds: sum((startups ?? []).map(({ roundsToConfirm }) => roundsToConfirm)),
    "facts of startup": facts(startups),
    "facts of organization": facts(organizations),
    "facts of provider": facts(providers),
    wishes: sum(wishes),
    reviews: sum(
      ((await ask(reviewQueue)) ?? []).flatMap(({ applications, phase }) =>
        phase.isOpen ? [applications.filter(({ state }) => state !== "finished" && state !== "abstained").length] : [],
      ),
    ),
    programDrafts: drafts?.length ?? 0,
    ...(await ofPrograms(ask)),
    claims: await rows(claimCalls.list, { state: "open" }),
    flaggedTexts: await rows(flaggedTextCalls.list, { state: "open" }),
    reportedPeople: await rows(spammersCalls.list, { state: "open" }),
    failedMails: await rows(sentMailCalls.list, { state: "failed" }),
    failedWork: await rows(workCalls.list, { state: "failed" }),
    errors: await rows(errorLogCalls.list, { state: "open" }),
    oldRates: await rows(exchangeRateCalls.list, { isOld: "true" }),
    investors: await rows(investorCalls.list, { state: "open" }),
    investorsWithTies: await rows(investorCalls.list, { isTied: "true" }),
    vanishedRows: await rows(vanishedRowCalls.list, { decision: "open" }),
    doubleStartups: await rows(doubleStartupCalls.list, { state: "open" }),
  };
}

/** Of the programs that the member decides on. */
async function ofPrograms(ask: Ask) {
  const work = { programApplications: 0, programsToDecide: 0, lackingJurors: 0, conflicts: 0, letters: 0 };
  for (const { id, seoUrl } of (await ask(ownPrograms))?.programs ?? []) {
    const table = await ask(decisionTable, { programSeoUrl: seoUrl });
    if (!table) continue;
    const { program, unpublished } = table;
    if (!program.decidedAt) {
      const received = await ask(receivedList, {}, { programId: id, state: "inspecting" });
      work[program.isClosed ? "programsToDecide" : "programApplications"] += received?.totalCount ?? 0;
      const lacking = await ask(assignmentTable, { programId: id, onlyLacking: "true" });
      const jury = await ask(getJury, { programId: id });
      work.conflicts += jury?.conflicts.filter(({ isWaiting }) => isWaiting).length ?? 0;
      if (table.phases.some(({ isRunning }) => isRunning)) work.lackingJurors += lacking?.totalCount ?? 0;
    }
    work.letters += unpublished.approved + unpublished.declined;
  }
  return work;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
