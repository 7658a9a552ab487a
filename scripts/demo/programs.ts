import { program, programChoice } from "#db/tables/programs.server.ts";
import { slugOf } from "#shared/fold.ts";
import { typeId } from "#shared/type-id.ts";
import { addProgramForms, asksOf } from "./program-forms.ts";
import { type Chance, chance, demoId } from "./random.ts";
import { readEntries } from "./text-files.ts";
import { currencyId, insertAll, instantAgo, type Organization, type World } from "./world.ts";

const PROGRAM_COUNT = 50;
/** Of them, those that open later, and those that are closed; the others are open. */
const COMING_COUNT = 10;
const CLOSED_COUNT = 16;
/** The organizers of programs; of other kinds only those that invest. */
const ORGANIZERS = [
  "incubation-center",
  "science-park",
  "university",
  "technology-transfer-office",
  "entrepreneurship-center",
  "corporate-venture-capital",
  "company",
  "ngo",
  "angel-investment-network",
  "venture-capital",
];
const MARKETS = ["turkey", "europe", "middle-east", "gulf", "balkans", "central-asia", "global"];
const TECHNOLOGIES = ["artificial-intelligence", "machine-learning", "generative-ai", "large-language-models"];
const TERMS = [
  ["", ""],
  [" · spring", " · bahar"],
  [" · autumn", " · güz"],
  [" · Anatolia", " · Anadolu"],
] as const;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** The instant of a time of day in Istanbul, some days from today. */
const instantIn = (world: World, days: number, hour: number, minute = 0): Date =>
  new Date(world.today.getTime() + days * DAY_MS + ((hour - 3) * 60 + minute) * MINUTE_MS);

/** From when and until when one can apply, in days from today. */
function daysOf(index: number, random: Chance): { opens: number; closes: number } {
  if (index < COMING_COUNT) {
    const opens = index === 0 ? 1 : random.int(2, 60);
    return { opens, closes: opens + random.int(21, 60) };
  }
  if (index < COMING_COUNT + CLOSED_COUNT) {
    const closes = index === COMING_COUNT ? -1 : -random.int(2, 400);
    return { opens: closes - random.int(20, 60), closes };
  }
  // Some close today, tomorrow and in three days.
  const closes = [0, 1, 3, 6][index - COMING_COUNT - CLOSED_COUNT] ?? random.int(7, 90);
  return { opens: -random.int(1, 40), closes };
}

function moneyOf(support: string | undefined, random: Chance) {
  if (support === "none") return { isGrant: false };
  const isGrant = support === "grant";
  const from = random.pick(isGrant ? [100_000, 250_000, 500_000] : [25_000, 50_000, 100_000]);
  return {
    isGrant,
    investmentTypeId: typeId("investmentType", isGrant ? "grant" : random.pick(["equity", "safe", "convertible-note"])),
    investmentStageId: isGrant ? null : typeId("investmentTour", random.pick(["pre-seed", "seed"])),
    minInvestment: from,
    maxInvestment: from * random.int(2, 6),
    investmentCurrencyId: currencyId(isGrant ? "TRY" : random.pick(["USD", "EUR"] as const)),
    minShare: isGrant ? null : 3,
    maxShare: isGrant ? null : random.int(5, 10),
  };
}

/** Programs of organizations: open, still to open, closed; one hidden, one without any date, one whose organization has many. */
export async function addPrograms(world: World): Promise<void> {
  const random = chance("programs");
  const entries = readEntries("programs.txt", 12);
  const able = world.organizations.filter(({ type }) => ORGANIZERS.includes(type));
  // Every third organization runs nothing.
  const organizers = able.filter((_, index) => index % 3 !== 2);
  const busy = organizers.find(({ type }) => type === "incubation-center")!;
  const choices: (typeof programChoice.$inferInsert)[] = [];
  const rows = Array.from({ length: PROGRAM_COUNT }, (_, index) => {
    const { head, lines } = entries[index % entries.length]!;
    const [type = "", stages = "", sectors = "", support] = head;
    const term = TERMS[Math.floor(index / entries.length)]!;
    const organizer: Organization = index % 7 === 3 ? busy : random.pick(organizers);
    const nameEn = lines[0]! + term[0];
    const nameTr = lines[1]! + term[1];
    const id = demoId(`program/${nameEn}`);
    const { opens, closes } = daysOf(index, random);
    const begins = closes + random.int(10, 30);
    const hasNoDates = index === PROGRAM_COUNT - 1;
    const chosen = {
      stage: stages.split(",").filter(Boolean),
      sector: sectors.split(",").filter(Boolean),
      targetMarket: random.some(MARKETS, random.int(0, 3)),
      technology: sectors.includes("artificial-intelligence") ? random.some(TECHNOLOGIES, 2) : [],
    };
    for (const [kind, keys] of Object.entries(chosen))
      for (const key of keys)
        choices.push({
          programId: id,
          kind: kind as keyof typeof chosen,
          typeId: typeId(kind as keyof typeof chosen, key),
        });
    const createdAt = instantAgo(world, Math.max(1, 30 - opens));
    return {
      id,
      organizationId: organizer.id,
      seoUrl: slugOf(`${nameEn} ${organizer.name}`),
      programTypeId: typeId("programType", type),
      nameEn,
      nameTr,
      descriptionEn: lines[2],
      descriptionTr: lines[3],
      conditionsEn: lines[4],
      conditionsTr: lines[5],
      facilitiesEn: lines[6],
      facilitiesTr: lines[7],
      awardsEn: lines[8],
      awardsTr: lines[9],
      evaluationCriteriaEn: lines[10],
      evaluationCriteriaTr: lines[11],
      applyStart: hasNoDates ? null : instantIn(world, opens, 9),
      // Most close with the day; some in the afternoon.
      applyFinish: hasNoDates
        ? null
        : index % 5 === 0
          ? instantIn(world, closes, 17)
          : instantIn(world, closes, 23, 59),
      startAt: hasNoDates ? null : instantIn(world, begins, 9),
      finishAt: hasNoDates ? null : instantIn(world, begins + random.int(1, 120), 18),
      ...moneyOf(support, random),
      ...asksOf(index),
      isVisible: index !== COMING_COUNT + 1,
      createdAt,
      updatedAt: createdAt,
    };
  });
  await insertAll(world, program, rows);
  await insertAll(world, programChoice, choices);
  await addProgramForms(world, rows);
  world.programs.push(...rows.map(({ id }) => ({ id })));
}
