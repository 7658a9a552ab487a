import { eq } from "drizzle-orm";
import { job, jobChoice } from "#db/tables/jobs.server.ts";
import { entityAccess } from "#db/tables/members.server.ts";
import { slugOf } from "#shared/fold.ts";
import { typeId } from "#shared/type-id.ts";
import { isDevice, makingOf, readIdeas } from "./ideas.ts";
import { PLACES, placeIds, placeOf } from "./places.ts";
import { type Chance, chance, demoId } from "./random.ts";
import { readEntries } from "./text-files.ts";
import { currencyId, type DemoStartup, dayAgo, insertAll, instantAgo, type World } from "./world.ts";

/** How many of the startups look for somebody, and how many jobs there are in all. */
const JOB_COUNT = 120;
/** Of them, those that are out of the list: expired, still to come, hidden. */
const EXPIRED_COUNT = 14;
const COMING_COUNT = 4;
const HIDDEN_COUNT = 2;
/** From here on those of entrepreneur@. */
const OWN_FROM = 30;

interface Template {
  role: string;
  skills: string[];
  softSkills: string[];
  /** Thousand lira a month. */
  wage: number;
  making: string;
  lines: string[];
}

const templates: readonly Template[] = readEntries("jobs.txt", 6).map(({ head, lines }) => {
  const [role = "", skills = "", softSkills = "", wage, making = ""] = head;
  return { role, skills: skills.split(","), softSkills: softSkills.split(","), wage: Number(wage), making, lines };
});

const LEVELS = [
  { share: 5, en: "", tr: "", factor: 1 },
  { share: 3, en: "Senior ", tr: "Kıdemli ", factor: 1.6 },
  { share: 2, en: "Junior ", tr: "Junior ", factor: 0.7 },
] as const;

const lowerFirst = (text: string, locale: string) => text.charAt(0).toLocaleLowerCase(locale) + text.slice(1);

/** The employers: in business, mostly in Türkiye, some with several jobs. */
async function employers(world: World, random: Chance): Promise<DemoStartup[]> {
  const able = world.startups.filter(({ closed }) => !closed);
  const some = random.some(able, 78);
  // One hires a whole team, so that its page has many rows.
  const large = some[0]!;
  const rest = Array.from({ length: JOB_COUNT - some.length - 9 }, () => random.pick(some));
  const all = [...some, ...rest, ...Array.from({ length: 9 }, () => large)];
  // Those of entrepreneur@ have jobs that are open.
  const own = await world.tx
    .select({ id: entityAccess.entityId })
    .from(entityAccess)
    .where(eq(entityAccess.accountId, demoId("account/entrepreneur")))
    .orderBy(entityAccess.entityId);
  for (const [index, { id }] of own.entries())
    for (const at of [OWN_FROM + index * 2, OWN_FROM + index * 2 + 1])
      all[at] = world.startups.find((startup) => startup.id === id) ?? all[at]!;
  return all;
}

/** The day of publication and the last day, in days before today; negative: to come. */
function daysOf(index: number, random: Chance): { published: number; closes: number } {
  if (index < EXPIRED_COUNT) {
    const closed = index === 0 ? 1 : random.int(2, 160);
    return { published: closed + random.int(20, 60), closes: closed };
  }
  if (index < EXPIRED_COUNT + COMING_COUNT) return { published: -random.int(2, 20), closes: -random.int(30, 60) };
  // Some close today, tomorrow and in three days.
  const left = [0, 0, 1, 3][index - EXPIRED_COUNT - COMING_COUNT] ?? random.int(4, 75);
  return { published: random.int(0, 45), closes: -left };
}

