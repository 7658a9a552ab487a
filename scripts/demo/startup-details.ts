import {
  startupAffiliation,
  startupCompetitor,
  startupGovernmentSupport,
  startupPatent,
  startupUpdate,
} from "#db/tables/startups.server.ts";
import { slugOf } from "#shared/fold.ts";
import { typeId } from "#shared/type-id.ts";
import { isDevice } from "./ideas.ts";
import { patentName } from "./patent-names.ts";
import { type Chance, chance, demoId } from "./random.ts";
import { UPDATES } from "./sentences-business.ts";
import { filled } from "./startup-texts.ts";
import type { Made } from "./startups.ts";
import { dayAgo, insertAll, type World } from "./world.ts";

const ACCELERATORS = [
  "Kanatlan Hızlandırma",
  "Yokuş Yukarı",
  "İlk Yüz Müşteri",
  "Mavi Rota İhracat Hızlandırma",
  "Derin Kök Hızlandırma",
  "Pusula Scale",
  "Northern Lights Sprint",
  "Kıvılcım 12 Hafta",
];
const SUPPORTS = [
  ["tubitak-1512", 5],
  ["tubitak-1507", 4],
  ["tubitak-1812", 3],
  ["kosgeb-entrepreneurship", 4],
  ["kosgeb-rd", 3],
  ["kosgeb-international-market", 1],
  ["technopark-tax", 4],
  ["techno-initiative-badge", 2],
  ["development-agency", 2],
  ["tubitak-1711", 1],
  ["horizon-europe", 1],
  ["e-turquality", 1],
] as const;
/** Competitors that are not in the portal. */
const RIVALS = [
  "Vexora",
  "Northpane",
  "Orbiqa",
  "Lumenfold",
  "Tessarix",
  "Kvantara",
  "Bluewharf",
  "Ardentia",
  "Hollowpine",
  "Zeniform",
];

/** A day after the foundation and before today. */
const sinceFoundation = (world: World, { profile }: Made, random: Chance): string =>
  dayAgo(world, Math.max(1, Math.round(profile.foundedDaysAgo * random.next() * 0.95)));

function affiliations(world: World, startup: Made, random: Chance): (typeof startupAffiliation.$inferInsert)[] {
  const { foundedDaysAgo, place } = startup.profile;
  const centers = world.organizations.filter(({ type }) =>
    ["incubation-center", "science-park", "entrepreneurship-center"].includes(type),
  );
  const row = (kind: "incubationCenter" | "accelerationProgram", name: string, organizationId: string | null) => {
    const start = Math.max(30, Math.round(foundedDaysAgo * (0.4 + 0.5 * random.next())));
    const end = kind === "incubationCenter" ? start - random.int(300, 730) : start - random.int(80, 120);
    return {
      id: demoId(`affiliation/${startup.id}/${kind}`),
      startupId: startup.id,
      kind,
      organizationId,
      name,
      startDate: dayAgo(world, start),
      endDate: end > 0 ? dayAgo(world, end) : null,
    };
  };
  const rows: (typeof startupAffiliation.$inferInsert)[] = [];
  if (random.happens(place.country === "TR" ? 0.45 : 0.15)) {
    const center = random.pick(centers);
    rows.push(row("incubationCenter", center.name, center.id));
  }
  if (random.happens(0.25))
    rows.push(
      row("accelerationProgram", random.pick(ACCELERATORS), random.happens(0.5) ? random.pick(centers).id : null),
    );
  return rows;
}

function competitors(world: World, startup: Made, random: Chance): (typeof startupCompetitor.$inferInsert)[] {
  if (random.happens(0.35)) return [];
  const { sector, name: own } = startup.profile.idea;
  const near = world.startups.filter((other) => other.sector === sector && other.name !== own).map(({ name }) => name);
  const names = [...random.some(near, random.int(1, 2)), ...random.some(RIVALS, random.int(0, 2))];
  return names.map((name) => ({
    id: demoId(`competitor/${startup.id}/${name}`),
    startupId: startup.id,
    name,
    website: random.happens(0.8) ? `https://${slugOf(name)}.example` : null,
  }));
}

function patents(world: World, startup: Made, random: Chance): (typeof startupPatent.$inferInsert)[] {
  if (!random.happens(isDevice(startup.profile.idea) ? 0.4 : 0.06)) return [];
  return Array.from(
    {
      length: random.weighted([
        [1, 6],
        [2, 2],
        [3, 1],
      ]),
    },
    (_, index) => {
      const year = sinceFoundation(world, startup, random).slice(0, 4);
      const number = String(random.int(1_000, 21_999)).padStart(6, "0");
      return {
        id: demoId(`patent/${startup.id}/${index}`),
        startupId: startup.id,
        name: patentName(startup.profile.idea.technologies, index),
        applicationNumber: random.happens(0.85) ? `TR ${year}/${number}` : `PCT/TR${year}/${number.slice(1)}0`,
      };
    },
  );
}

function supports(world: World, startup: Made, random: Chance): (typeof startupGovernmentSupport.$inferInsert)[] {
  const { place, incorporated } = startup.profile;
  if (place.country !== "TR" || !incorporated || random.happens(0.6)) return [];
  const keys = new Set(Array.from({ length: random.int(1, 3) }, () => random.weighted(SUPPORTS)));
  return [...keys].map((key) => ({
    id: demoId(`support/${startup.id}/${key}`),
    startupId: startup.id,
    supportId: typeId("governmentSupport", key),
    receivedDate: sinceFoundation(world, startup, random),
  }));
}

function updates(world: World, startup: Made, random: Chance): (typeof startupUpdate.$inferInsert)[] {
  if (startup.profile.foundedDaysAgo < 200 || random.happens(0.5)) return [];
  return random.some(UPDATES, random.int(1, 4)).map((sentence, index) => {
    const values = { n: random.int(4, 12), partner: random.pick(world.organizations).name };
    const [descriptionEn, descriptionTr] = filled(sentence, values);
    const updateDate = sinceFoundation(world, startup, random);
    return {
      id: demoId(`update/${startup.id}/${index}`),
      startupId: startup.id,
      updateDate,
      descriptionEn,
      descriptionTr,
    };
  });
}

/** Programs, competitors, patents, supports and news of the startups. */
export async function addStartupDetails(world: World, made: readonly Made[]): Promise<void> {
  const rowsFor = <Row>(name: string, rowsOf: (world: World, one: Made, random: Chance) => Row[]) =>
    made.flatMap((item) => rowsOf(world, item, chance(`${name}/${item.profile.idea.name}`)));
  await insertAll(world, startupAffiliation, rowsFor("affiliations", affiliations));
  await insertAll(world, startupCompetitor, rowsFor("competitors", competitors));
  await insertAll(world, startupPatent, rowsFor("patents", patents));
  await insertAll(world, startupGovernmentSupport, rowsFor("supports", supports));
  await insertAll(world, startupUpdate, rowsFor("updates", updates));
}
