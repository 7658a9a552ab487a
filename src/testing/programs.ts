import { v7 } from "uuid";
import type { Db } from "#db/open.server.ts";
import { organization } from "#db/tables/organizations.server.ts";
import {
  programApplication,
  programPhaseApplication,
  programSubmission,
} from "#db/tables/program-applications.server.ts";
import {
  program,
  programForm,
  programPhase,
  programQuestion,
  programReviewCategory,
} from "#db/tables/programs.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { refreshPrograms } from "#features/programs/commands.server.ts";
import { fixedId, typeId } from "#shared/type-id.ts";
import { fakeTypes } from "./startups.ts";

const DAY_MS = 86_400_000;
const days = (count: number) => new Date(Date.now() + count * DAY_MS);

const FAKE_SECTORS = fakeTypes("sector");
const WEIGHTS = [50, 30, 20];
const CATEGORIES = [
  { nameEn: "Team", nameTr: "Ekip" },
  { nameEn: "Market", nameTr: "Pazar" },
  { nameEn: "Product", nameTr: "Ürün" },
];
const MEANINGS = {
  meaningsEn: ["Very weak", "Weak", "Fair", "Strong", "Outstanding"],
  meaningsTr: ["Çok zayıf", "Zayıf", "Yeterli", "Güçlü", "Üstün"],
};

const SEEKING = {
  status: null,
  tour: null,
  amount: { amount: 500_000, currency: "USD" },
  valuation: { amount: 4_000_000, currency: "EUR" },
};

/** One question of each kind; jurors do not see the link, which would say whose it is. */
const QUESTIONS = {
  short: { textEn: "What do you sell?", textTr: "Ne satıyorsunuz?", maxLength: 200 },
  long: { textEn: "Which problem do you solve?", textTr: "Hangi sorunu çözüyorsunuz?", maxLength: 3000 },
  choice: {
    textEn: "Who buys it?",
    textTr: "Kim satın alıyor?",
    optionsEn: ["Companies", "People", "The state"],
    optionsTr: ["Şirketler", "Kişiler", "Kamu"],
  },
  number: { textEn: "How many customers?", textTr: "Kaç müşteriniz var?", minNumber: 0, maxNumber: 1_000_000 },
  file: { textEn: "A chart of your sales", textTr: "Satış grafiğiniz", isRequired: false },
  link: { textEn: "Your site", textTr: "Siteniz", isHiddenFromJurors: true },
} as const;
type Kind = keyof typeof QUESTIONS;

interface FakeApplication {
  id: string;
  submissionId: string;
  startupId: string;
  startupName: string;
  number: number;
}

interface FakeProgram {
  id: string;
  seoUrl: string;
  organizationId: string;
  formId: string;
  /** Ids of the questions by their kind; `link` is hidden from jurors. */
  questions: Record<Kind, string>;
  /** Of weight 50, 30 and 20. */
  categoryIds: string[];
  /** The first is active and blind, the last open to jurors. */
  phaseIds: string[];
  applications: FakeApplication[];
}

interface Wanted {
  /** How many startups have sent an application; they take part in the active phase. */
  applications?: number;
  phases?: 2 | 3;
  /** Left out: a new one. */
  organizationId?: string;
  changes?: Partial<typeof program.$inferInsert>;
}

/** A published program of an organization, closed two days ago, with applications of as many startups. */
export async function insertProgram(db: Db, wanted: Wanted = {}): Promise<FakeProgram> {
  const id = wanted.changes?.id ?? v7();
  const seoUrl = wanted.changes?.seoUrl ?? `program-${id}`;
  const organizationId = wanted.organizationId ?? (await insertOrganization(db));
  const made = await db.transaction(async (tx) => {
    await tx.insert(program).values({
      id,
      seoUrl,
      organizationId,
      nameEn: "Hive camp",
      nameTr: "Kovan kampı",
      isListed: true,
      programTypeId: typeId("programType", "bootcamp"),
      applyStart: days(-30),
      applyFinish: days(-2),
      ...wanted.changes,
    });
    const categoryIds = WEIGHTS.map(() => v7());
    await tx.insert(programReviewCategory).values(
      WEIGHTS.map((weight, place) => ({
        id: categoryIds[place]!,
        programId: id,
        weight,
        sortOrder: place,
        ...CATEGORIES[place]!,
        ...MEANINGS,
      })),
    );
    const { formId, questions } = await insertForm(tx, id);
    const phaseIds = await insertPhases(tx, id, wanted.phases ?? 2);
    return { id, seoUrl, organizationId, formId, questions, categoryIds, phaseIds, applications: [] };
  });
  await refreshPrograms(db, [id]);
  return { ...made, applications: await insertApplications(db, made, wanted.applications ?? 0) };
}

