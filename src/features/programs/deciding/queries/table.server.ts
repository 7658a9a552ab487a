import type { Db } from "#db/open.server.ts";
import { fold } from "#shared/fold.ts";
import type { Locale } from "#shared/locale.ts";
import type { Viewer } from "#shared/viewer.ts";
import { answerReviewCounts, outdatedReviews } from "../../reviewing/queries/reviews.server.ts";
import { inLocale } from "../../reviewing/queries/rubric.server.ts";
import { applicationLabel } from "../../reviewing/rules.ts";
import type { Decision, DecisionTable } from "../contract.ts";
import { NEAR_THE_LINE, type ORDERS, TABLE_PAGE_SIZE, type VIEWS } from "../limits.ts";
import type { Ranking, RankingTask } from "../parts/ranking.ts";
import { freePlaces, isPlaceGone } from "./places.server.ts";
import { closing, decidedProgram } from "./program.server.ts";
import { type PhaseApplication, rankingInput, readRanking, recordOf } from "./scores.server.ts";

export interface TableQuery {
  programSeoUrl: string;
  phaseId?: string | undefined;
  places?: number | undefined;
  view: (typeof VIEWS)[number];
  order: (typeof ORDERS)[number];
  search?: string | undefined;
  currentPage: number;
}

/** The table to decide on a program's applications; `rank` runs elsewhere. */
export async function tableOfDecisions(
  db: Db,
  query: TableQuery,
  { viewer, locale, rank }: { viewer: Viewer; locale: Locale; rank: (task: RankingTask) => Promise<Ranking> },
): Promise<DecisionTable> {
  const { program, organization } = await decidedProgram(db, { seoUrl: query.programSeoUrl }, viewer);
  const input = await rankingInput(db, program.id, query, { viewer, locale });
  const needed = input.phase?.reviewsPerApplication ?? 1;
  // What the database is asked meanwhile does not wait for the thread that ranks.
  const [ranking, answerReviews, outdated, free, record] = await Promise.all([
    readRanking(input, rank),
    answerReviewCounts(db, input.phase?.id),
    outdatedReviews(db, input.phase?.id),
    freePlaces(db, program.id),
    recordOf(db, organization.id),
  ]);
  const counted = Map.groupBy(input.task.reviews, ({ application }) => application);
  const rows = input.applications.map((application, place) => ({
    ...decisionOf(application, { ...ranking.applications[place]!, reviews: counted.get(place)?.length ?? 0 }, needed),
    isHeld: input.held.has(application.id),
    answerReviews: answerReviews.get(application.id) ?? 0,
    outdated: outdated.get(application.id) ?? 0,
  }));
  const { places } = input.task;
  const inView = {
    all: () => true,
    open: ({ result, isPublished }: Decision) => result === "inspecting" && !isPublished,
    line: ({ rank, best, worst }: Decision) =>
      places !== null &&
      rank !== null &&
      (best ?? rank) - NEAR_THE_LINE <= places &&
      (worst ?? rank) + NEAR_THE_LINE > places,
    unsure: ({ hangsOn, hasTooFew }: Decision) => hasTooFew || hangsOn.length > 0,
  };
  const wanted = fold(query.search ?? "");
  const matching = rows
    .filter(inView[query.view])
    .filter(({ name, label }) => wanted === "" || fold(`${label} ${name}`).includes(wanted));
  const from = (query.currentPage - 1) * TABLE_PAGE_SIZE;
  // As the letters count: of the whole program, less what the reader leaves to a colleague.
  const waiting = input.all.filter(({ id, isPublished }) => !isPublished && !input.held.has(id));
  return {
    rows: sorted(matching, query.order).slice(from, from + TABLE_PAGE_SIZE),
    totalCount: matching.length,
    currentPage: query.currentPage,
    pageSize: TABLE_PAGE_SIZE,
    program: {
      id: program.id,
      seoUrl: program.seoUrl,
      name: inLocale(locale, program.nameEn, program.nameTr),
      organizer: { id: organization.id, name: organization.name },
      decidedAt: program.decidedAt?.toISOString() ?? null,
      isClosed: closing(program).closesAt === null && (program.applyFinish !== null || program.decidedAt !== null),
    },
    phases: input.phases.map(({ id, nameEn, nameTr, isActive, isBlind, finishesAt }) => ({
      id,
      name: inLocale(locale, nameEn, nameTr),
      isActive,
      isBlind,
      isRunning: isActive && finishesAt > new Date() && program.decidedAt === null,
    })),
    phaseId: input.phase?.id ?? null,
    hidesNames: input.isHidden,
    keepsRanks: input.held.size > 0,
    ranking: input.task.by,
    reviewsPerApplication: needed,
    places,
    total: rows.length,
    highestRank: Math.max(1, ...rows.map(({ rank, worst }) => worst ?? rank ?? 1)),
    counts: countsOf(rows),
    freePlaces: free,
    unpublished: {
      ...countsOf(waiting),
      withoutReason: waiting.filter(({ lacksReason }) => lacksReason).length,
    },
    reviewCount: input.task.reviews.length,
    views: {
      all: rows.length,
      open: rows.filter(inView.open).length,
      line: rows.filter(inView.line).length,
      unsure: rows.filter(inView.unsure).length,
    },
    jurors: input.jurors.flatMap(({ name }, place) => {
      const { reviews, leaning, hasNoSpread } = ranking.jurors[place]!;
      return reviews === 0 || input.held.size > 0 ? [] : [{ number: place + 1, name, reviews, leaning, hasNoSpread }];
    }),
    record,
  };
}

function decisionOf(
  { id, number, lacksReason, isPublished, place, result, name, seoUrl, logo }: PhaseApplication,
  { hangsOn, ...ranked }: Ranking["applications"][number],
  needed: number,
): Omit<Decision, "answerReviews" | "outdated" | "isHeld"> {
  return {
    applyId: id,
    label: applicationLabel(number),
    name,
    seoUrl,
    logo,
    ...ranked,
    hasTooFew: ranked.reviews < needed,
    hangsOn: hangsOn.map((juror) => juror + 1),
    result,
    isPublished,
    place,
    lacksReason,
  };
}

export function countsOf(rows: readonly Pick<Decision, "result" | "place">[]) {
  const gone = rows.filter(({ place }) => isPlaceGone(place)).length;
  const count = (wanted: Decision["result"]) => rows.filter(({ result }) => result === wanted).length;
  return {
    approved: count("approved") - gone,
    placeGone: gone,
    declined: count("declined"),
    inspecting: count("inspecting"),
  };
}

/** Those without a score stand last; the same stay in the order of their numbers. */
function sorted(rows: readonly Decision[], order: TableQuery["order"]): Decision[] {
  const worst = Number.POSITIVE_INFINITY;
  const keyOf = {
    rank: ({ rank }: Decision) => rank ?? worst,
    raw: ({ raw }: Decision) => (raw === null ? worst : -raw),
    number: () => 0,
  }[order];
  return rows.toSorted((a, b) => (keyOf(a) === keyOf(b) ? 0 : keyOf(a) - keyOf(b)));
}
