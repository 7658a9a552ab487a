import type { Db } from "#db/open.server.ts";
import { type SheetColumn, spreadsheet } from "#server/spreadsheet.server.ts";
import type { Locale } from "#shared/locale.ts";
import type { Viewer } from "#shared/viewer.ts";
import type { SubmittedProfile } from "../../applying/contract.ts";
import type { Ranking, RankingTask } from "../../deciding/parts/ranking.ts";
import { isPlaceGone } from "../../deciding/queries/places.server.ts";
import { decidedProgram } from "../../deciding/queries/program.server.ts";
import { readersOf } from "../../deciding/queries/readers.server.ts";
import { rankingInput, readRanking } from "../../deciding/queries/scores.server.ts";
import { meanAndSpread } from "../../deciding/rules.ts";
import { coverFor } from "../../reviewing/queries/names.server.ts";
import { answerReviewsOf } from "../../reviewing/queries/reviews.server.ts";
import { inLocale } from "../../reviewing/queries/rubric.server.ts";
import { viewsOf } from "../../reviewing/queries/views.server.ts";
import { applicationLabel } from "../../reviewing/rules.ts";
import { PAPER_TEXTS } from "../parts/paper-texts.server.ts";
import { remarksOfPhase } from "./sheet-remarks.server.ts";

interface SheetOf {
  viewer: Viewer;
  locale: Locale;
  rank: (task: RankingTask) => Promise<Ranking>;
}

interface Wanted {
  programId: string;
  phaseId: string | undefined;
}

/** Digits of scores in cells; the rest is noise of the division. */
const rounded = (value: number | null): number | null => (value === null ? null : Math.round(value * 10_000) / 10_000);

