import { eq } from "drizzle-orm";
import {
  profile,
  profileEducation,
  profileExperience,
  profileJobRole,
  profileLanguage,
  profileSkill,
  profileWorkingPlan,
} from "#db/tables/profile.server.ts";
import { university } from "#db/tables/reference.server.ts";
import { artAddress } from "#shared/art.ts";
import { slugOf } from "#shared/fold.ts";
import { fixedId, typeId } from "#shared/type-id.ts";
import { countiesOf, countyId, PLACES, placeIds, placeOf } from "./places.ts";
import { FIELDS, type Field, LIVES, SOFT_SKILLS } from "./professions.ts";
import { type Chance, chance, demoId } from "./random.ts";
import { currencyId, dayAgo, insertAll, type Person, type World } from "./world.ts";

const PLANS = [
  ["full-time", 6],
  ["hybrid", 4],
  ["remote", 4],
  ["part-time", 2],
  ["freelance", 2],
  ["project-based", 2],
  ["co-founder", 1],
] as const;
const STATUSES: Record<string, readonly (readonly [string, number])[]> = {
  "job-hunter": [
    ["actively-looking", 6],
    ["open-to-offers", 2],
    ["looking-for-internship", 2],
  ],
  entrepreneur: [
    ["looking-for-co-founder", 3],
    ["not-looking", 5],
  ],
};
const USUAL_STATUSES = [
  ["not-looking", 5],
  ["open-to-offers", 4],
  ["freelance-only", 1],
] as const;
/** The audiences of a job search; most members keep the default. */
const AUDIENCES = [
  ["members", 6],
  ["everyone", 3],
  ["nobody", 1],
] as const;
const LEVELS = ["intermediate", "advanced", "advanced", "expert"];

type Row<Table extends { $inferInsert: object }> = Table["$inferInsert"];

/** Profiles of the people of the demo. Some have just signed up and have none. */
export async function addProfiles(world: World): Promise<void> {
  const schools = await schoolIds(world);
  const rows = world.people
    .filter((person) => person.demo || chance(`told/${person.id}`).happens(0.86))
    .map((person) => profileOf(world, person, schools));
  await insertAll(
    world,
    profile,
    rows.map(({ row }) => row),
  );
  await insertAll(
    world,
    profileEducation,
    rows.flatMap(({ educations }) => educations),
  );
  await insertAll(
    world,
    profileExperience,
    rows.flatMap(({ experiences }) => experiences),
  );
  await insertAll(
    world,
    profileLanguage,
    rows.flatMap(({ languages }) => languages),
  );
  await insertAll(
    world,
    profileSkill,
    rows.flatMap(({ skills }) => skills),
  );
  await insertAll(
    world,
    profileWorkingPlan,
    rows.flatMap(({ plans }) => plans),
  );
  await insertAll(
    world,
    profileJobRole,
    rows.flatMap(({ roles }) => roles),
  );
}

async function schoolIds(world: World): Promise<string[]> {
  const rows = await world.tx
    .select({ id: university.id })
    .from(university)
    .where(eq(university.countryId, fixedId("country/TR")))
    .orderBy(university.id);
  return rows.map(({ id }) => id);
}

function profileOf(world: World, person: Person, schools: string[]) {
  const random = chance(`profile/${person.id}`);
  const field: Field = FIELDS[random.pick(FIELDS_OF[person.userType] ?? USUAL_FIELDS)];
  const place = person.demo ? placeOf(random.pick(["istanbul", "ankara", "izmir"])) : random.weighted(PLACES);
  const counties = countiesOf(place);
  const foreign = place.country !== "TR";
  const years = random.int(1, 18);
  return {
    row: rowOf(world, person, random, field, {
      ...placeIds(place),
      countyId: counties.length > 0 ? countyId(place, random.pick(counties)) : null,
    }),
    ...experienceAndEducation(world, person, random, field, years, schools),
    ...skillsAndPlans(person, random, field, foreign),
  };
}

