import { v7 } from "uuid";
import type { Database } from "#db/open.server.ts";
import { funding, fundingInvestor } from "#db/tables/funding.server.ts";
import {
  startup,
  startupAffiliation,
  startupChoice,
  startupCompetitor,
  startupGovernmentSupport,
  startupMember,
  startupPatent,
  startupUpdate,
} from "#db/tables/startups.server.ts";
import { fixedId, typeId } from "#shared/type-id.ts";
import { FAKE_CENTERS, fakeCity, insertFakeReferences } from "./startups.ts";

export const CONFIRMED_AT = "2026-11-02T09:30:00.000Z";
const USD = fixedId("currency/USD");

/** "Işık Batarya", a startup with every field filled: Turkish texts complete, an English tagline, one private round. */
export async function insertFullStartup(database: Database, changes: Partial<typeof startup.$inferInsert> = {}) {
  await insertFakeReferences(database);
  const { db } = database;
  const id = changes.id ?? v7();
  await db.insert(startup).values({
    id,
    seoUrl: "isik-batarya",
    name: "Işık Batarya",
    legalName: "Işık Batarya Teknolojileri A.Ş.",
    taglineEn: "Batteries that last twice as long",
    taglineTr: "İki kat uzun ömürlü bataryalar",
    descriptionTr: "Şarj eğrisini ölçüp hücreyi en az yaşlandığı noktada tutar. Ağrı’dan Çeşme’ye ₺ ile satılır.",
    sectorId: typeId("sector", "energy"),
    stageId: typeId("stage", "seed"),
    employeeCountId: typeId("employeeCount", "11-25"),
    operatingStatusId: typeId("operatingStatus", "operating"),
    incorporated: true,
    foundationDate: "2021-03-15",
    countryId: fixedId("country/TR"),
    cityId: fakeCity(1),
    website: "https://isik-batarya.example",
    linkedin: "https://www.linkedin.com/company/isik-batarya",
    marketSize: 2_500_000.5,
    marketSizeCurrencyId: USD,
    marketSizeUsd: 2_500_000.5,
    seekingAmount: 3_000_000,
    seekingAmountCurrencyId: USD,
    seekingAmountUsd: 3_000_000,
    seekingValuation: 12_000_000,
    seekingValuationCurrencyId: USD,
    seekingValuationUsd: 12_000_000,
    logo: "/art/logo/isik.svg",
    logo64: "/art/logo/isik-64.svg",
    confirmedAt: new Date(CONFIRMED_AT),
    ...changes,
  });
  const [publicRound, privateRound, memberId] = [v7(), v7(), v7()];
  await db.insert(startupChoice).values([
    { startupId: id, kind: "technology", typeId: typeId("technology", "battery-technologies") },
    { startupId: id, kind: "businessModel", typeId: typeId("businessModel", "b2b") },
  ]);
  await db
    .insert(startupAffiliation)
    .values({ startupId: id, kind: "incubationCenter", name: "Merkez", organizationId: FAKE_CENTERS[0]! });
  await db.insert(startupCompetitor).values({ startupId: id, name: "Öbür Pil", website: null });
  await db.insert(startupPatent).values({ startupId: id, name: "Hücre izleme", applicationNumber: "TR2023/001234" });
  await db
    .insert(startupGovernmentSupport)
    .values({ startupId: id, supportId: typeId("governmentSupport", "tubitak-1501"), receivedDate: "2023-05-01" });
  await db
    .insert(startupUpdate)
    .values({ startupId: id, updateDate: "2026-01-10", descriptionTr: "Pilot hat çalıştı" });
  await db.insert(startupMember).values([
    {
      id: memberId,
      startupId: id,
      kind: "team",
      name: "Ayşe Yıldız",
      position: "CEO",
      shareValue: 60,
      knownTime: "10 yıl",
    },
    { startupId: id, kind: "mentor", name: "Barış Öztürk", sortOrder: 1 },
  ]);
  const round = { startupId: id, amountCurrencyId: USD };
  await db.insert(funding).values([
    {
      ...round,
      id: publicRound,
      stageId: typeId("investmentTour", "seed"),
      announcedDate: "2024-06-01",
      amount: 520_000.25,
      amountUsd: 520_000.25,
      shareRatio: 12.5,
    },
    { ...round, id: privateRound, announcedDate: "2026-02-01", amount: 900_000, amountUsd: 900_000, isPrivate: true },
  ]);
  await db.insert(fundingInvestor).values([
    { fundingId: publicRound, name: "Çınar Fonu", organizationId: FAKE_CENTERS[0]!, isLead: true },
    { fundingId: publicRound, name: "Bir Melek" },
    { fundingId: privateRound, name: "Çınar Fonu", organizationId: FAKE_CENTERS[0]! },
  ]);
  return { id, publicRound, privateRound, memberId };
}
