import { eq } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { programPhase } from "#db/tables/programs.server.ts";
import { AppError } from "#shared/errors.ts";
import { formatDateTime, formatNumber } from "#shared/format.ts";
import { isoDay } from "#shared/iso-day.ts";
import type { Locale } from "#shared/locale.ts";
import { pathTo } from "#shared/paths.ts";
import { memberOnly, type Viewer } from "#shared/viewer.ts";
import { decidedProgram } from "../../deciding/queries/program.server.ts";
import { isMasked } from "../../jury/queries/masking.server.ts";
import { inLocale } from "../../reviewing/queries/rubric.server.ts";
import { DIGESTS_MAX } from "../limits.ts";
import { brokenAt, type ChainRow } from "../parts/chain.ts";
import type { MinutesContent, MinutesTable } from "../parts/minutes-content.ts";
import { changesAfter, factsIn, type MinutesRows, rowsFrom } from "../parts/minutes-rows.ts";
import { type MinutesNames, tablesOf } from "../parts/minutes-tables.server.ts";
import { MINUTES_TEXTS } from "../parts/minutes-texts.server.ts";
import { comparedNow, mayReadMinutes, minutesFor, type Ranker, rowsIn } from "./minutes.server.ts";
import { paperRowsOf } from "./minutes-names.server.ts";

interface PaperOf {
  viewer: Viewer;
  language: Locale;
  origin: string;
}

/** What of minutes both papers are made of: what was sealed, and its names as they were then. */
async function sealedIn(db: Db, minutesId: string, { viewer, language, origin }: PaperOf) {
  const minutes = await minutesFor(db, minutesId, viewer, language);
  const [phase] = await db.select().from(programPhase).where(eq(programPhase.id, minutes.phaseId));
  const { program } = await decidedProgram(db, { id: phase!.programId }, viewer);
  await mayReadMinutes(db, program.id, viewer);
  const isHidden = await isMasked(db, program.id, memberOnly(viewer));
  const chain = await rowsIn(db, minutesId);
  const sealed = chain.map(({ content }) => content);
  const all = rowsFrom(sealed);
  // Minutes that were sealed before names were: they print those of now.
  const now = await paperRowsOf(db, minutes.phaseId, { name: minutes.sealedBy ?? "", surname: "" });
  const paper = all.paper[0] ?? now.paper;
  const rows = withoutTexts(all, isHidden);
  const names = namesIn(all.name.length > 0 ? all.name : now.named, {
    language,
    rows,
    isHidden,
    timeZone: paper.timeZone,
    reviewsNeeded: paper.reviewsPerApplication ?? 0,
  });
  const path = pathTo("programMinutes", language, { programSeoUrl: paper.programSeoUrl });
  const base = {
    program: paper.program[language],
    language,
    author: paper.site,
    source: paper.program[language],
    url: `${origin}${path}`,
  };
  return { minutes, isHidden, chain, sealed, paper, rows, names, base };
}

/** Minutes as a paper to sign: what was sealed, and the digests. The same paper whenever it is asked for. */
export async function minutesPaper(db: Db, minutesId: string, wanted: PaperOf): Promise<MinutesContent> {
  const { minutes, chain, paper, rows, names, base } = await sealedIn(db, minutesId, wanted);
  const { language } = wanted;
  const text = MINUTES_TEXTS[language];
  const time = (at: string) => formatDateTime(at, language, paper.timeZone);
  return {
    ...base,
    title: text.title(minutes.number, paper.phase[language]),
    date: isoDay(new Date(minutes.sealedAt)),
    facts: [
      { name: text.facts.organizer, value: paper.organizer },
      {
        name: text.facts.phase,
        value: `${paper.phase[language]}, ${time(paper.startsAt)} – ${time(paper.finishesAt)}`,
      },
      { name: text.facts.kind, value: paper.isBlind ? text.blind : text.open },
      { name: text.facts.sealed, value: `${time(minutes.sealedAt)}, ${paper.sealedBy || text.somebody}` },
      { name: text.facts.rows, value: formatNumber(minutes.rows, language) },
      { name: text.facts.digest, value: minutes.digest },
    ],
    tables: tablesOf(rows, names, { isWhole: true }),
    signatures: {
      title: text.signatures.title,
      note: text.signatures.note,
      names: [
        ...rows.juror.map(({ juror }) => names.juror(juror)),
        [paper.organizer, paper.sealedBy].filter(Boolean).join(": "),
      ],
      date: text.signatures.date,
    },
    appendix: digestsOf(chain, language),
  };
}