const USUAL_FIELDS: readonly (keyof typeof FIELDS)[] = ["business"];
/** Fields of work by the key of the user type. */
const FIELDS_OF: Record<string, readonly (keyof typeof FIELDS)[]> = {
  entrepreneur: ["software", "business", "engineering", "design", "science"],
  investor: ["finance"],
  employee: ["software", "software", "engineering", "marketing", "science"],
  "job-hunter": ["software", "design", "engineering", "science"],
  "head-hunter": ["people"],
  "organization-organizer": ["business"],
  "service-provider": ["law", "finance"],
};

function rowOf(
  world: World,
  person: Person,
  random: Chance,
  field: Field,
  place: { countryId: string; cityId: string; countyId: string | null },
): Row<typeof profile> {
  const slug = slugOf(`${person.name} ${person.surname}`).replaceAll("-", "");
  const wantsWork = ["job-hunter", "employee"].includes(person.userType);
  const salary = wantsWork && random.happens(0.6) ? random.int(9, 30) * 5_000 : null;
  const rate = world.rateOn("TRY", dayAgo(world, 0));
  const salaryOf = (which: "min" | "max", amount: number | null) => ({
    [`${which}Salary`]: amount,
    [`${which}SalaryCurrencyId`]: amount === null ? null : currencyId("TRY"),
    [`${which}SalaryUsd`]: amount === null ? null : Math.round(amount * rate.usd * 100) / 100,
    [`${which}SalaryRate`]: amount === null ? null : rate.usd,
    [`${which}SalaryRateDay`]: amount === null ? null : rate.day,
  });
  const wantsShare = wantsWork && chance(`share/${person.id}`).happens(0.25);
  const share = wantsShare || (person.userType === "entrepreneur" && random.happens(0.3)) ? random.int(2, 10) : null;
  return {
    accountId: person.id,
    ...place,
    genderId: random.happens(0.4) ? typeId("gender", "prefer-not-to-say") : null,
    birthday: random.happens(0.7) ? `${random.int(1968, 2003)}-0${random.int(1, 9)}-${random.int(10, 28)}` : null,
    description: random.happens(0.85) || person.demo ? sentencesOf(random, field) : null,
    jobSearchStatusId: typeId("jobSearchStatus", random.weighted(STATUSES[person.userType] ?? USUAL_STATUSES)),
    // The demo account that looks for a job shows it to everyone.
    jobSearchAudience: person.demo ? "everyone" : chance(`audience/${person.id}`).weighted(AUDIENCES),
    expectationToJobId: wantsWork ? typeId("expectationToJob", random.pick(["salary", "salary-and-share"])) : null,
    ...salaryOf("min", salary),
    ...salaryOf("max", salary === null ? null : salary + random.int(2, 8) * 5_000),
    minShare: share,
    maxShare: share === null ? null : share + random.int(2, 15),
    linkedin: random.happens(0.7) ? `https://www.linkedin.com/in/${slug}-kovan-demo` : null,
    gitHub: field.codes && random.happens(0.7) ? `https://github.com/${slug}-kovan-demo` : null,
    dribbble: field.draws ? `https://dribbble.com/${slug}-kovan-demo` : null,
    ...(random.happens(0.5) ? coverOf(artAddress("cover", `${person.name} ${person.surname}`)) : coverOf(null)),
    updatedAt: world.today,
  };
}

const coverOf = (cover: string | null) => ({ pc: cover, pC_High: cover, pC_Medium: cover, pC_Low: cover });

function sentencesOf(random: Chance, field: Field): string {
  return [random.pick(field.about), random.pick(LIVES)].join(" ");
}