async function insertOrganization(db: Db): Promise<string> {
  const id = v7();
  const rest = { typeId: typeId("organizerType", "ngo"), name: "Balözü Vakfı", seoUrl: `organization-${id}` };
  await db.insert(organization).values({ id, ...rest });
  return id;
}

async function insertForm(tx: Db, programId: string) {
  const formId = v7();
  await tx.insert(programForm).values({ id: formId, programId, number: 1 });
  const kinds = Object.keys(QUESTIONS) as Kind[];
  const questions = Object.fromEntries(kinds.map((kind) => [kind, v7()])) as Record<Kind, string>;
  await tx.insert(programQuestion).values(
    kinds.map((kind, sortOrder) => {
      const { optionsEn, optionsTr, ...question } = { optionsEn: [], optionsTr: [], ...QUESTIONS[kind] };
      const options = { optionsEn: [...optionsEn], optionsTr: [...optionsTr] };
      return { id: questions[kind], formId, key: v7(), kind, sortOrder, ...question, ...options };
    }),
  );
  return { formId, questions };
}

const PHASES = {
  2: [
    { nameEn: "Screening", nameTr: "Ön eleme" },
    { nameEn: "Final", nameTr: "Final" },
  ],
  3: [
    { nameEn: "Screening", nameTr: "Ön eleme" },
    { nameEn: "Jury", nameTr: "Jüri" },
    { nameEn: "Final", nameTr: "Final" },
  ],
};

async function insertPhases(tx: Db, programId: string, count: 2 | 3): Promise<string[]> {
  const rows = PHASES[count].map((names, place) => ({
    id: v7(),
    programId,
    ...names,
    isActive: place === 0,
    isBlind: place < count - 1,
    startsAt: days(place * 7 - 1),
    finishesAt: days(place * 7 + 6),
  }));
  await tx.insert(programPhase).values(rows);
  return rows.map(({ id }) => id);
}

/** Applications of as many new startups, sent and in the first phase; every second in English. */
export async function insertApplications(
  db: Db,
  { id: programId, formId, questions, phaseIds }: Omit<FakeProgram, "applications">,
  count: number,
  from = 1,
): Promise<FakeApplication[]> {
  const made: FakeApplication[] = Array.from({ length: count }, (_, place) => ({
    id: v7(),
    submissionId: v7(),
    startupId: v7(),
    startupName: `Balpetek${from + place}`,
    number: from + place,
  }));
  for (let start = 0; start < made.length; start += 500) {
    const rows = made.slice(start, start + 500);
    const sentAt = (number: number) => new Date(days(-3).getTime() + number * 1000);
    const answers = (number: number) => ({
      [questions.short]: `Product ${number}`,
      [questions.long]: `The problem of ${number} is that nobody measures the hive.`,
      [questions.choice]: number % 3,
      [questions.number]: number * 10,
      [questions.link]: `https://balpetek${number}.example`,
    });
    await db.transaction(async (tx) => {
      await tx.insert(startup).values(
        rows.map(({ startupId, startupName, number }) => ({
          id: startupId,
          seoUrl: `s-${startupId}`,
          name: startupName,
          website: `https://balpetek${number}.example`,
          countryId: fixedId("country/TR"),
          sectorId: FAKE_SECTORS[number % FAKE_SECTORS.length]!,
          stageId: typeId("stage", "seed"),
          foundationDate: "2024-03-01",
          incorporated: true,
        })),
      );
      await tx.insert(programApplication).values(
        rows.map(({ id, startupId, number }) => ({
          id,
          programId,
          startupId,
          number,
          formId,
          answers: answers(number),
          sentAt: sentAt(number),
        })),
      );
      await tx.insert(programSubmission).values(
        rows.map(({ id, submissionId, startupName, number }) => ({
          id: submissionId,
          applicationId: id,
          number: 1,
          formId,
          answers: answers(number),
          profile: { name: startupName, seeking: SEEKING },
          locale: number % 2 ? ("tr" as const) : ("en" as const),
          sentAt: sentAt(number),
        })),
      );
      await tx
        .insert(programPhaseApplication)
        .values(rows.map(({ id }) => ({ phaseId: phaseIds[0]!, applicationId: id, programId })));
    });
  }
  return made;
}
