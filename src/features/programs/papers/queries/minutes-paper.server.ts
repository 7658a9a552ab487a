import { asc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { programForm, programPhase, programQuestion } from "#db/tables/programs.server.ts";
import { nameOrLeft } from "#server/visible-people.server.ts";
import { formatDateTime, formatNumber } from "#shared/format.ts";
import { isoDay } from "#shared/iso-day.ts";
import type { Locale } from "#shared/locale.ts";
import { pathTo } from "#shared/paths.ts";
import { memberOnly, type Viewer } from "#shared/viewer.ts";
import { decidedProgram } from "../../deciding/queries/program.server.ts";
import { isMasked, nameOrLabel } from "../../jury/queries/masking.server.ts";
import { inLocale } from "../../reviewing/queries/rubric.server.ts";
import { applicationLabel } from "../../reviewing/rules.ts";
import { DIGESTS_MAX } from "../limits.ts";
import { brokenAt, type ChainRow } from "../parts/chain.ts";
import type { MinutesContent, MinutesTable } from "../parts/minutes-content.ts";
import { changesAfter, type MinutesRows, rowsFrom } from "../parts/minutes-rows.ts";
import { type MinutesNames, tablesOf } from "../parts/minutes-tables.server.ts";
import { MINUTES_TEXTS } from "../parts/minutes-texts.server.ts";
import { comparedNow, minutesFor, type Ranker, rowsIn } from "./minutes.server.ts";

interface PaperOf {
  viewer: Viewer;
  language: Locale;
  origin: string;
  rank: Ranker;
}

/** Minutes as a paper to sign: what was sealed, what has changed since, and the digests. */
export async function minutesPaper(db: Db, minutesId: string, { viewer, language, origin, rank }: PaperOf) {
  const minutes = await minutesFor(db, minutesId, viewer, language);
  const [phase] = await db.select().from(programPhase).where(eq(programPhase.id, minutes.phaseId));
  const { program, organization } = await decidedProgram(db, { id: phase!.programId }, viewer);
  const member = memberOnly(viewer);
  const isHidden = await isMasked(db, program.id, member);
  const chain = await rowsIn(db, minutesId);
  const sealed = chain.map(({ content }) => content);
  const rows = withoutTexts(rowsFrom(sealed), isHidden);
  const changes = changesAfter(sealed, await comparedNow(db, minutes.phaseId, { sealed, viewer, rank }));
  const names = await namesFor(db, program, { language, rows, isHidden });
  const text = MINUTES_TEXTS[language];
  const time = (at: Date | string) => formatDateTime(at, language, program.timeZone);
  const sections = (contents: readonly string[]) => tablesOf(withoutTexts(rowsFrom(contents), isHidden), names);
  const broken = await brokenAt(chain);
  const path = pathTo("programMinutes", language, { programSeoUrl: program.seoUrl });
  return {
    title: text.title(minutes.number, minutes.phase),
    program: inLocale(language, program.nameEn, program.nameTr),
    language,
    date: isoDay(new Date()),
    facts: [
      { name: text.facts.organizer, value: organization.name },
      { name: text.facts.phase, value: `${minutes.phase}, ${time(phase!.startsAt)} – ${time(phase!.finishesAt)}` },
      { name: text.facts.kind, value: phase!.isBlind ? text.blind : text.open },
      { name: text.facts.sealed, value: `${time(minutes.sealedAt)}, ${minutes.sealedBy ?? text.somebody}` },
      { name: text.facts.rows, value: formatNumber(minutes.rows, language) },
      { name: text.facts.digest, value: minutes.digest },
      { name: text.facts.check, value: `${time(new Date())}: ${broken === null ? text.intact : text.broken(broken)}` },
    ],
    tables: [...tablesOf(rows, names), changesTable(sections(changes.before), sections(changes.now), language)],
    signatures: {
      title: text.signatures.title,
      note: text.signatures.note,
      names: [...rows.juror.map(({ juror }) => names.juror(juror)), organization.name],
      date: text.signatures.date,
    },
    appendix: digestsOf(chain, language),
    source: inLocale(language, program.nameEn, program.nameTr),
    url: `${origin}${path}`,
  } satisfies MinutesContent;
}

/** What people have written may name a team: whoever reviews in a blind phase reads none of it. */
const withoutTexts = (rows: MinutesRows, isHidden: boolean): MinutesRows =>
  isHidden
    ? { ...rows, said: [], answer: [], conflict: rows.conflict.map((conflict) => ({ ...conflict, reason: null })) }
    : rows;

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

const nameRow = z.object({ id: z.string(), name: z.string() });
const numberedRow = z.object({ number: z.number(), name: z.string() });

interface Named {
  language: Locale;
  rows: MinutesRows;
  isHidden: boolean;
}

/** People and startups as they are called now; jurors by their number in the minutes. */
async function namesFor(
  db: Db,
  program: { id: string; timeZone: string },
  { language, rows, isHidden }: Named,
): Promise<MinutesNames> {
  const jurors = await rowsOf(
    db,
    nameRow,
    sql`select j.id, coalesce(${nameOrLeft(sql`w`, language)}, j.name, j.email, '–') name
      from program_juror j left join account w on w.id = j.account_id where j.program_id = ${program.id}`,
  );
  const applications = await rowsOf(
    db,
    numberedRow,
    sql`select x.number, ${nameOrLabel(sql`t.name`, sql`x.number`, isHidden)} name
      from program_application x join startup t on t.id = x.startup_id where x.program_id = ${program.id}`,
  );
  const questions = await db
    .select({ key: programQuestion.key, textEn: programQuestion.textEn, textTr: programQuestion.textTr })
    .from(programQuestion)
    .innerJoin(programForm, eq(programForm.id, programQuestion.formId))
    .where(eq(programForm.programId, program.id))
    .orderBy(asc(programForm.number));
  const jurorNames = new Map(jurors.map(({ id, name }) => [id, name]));
  const numbers = new Map(rows.juror.map(({ juror }, place) => [juror, place + 1]));
  const startups = new Map(applications.map(({ number, name }) => [applicationLabel(number), name]));
  const texts = new Map(questions.map(({ key, textEn, textTr }) => [key, inLocale(language, textEn, textTr)]));
  const criteria = new Map(
    rows.head
      .flatMap((head) => head.criteria)
      .map(({ id, nameEn, nameTr }) => [id, inLocale(language, nameEn, nameTr)]),
  );
  return {
    locale: language,
    timeZone: program.timeZone,
    juror: (id) => [numbers.get(id), jurorNames.get(id) ?? "–"].filter(Boolean).join(" "),
    application: (label) => [...new Set([label, startups.get(label) ?? ""])].filter(Boolean).join(" "),
    question: (key) => texts.get(key) ?? key,
    criterion: (id) => criteria.get(id) ?? "–",
  };
}
