import type { startup } from "#db/tables/startups.server.ts";
import { artAddress } from "#shared/art.ts";
import { slugOf } from "#shared/fold.ts";
import { typeId } from "#shared/type-id.ts";
import { confirmedDaysAgo } from "./confirmed.ts";
import { isDevice } from "./ideas.ts";
import { countiesOf, countyId, placeIds } from "./places.ts";
import { type Chance, chance, demoId } from "./random.ts";
import { seeking } from "./seeking.ts";
import type { Profile } from "./startup-profile.ts";
import { advantage, description, revenueDescription } from "./startup-texts.ts";
import { currencyId, dayAgo, instantAgo, type World } from "./world.ts";

type Row = typeof startup.$inferInsert & { id: string };

/** Some entries are hidden, deleted or incomplete, by chance of the name. */
const HIDDEN_SHARE = 0.02;
const DELETED_SHARE = 0.012;
const WITHOUT_IMAGES = 0.03;
const WITHOUT_SECTOR = 0.008;

/** Drawn for the name, not its address: "Işık" begins with I, "isik" would with İ. */
function images(name: string, random: Chance): Partial<Row> {
  if (random.happens(WITHOUT_IMAGES)) return {};
  const logo = artAddress("logo", name);
  const cover = artAddress("cover", name);
  const covers = { cover, coverHigh: cover, coverMedium: cover, coverLow: cover };
  return { logo, logo512: logo, logo256: logo, logo64: logo, ...(random.happens(0.93) ? covers : {}) };
}

/** Links to social media, with the hosts that each must have. */
function links(seoUrl: string, random: Chance): Partial<Row> {
  const handle = `kovan-demo-${seoUrl}`;
  return {
    website: random.happens(0.9) ? `https://${seoUrl}.example` : null,
    linkedin: random.happens(0.75) ? `https://www.linkedin.com/company/${handle}` : null,
    twitter: random.happens(0.4) ? `https://twitter.com/${handle}` : null,
    instagram: random.happens(0.45) ? `https://www.instagram.com/${handle}` : null,
    facebook: random.happens(0.15) ? `https://www.facebook.com/${handle}` : null,
  };
}

function marketSize(world: World, random: Chance): Partial<Row> {
  if (random.happens(0.35)) return {};
  const code = random.weighted([
    ["USD", 7],
    ["EUR", 2],
    ["TRY", 1],
  ]);
  const { usd } = world.rateOn(code, dayAgo(world, 0));
  const millions = Number(random.skewed(8, 4_000).toPrecision(2));
  const amount = Math.round(code === "TRY" ? millions * 40 : millions) * 1_000_000;
  return {
    marketSize: amount,
    marketSizeCurrencyId: currencyId(code),
    marketSizeUsd: Math.round(amount * usd * 100) / 100,
  };
}

export function startupRow(world: World, profile: Profile): Row {
  const { idea, customer, stage, place, foundedDaysAgo } = profile;
  const random = chance(`startup/${idea.name}`);
  const seoUrl = slugOf(idea.name);
  const foundationDate = dayAgo(world, foundedDaysAgo);
  const facts = {
    idea,
    customer,
    profile: stage,
    status: profile.status,
    staff: profile.staff,
    years: foundedDaysAgo / 365,
  };
  const [descriptionEn, descriptionTr] = description({ ...facts, year: Number(foundationDate.slice(0, 4)) }, random);
  const [targetEn, targetTr] = random.pick(customer.targets);
  const [advantageEn, advantageTr] = advantage(idea, customer, random);
  const [revenueEn, revenueTr] = revenueDescription(profile.revenueModels[0]!);
  const listedDaysAgo = Math.min(Math.max(1, Math.round(foundedDaysAgo * random.next())), 1_500);
  const confirmed = confirmedDaysAgo(listedDaysAgo, random);
  const updatedDaysAgo = Math.min(listedDaysAgo, confirmed ?? 400);
  const county = random.happens(0.6) ? random.some(countiesOf(place), 1)[0] : undefined;
  const suffix = profile.legalForm === "joint-stock" ? " Teknoloji A.Ş." : " Yazılım ve Danışmanlık Ltd. Şti.";
  return {
    id: demoId(`startup/${seoUrl}`),
    seoUrl,
    name: idea.name,
    legalName: profile.incorporated && place.country === "TR" && random.happens(0.7) ? `${idea.name}${suffix}` : null,
    legalFormId: typeId("legalForm", profile.legalForm),
    taglineEn: idea.taglineEn,
    taglineTr: idea.taglineTr,
    descriptionEn,
    descriptionTr,
    sectorId: random.happens(WITHOUT_SECTOR) ? null : typeId("sector", idea.sector),
    stageId: typeId("stage", stage.stage),
    employeeCountId: random.happens(0.95) ? typeId("employeeCount", profile.employees) : null,
    operatingStatusId: typeId("operatingStatus", profile.status),
    incorporated: profile.incorporated,
    foundationDate,
    ...placeIds(place),
    countyId: county ? countyId(place, county) : null,
    ...links(seoUrl, random),
    targetGroupEn: targetEn,
    targetGroupTr: targetTr,
    competitiveAdvantageEn: advantageEn,
    competitiveAdvantageTr: advantageTr,
    revenueModelDescriptionEn: revenueEn,
    revenueModelDescriptionTr: revenueTr,
    ...marketSize(world, random),
    ...seeking(world, profile, random),
    ...images(idea.name, random),
    isVisible: !random.happens(HIDDEN_SHARE),
    isFavorite: random.happens(isDevice(idea) ? 0.05 : 0.03),
    source: "demo",
    confirmedAt: confirmed === undefined ? null : instantAgo(world, confirmed),
    deletedAt: random.happens(DELETED_SHARE) ? instantAgo(world, Math.min(updatedDaysAgo, 20)) : null,
    createdAt: instantAgo(world, listedDaysAgo),
    updatedAt: instantAgo(world, updatedDaysAgo),
  };
}