/** Applications of a program with their scores and answers, as a spreadsheet; the first ranks first. */
export async function applicationsSheet(db: Db, { programId, phaseId }: Wanted, { viewer, locale, rank }: SheetOf) {
  const { program } = await decidedProgram(db, { id: programId }, viewer);
  const input = await rankingInput(db, program.id, { phaseId }, { viewer, locale });
  const ranking = await readRanking(input, rank);
  const text = PAPER_TEXTS[locale];
  const ids = input.applications.map(({ id }) => id);
  const views = await viewsOf(db, ids, { isBlind: input.isHidden, locale, isForHouse: !input.isHidden });
  const { phase } = input;
  // What people have written may name a team.
  const remarks = phase && !input.isHidden ? await remarksOfPhase(db, phase.id) : [];
  const hidesContacts = input.isHidden || (phase?.isBlind === true && phase.finishesAt > new Date());
  const contacts = hidesContacts ? undefined : await readersOf(db, ids);
  const cover = await coverFor(db, input.isHidden, ids);
  const isReadable = ({ applicationId }: { applicationId: string }) => !input.held.has(applicationId);
  const answerReviews = (await answerReviewsOf(db, phase?.id)).filter(isReadable);
  const needed = phase?.reviewsPerApplication ?? 1;
  const read = input.reviews.filter(isReadable);
  const byApplication = Map.groupBy(read, ({ applicationId }) => applicationId);
  const counted = Map.groupBy(input.task.reviews, ({ application }) => application);
  const rawOf = new Map(input.readable.map(({ application, juror, raw }) => [`${application} ${juror}`, raw]));
  const rows = input.applications
    .map((application, place) => ({
      application,
      place,
      ranked: { ...ranking.applications[place]!, reviews: counted.get(place)?.length ?? 0 },
      found: views.get(application.id),
      reviews: byApplication.get(application.id) ?? [],
    }))
    .sort((a, b) => (a.ranked.rank ?? Number.MAX_VALUE) - (b.ranked.rank ?? Number.MAX_VALUE));
  type Row = (typeof rows)[number];
  const jurorNumber = (jurorId: string) => input.jurors.findIndex(({ id }) => id === jurorId) + 1;
  const contactColumn = (header: string, of: "name" | "email"): SheetColumn<Row>[] =>
    contacts
      ? [
          {
            header,
            value: ({ application }) => (contacts.get(application.id) ?? []).map((one) => one[of]).join("\n") || null,
            width: 30,
          },
        ]
      : [];
  const { columns: names } = text;
  const soughtOf = ({ found }: Row, of: "amount" | "valuation") =>
    (found?.submission.profile as Partial<SubmittedProfile> | undefined)?.seeking?.[of] ?? null;
  const seekingColumns: SheetColumn<Row>[] = [
    { header: names.seeking, value: (row) => soughtOf(row, "amount")?.amount ?? null, width: 18 },
    { header: names.seekingCurrency, value: (row) => soughtOf(row, "amount")?.currency ?? null, width: 12 },
    { header: names.valuation, value: (row) => soughtOf(row, "valuation")?.amount ?? null, width: 18 },
    { header: names.valuationCurrency, value: (row) => soughtOf(row, "valuation")?.currency ?? null, width: 12 },
  ];
  const warningsOf = ({ ranked }: Row) =>
    [
      ranked.reviews < needed && text.tooFew,
      ranked.hangsOn.length > 0 && text.hangsOn(ranked.hangsOn.map((juror) => juror + 1).join(", ")),
    ]
      .filter(Boolean)
      .join("; ") || null;
  const questions = new Map(
    rows
      .flatMap(({ found }) => found?.questions ?? [])
      .map(({ key, kind, textEn, textTr }) => [key, { kind, header: inLocale(locale, textEn, textTr) }]),
  );
  /** Numbers and days are values of the sheet, to be summed and sorted; all else is a text. */
  const answerOf = ({ found }: Row, key: string) => {
    const question = found?.questions.find((one) => one.key === key);
    const answer = found?.view.answers.find(({ questionId }) => questionId === question?.id);
    const value = answer?.text && found?.submission.answers[answer.questionId];
    if (question?.kind === "number" && value !== undefined) return Number(value);
    if (question?.kind === "date" && value !== undefined) return new Date(String(value));
    return answer?.text ?? answer?.link ?? answer?.file ?? null;
  };
  const remarksTo =
    (to: "toOrganizer" | "toApplicant") =>
    ({ application }: Row) =>
      remarks
        .filter((remark) => isReadable(remark) && remark.applicationId === application.id)
        .flatMap((remark) => remark[to].map((said) => text.juror(jurorNumber(remark.jurorId), said)))
        .join("\n") || null;
  /** What jurors say of the answers to a question, where one of them says something. */
  const answerReviewColumns = (key: string, question: string): SheetColumn<Row>[] => {
    const said = answerReviews.filter((review) => review.key === key);
    const ofRow = ({ application }: Row) => said.filter(({ applicationId }) => applicationId === application.id);
    const scores = (row: Row) => ofRow(row).flatMap(({ score }) => score ?? []);
    const answerRemarks = (row: Row) =>
      ofRow(row).flatMap(({ applicationId, jurorId, remark }) =>
        remark ? [text.juror(jurorNumber(jurorId), cover(applicationId, remark))] : [],
      );
    if (said.length === 0) return [];
    return [
      {
        header: text.answerScore(question),
        value: (row) => rounded(meanAndSpread(scores(row))?.mean ?? null),
        width: 16,
      },
      { header: text.answerRemarks(question), value: (row) => answerRemarks(row).join("\n") || null, width: 40 },
    ];
  };
  const jurors = input.jurors.flatMap(({ name }, place) =>
    ranking.jurors[place]!.reviews > 0 ? [{ name, place }] : [],
  );
  const columns: SheetColumn<Row>[] = [
    { header: names.label, value: ({ application }) => applicationLabel(application.number), width: 12 },
    { header: names.startup, value: ({ application }) => application.name, width: 32 },
    ...contactColumn(names.contact, "name"),
    ...contactColumn(names.email, "email"),
    {
      header: names.result,
      value: ({ application: { result, place } }) => (isPlaceGone(place) ? text.placeGone : text.results[result]),
      width: 16,
    },
    {
      header: names.place,
      value: ({ application }) => (application.place ? text.places[application.place] : null),
      width: 22,
    },
    { header: names.published, value: ({ application }) => (application.isPublished ? text.yes : null), width: 12 },
    { header: text.rankBy[input.task.by], value: ({ ranked }) => ranked.rank, width: 8 },
    { header: names.best, value: ({ ranked }) => ranked.best, width: 12 },
    { header: names.worst, value: ({ ranked }) => ranked.worst, width: 12 },
    { header: names.raw, value: ({ ranked }) => rounded(ranked.raw), width: 12 },
    { header: names.spread, value: ({ ranked }) => rounded(ranked.spread), width: 12 },
    { header: names.normalized, value: ({ ranked }) => rounded(ranked.normalized), width: 16 },
    { header: names.reviews, value: ({ ranked }) => ranked.reviews, width: 14 },
    { header: names.warnings, value: warningsOf, width: 36 },
    ...input.categories.map(({ id, nameEn, nameTr }) => ({
      header: text.meanOf(inLocale(locale, nameEn, nameTr)),
      value: ({ reviews }: Row) =>
        rounded(meanAndSpread(reviews.flatMap(({ scores }) => scores[id] ?? []))?.mean ?? null),
      width: 16,
    })),
    ...jurors.map(({ name, place }) => ({
      header: text.juror(place + 1, name),
      value: (row: Row) => rounded(rawOf.get(`${row.place} ${place}`) ?? null),
      width: 20,
    })),
    ...(["toOrganizer", "toApplicant"] as const).map((to) => ({ header: names[to], value: remarksTo(to), width: 40 })),
    { header: names.sent, value: ({ found }) => found?.submission.sentAt ?? null, isDate: true, width: 20 },
    ...(input.isHidden ? [] : seekingColumns),
    ...[...questions].flatMap(([key, { kind, header }]) => [
      {
        header,
        value: (row: Row) => answerOf(row, key),
        width: kind === "number" || kind === "date" ? 16 : 40,
        ...(kind === "date" && { isDate: true, isDay: true }),
      },
      ...answerReviewColumns(key, header),
    ]),
  ];
  const all = async function* () {
    yield* rows;
  };
  const fileName = [program, ...(phase ? [phase] : [])]
    .map(({ nameEn, nameTr }) => inLocale(locale, nameEn, nameTr))
    .concat(text.sheet)
    .join(" ");
  return spreadsheet({ name: text.sheet, fileName, locale, columns, rows: all() });
}