function payOf(world: World, { wage }: Template, factor: number, foreign: boolean, random: Chance) {
  const payPlan = random.weighted([
    ["monthly", 80],
    ["yearly", 6],
    ["hourly", 4],
    ["per-project", 4],
    ["share-only", 4],
    ["unpaid", 2],
  ]);
  const share = payPlan === "share-only" || random.happens(0.18);
  const shares = share ? { minShare: random.int(1, 8) / 4, maxShare: random.int(9, 20) / 4 } : {};
  const silent = payPlan === "share-only" || payPlan === "unpaid" || random.happens(0.22);
  if (silent)
    return {
      payPlanId: typeId("payPlan", payPlan),
      ...shares,
      wageCurrencyId: currencyId(foreign ? "EUR" : "TRY"),
    };
  const code = foreign ? "EUR" : random.weighted([["TRY", 8] as const, ["USD", 1] as const, ["EUR", 1] as const]);
  const monthly = wage * 1_000 * factor * (code === "TRY" ? 1 : 1 / 38);
  const times = { monthly: 1, yearly: 12, hourly: 1 / 176, "per-project": 1.5 }[payPlan as "monthly"] ?? 1;
  const step = monthly * times > 1_000 ? 500 : 5;
  const round = (amount: number) => Math.max(step, Math.round(amount / step) * step);
  const day = dayAgo(world, 0);
  const rate = world.rateOn(code, day);
  const minWage = round(monthly * times);
  return {
    payPlanId: typeId("payPlan", payPlan),
    ...shares,
    minWage: random.happens(0.85) ? minWage : null,
    maxWage: round(monthly * times * (1.1 + random.next() * 0.4)),
    wageCurrencyId: currencyId(code),
    usdRate: rate.usd,
    usdRateDate: rate.day,
  };
}

/** Jobs of startups, open, expired and to come. */
export async function addJobs(world: World): Promise<void> {
  const random = chance("jobs");
  const ideas = new Map(readIdeas().map((idea) => [idea.name, idea]));
  const taken = new Set<string>();
  const choices: (typeof jobChoice.$inferInsert)[] = [];
  const rows = (await employers(world, random)).map((startup, index) => {
    const idea = ideas.get(startup.name)!;
    const fitting = templates.filter(({ making }) => making === "any" || making === makingOf(idea));
    const template = random.pick(fitting);
    const level = random.weighted(LEVELS.map((item) => [item, item.share] as const));
    const [en = "", tr = "", taskEn, taskTr, wantedEn, wantedTr] = template.lines;
    const titleEn = level.en + (level.en ? lowerFirst(en, "en") : en);
    const titleTr = level.tr + (level.tr ? lowerFirst(tr, "tr") : tr);
    const base = slugOf(`${startup.name} ${titleEn}`);
    let seoUrl = base;
    for (let number = 2; taken.has(seoUrl); number++) seoUrl = `${base}-${number}`;
    taken.add(seoUrl);
    const id = demoId(`job/${seoUrl}`);
    const place = startup.foreign
      ? random.weighted(PLACES)
      : random.happens(0.7)
        ? placeOf("istanbul")
        : random.weighted(PLACES);
    const { published, closes } = daysOf(index, random);
    const plans = random.weighted([
      [["full-time"], 45],
      [["full-time", "hybrid"], 25],
      [["full-time", "remote"], 15],
      [["part-time", "remote"], 5],
      [["internship"], 6],
      [["project-based", "freelance"], 4],
    ]);
    const kinds = {
      workingPlan: plans,
      skill: random.some(template.skills, random.int(2, template.skills.length)),
      softSkill: random.some(template.softSkills, random.int(1, 2)),
    };
    for (const [kind, keys] of Object.entries(kinds))
      for (const key of keys)
        choices.push({ jobId: id, kind: kind as keyof typeof kinds, typeId: typeId(kind as keyof typeof kinds, key) });
    const writtenAt = instantAgo(world, Math.max(0, published) + 1);
    return {
      id,
      startupId: startup.id,
      seoUrl,
      titleEn,
      titleTr,
      descriptionEn: [`${startup.name}: ${idea.taglineEn}.`, taskEn, wantedEn].join("\n\n"),
      descriptionTr: [`${startup.name}: ${idea.taglineTr}.`, taskTr, wantedTr].join("\n\n"),
      jobRoleId: typeId("jobRole", template.role),
      ...placeIds(place),
      ...payOf(world, template, level.factor, startup.foreign && isDevice(idea), random),
      publicationDate: dayAgo(world, published),
      expirationDate: dayAgo(world, closes),
      isVisible: index < JOB_COUNT - HIDDEN_COUNT,
      createdAt: writtenAt,
      updatedAt: writtenAt,
    };
  });
  await insertAll(world, job, rows);
  await insertAll(world, jobChoice, choices);
  world.jobs.push(...rows.map(({ id }) => ({ id })));
}