function experienceAndEducation(
  world: World,
  person: Person,
  random: Chance,
  field: Field,
  years: number,
  schools: string[],
) {
  const graduated = years * 365 + random.int(100, 300);
  const educations: Row<typeof profileEducation>[] = [
    {
      id: demoId(`education/${person.id}/0`),
      accountId: person.id,
      schoolId: random.pick(schools),
      schoolName: null,
      departmentId: typeId("department", random.pick(field.departments)),
      degreeId: typeId("degree", "bachelor"),
      graduateStatusId: typeId("graduateStatus", person.title.includes("Öğrenci") ? "student" : "graduated"),
      startDate: dayAgo(world, graduated + 4 * 365),
      endDate: person.title.includes("Öğrenci") ? null : dayAgo(world, graduated),
      createdAt: world.today,
    },
  ];
  if (years > 3 && random.happens(0.4))
    educations.push({
      ...educations[0]!,
      id: demoId(`education/${person.id}/1`),
      schoolId: random.pick(schools),
      degreeId: typeId("degree", random.pick(["master", "mba", "master", "doctorate"])),
      startDate: dayAgo(world, graduated - 40),
      endDate: dayAgo(world, graduated - 760),
    });
  const jobs = Math.min(4, 1 + Math.floor(years / 4));
  const span = Math.floor((years * 365) / jobs);
  const experiences = Array.from(
    { length: jobs },
    (_, index): Row<typeof profileExperience> => ({
      id: demoId(`experience/${person.id}/${index}`),
      accountId: person.id,
      title: index === jobs - 1 ? person.title : random.pick(field.titles),
      companyName: random.pick(field.companies),
      description: random.happens(0.5) ? random.pick(field.done) : null,
      stillWorking: index === jobs - 1 && person.userType !== "job-hunter",
      startDate: dayAgo(world, years * 365 - index * span),
      endDate:
        index === jobs - 1 && person.userType !== "job-hunter"
          ? null
          : dayAgo(world, Math.max(30, years * 365 - (index + 1) * span + 20)),
      employmentTypeId: typeId("workingPlan", random.pick(["full-time", "full-time", "part-time", "hybrid"])),
      countryId: fixedId("country/TR"),
      cityId: fixedId(`city/TR/${random.pick(["istanbul", "ankara", "izmir", "kocaeli"])}`),
      createdAt: world.today,
    }),
  );
  return { educations, experiences };
}

function skillsAndPlans(person: Person, random: Chance, field: Field, foreign: boolean) {
  const owned = (list: string, key: string) => ({ id: demoId(`${list}/${person.id}/${key}`), accountId: person.id });
  const tongues = foreign
    ? [
        ["en", "native"],
        ["tr", "b1"],
      ]
    : [
        ["tr", "native"],
        ["en", random.pick(["b1", "b2", "c1", "c1"])],
        ...(random.happens(0.3)
          ? [[random.pick(["de", "fr", "ar", "ru", "es"]), random.pick(["a2", "b1", "b2"])]]
          : []),
      ];
  const languages = tongues.map(([code, level]) => ({
    ...owned("language", code!),
    languageId: fixedId(`language/${code}`),
    languageLevelId: typeId("languageLevel", level),
  }));
  const technical = random.some(field.skills, random.int(3, 6)).map((key) => ({
    ...owned("skill", key),
    skillId: typeId("skill", key),
    positionId: typeId("position", random.pick(["junior", "mid-level", "senior", "lead"])),
    knowledgeLevelId: typeId("knowledgeLevel", random.pick(LEVELS)),
    isSoft: false,
  }));
  const soft = random.some(SOFT_SKILLS, random.int(1, 4)).map((key) => ({
    ...owned("skill", key),
    skillId: typeId("softSkill", key),
    positionId: null,
    knowledgeLevelId: null,
    isSoft: true,
  }));
  const plans = [...new Set([random.weighted(PLANS), random.weighted(PLANS)])].map((key) => ({
    ...owned("plan", key),
    workingPlanId: typeId("workingPlan", key),
  }));
  const roles = random.some(field.roles, random.int(1, 2)).map((key) => ({
    ...owned("role", key),
    jobRoleId: typeId("jobRole", key),
  }));
  return { languages, skills: [...technical, ...soft], plans, roles };
}