/** What has changed since minutes were sealed, and whether their rows still follow from each other: a paper of its own. */
export async function changesPaper(
  db: Db,
  minutesId: string,
  { rank, ...wanted }: PaperOf & { rank: Ranker },
): Promise<MinutesContent> {
  const { minutes, isHidden, chain, sealed, paper, names, base } = await sealedIn(db, minutesId, wanted);
  const { language, viewer } = wanted;
  const text = MINUTES_TEXTS[language];
  const time = formatDateTime(new Date(), language, paper.timeZone);
  const facts = factsIn(sealed);
  const changes = changesAfter(facts, await comparedNow(db, minutes.phaseId, { sealed, viewer, rank }));
  const sections = (contents: readonly string[]) =>
    tablesOf(withoutTexts(rowsFrom(contents), isHidden), names, { isWhole: false });
  const broken = await brokenAt(chain);
  return {
    ...base,
    title: `${text.changes.title}: ${text.title(minutes.number, paper.phase[language])}`,
    date: isoDay(new Date()),
    facts: [
      { name: text.facts.digest, value: minutes.digest },
      { name: text.facts.check, value: `${time}: ${broken === null ? text.intact : text.broken(broken)}` },
    ],
    tables: [changesTable(sections(changes.before), sections(changes.now), language)],
    signatures: null,
    appendix: null,
  };
}

/** The exact text of each row and its digest, a line of JSON a row: what a reader needs to compute the digests. */
export async function minutesRowsFile(db: Db, minutesId: string, viewer: Viewer, language: Locale) {
  const minutes = await minutesFor(db, minutesId, viewer, language);
  const [phase] = await db.select().from(programPhase).where(eq(programPhase.id, minutes.phaseId));
  // The rows name teams as they are.
  if (await isMasked(db, phase!.programId, memberOnly(viewer))) throw new AppError("reviewsInBlindPhase");
  await mayReadMinutes(db, phase!.programId, viewer);
  const rows = await rowsIn(db, minutesId);
  const lines = rows.map(({ number, content, digest }) =>
    JSON.stringify({ number, content, digest: digest.toString("hex") }),
  );
  const { title } = MINUTES_TEXTS[language];
  return { bytes: Buffer.from(`${lines.join("\n")}\n`), name: `${title(minutes.number, minutes.phase)}.jsonl` };
}

/** What people have written may name a team, and so does who has to do with it: whoever reviews in a blind phase reads none of it. */
const withoutTexts = (rows: MinutesRows, isHidden: boolean): MinutesRows =>
  isHidden ? { ...rows, said: [], answer: [], conflict: [] } : rows;

function changesTable(before: readonly MinutesTable[], now: readonly MinutesTable[], language: Locale): MinutesTable {
  const { changes } = MINUTES_TEXTS[language];
  const listed = (tables: readonly MinutesTable[], when: string) =>
    tables.flatMap(({ title, rows }) => rows.map((row) => [when, title, row.filter(Boolean).join(" · ")]));
  return {
    title: changes.title,
    note: changes.note,
    columns: changes.columns.map((title, place) => ({ title, share: [2, 3, 9][place]! })),
    rows: [...listed(before, changes.before), ...listed(now, changes.now)],
    empty: changes.none,
  };
}

/** All digests, or as many of a long chain as fit; the last one always. */
function digestsOf(chain: readonly ChainRow[], language: Locale): MinutesTable {
  const { appendix, nothing } = MINUTES_TEXTS[language];
  const every = Math.ceil(chain.length / DIGESTS_MAX);
  const shown = chain.filter(({ number }) => number % every === 0 || number === chain.length);
  return {
    title: appendix.title,
    note: appendix.note(every),
    columns: appendix.columns.map((title, place) => ({ title, share: [1, 8][place]! })),
    rows: shown.map(({ number, digest }) => [formatNumber(number, language), digest.toString("hex")]),
    empty: nothing,
  };
}

interface Named {
  language: Locale;
  rows: MinutesRows;
  isHidden: boolean;
  timeZone: string;
  reviewsNeeded: number;
}

/** What people, startups and questions are called in minutes; jurors by their number in them. */
function namesIn(
  named: MinutesRows["name"],
  { language, rows, isHidden, timeZone, reviewsNeeded }: Named,
): MinutesNames {
  const of = (kind: (typeof named)[number]["named"]) =>
    new Map(named.flatMap((row) => (row.named === kind ? [[row.id, row[language]] as const] : [])));
  const jurors = isHidden ? new Map<string, string>() : of("juror");
  const startups = isHidden ? new Map<string, string>() : of("application");
  const questions = of("question");
  const deciders = of("decider");
  const later = of("later");
  const numbers = new Map(rows.juror.map(({ juror }, place) => [juror, place + 1]));
  const criteria = new Map(
    rows.head
      .flatMap((head) => head.criteria)
      .map(({ id, nameEn, nameTr }) => [id, inLocale(language, nameEn, nameTr)]),
  );
  return {
    locale: language,
    timeZone,
    juror: (id) => [numbers.get(id), jurors.get(id) ?? "–"].filter(Boolean).join(" "),
    application: (label) => [label, startups.get(label) ?? ""].filter(Boolean).join(" "),
    question: (key) => questions.get(key) ?? key,
    criterion: (id) => criteria.get(id) ?? "–",
    decider: (label, jurorId) => deciders.get(`${label} ${jurorId}`),
    wentOnTo: (label) => (later.size === 0 ? null : later.get(label)),
    reviewsNeeded,
  };
}
