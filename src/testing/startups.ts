import { v7 } from "uuid";
import type { Database } from "#db/open.server.ts";
import { funding, fundingInvestor } from "#db/tables/funding.server.ts";
import {
  startup,
  startupAffiliation,
  startupChoice,
  startupGovernmentSupport,
  startupMember,
  startupPatent,
} from "#db/tables/startups.server.ts";
import { shippedTypes } from "#features/reference/parts/catalogue-rows.server.ts";
import { fixedId } from "#shared/type-id.ts";
import type { TypeKind } from "#shared/type-kinds.ts";

/** A startup as a test knows it: enough to decide by hand whether a filter takes it. */
export interface FakeStartup {
  id: string;
  name: string;
  listed: boolean;
  createdAt: Date;
  sectorId: string;
  stageId: string | null;
  employeeCountId: string | null;
  operatingStatusId: string | null;
  incorporated: boolean | null;
  foundationDate: string | null;
  countryId: string | null;
  cityId: string | null;
  choices: { kind: ChoiceKind; typeId: string }[];
  patents: number;
  supportIds: string[];
  incubationCenterIds: string[];
  seekingStatusId: string | null;
  seekingCurrencyId: string | null;
  seekingAmountUsd: number | null;
  seekingValuationUsd: number | null;
  /** People of the team. */
  teamSize: number;
  fundings: FakeFunding[];
}

export interface FakeFunding {
  id: string;
  tourId: string | null;
  announcedDate: string | null;
  amountUsd: number | null;
  amountCurrencyId: string | null;
  valuationUsd: number | null;
  valuationCurrencyId: string | null;
  isPrivate: boolean;
  /** Organizations. */
  investorIds: string[];
}

const CHOICE_KINDS = ["subSector", "technology", "businessModel", "revenueModel", "startupProgram"] as const;
type ChoiceKind = (typeof CHOICE_KINDS)[number];

/** Country, city, region. */
export const FAKE_PLACES = [
  ["TR", "istanbul", "TR-34"],
  ["TR", "izmir", "TR-35"],
  ["US", "san-francisco-us", "CA"],
  ["US", "boston-us", "MA"],
  ["DE", "berlin-de", null],
] as const;
export const FAKE_CENTERS = ["0191f000-0000-7000-8000-00000000000a", "0191f000-0000-7000-8000-00000000000b"];
const NAMES = [
  "Işık Defter",
  "İzmir Lojistik",
  "Çınar Enerji",
  "Ada",
  "Öz Veri",
  "Şahin Robotik",
  "Zeytin",
  "Ğamze Tek",
  "Iris",
  "O'Brien; drop table startup; --",
];
const types = shippedTypes();
const currency = (code: string) => fixedId(`currency/${code}`);
const country = (iso2: string) => fixedId(`country/${iso2}`);
const city = (slug: string) => fixedId(`city/test/${slug}`);

/** The first few values of a list, so that filters meet often. */
export const fakeTypes = (kind: TypeKind, count = 4): string[] =>
  types
    .filter((type) => type.kind === kind)
    .slice(0, count)
    .map((type) => type.id);
export const fakeCity = (index: number) => city(FAKE_PLACES[index]![1]);

/** The same numbers for the same seed, from 0 up to 1. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function fakeStartup(random: () => number): FakeStartup {
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
  const maybe = <T>(value: () => T, share = 0.7): T | null => (random() < share ? value() : null);
  const some = <T>(values: readonly T[], share = 0.3): T[] => values.filter(() => random() < share);
  const date = () =>
    `20${pick(["08", "11", "12", "19"])}-${pick(["01", "02", "12"])}-${pick(["01", "15", "28", "31"])}`.replace(
      "02-31",
      "02-27",
    );
  const money = () =>
    pick([0, 0.5, 1, 1200, 250_000, 1_000_000, 1_000_000.01, 1_340_000, 2_999_999.99, 5_000_000, 73_000_000]);
  const place = maybe(() => pick(FAKE_PLACES), 0.8);
  const seeking = maybe(() => money());
  return {
    id: v7(),
    name: pick(NAMES),
    listed: random() < 0.9,
    createdAt: new Date(Date.UTC(2024, Math.floor(random() * 12), 1)),
    sectorId: pick(fakeTypes("sector")),
    stageId: maybe(() => pick(fakeTypes("stage"))),
    employeeCountId: maybe(() => pick(fakeTypes("employeeCount"))),
    operatingStatusId: maybe(() => pick(fakeTypes("operatingStatus"))),
    incorporated: maybe(() => random() < 0.5),
    foundationDate: maybe(date),
    countryId: place && country(place[0]),
    cityId: place && random() < 0.9 ? city(place[1]) : null,
    choices: CHOICE_KINDS.flatMap((kind) => some(fakeTypes(kind)).map((typeId) => ({ kind, typeId }))),
    patents: random() < 0.3 ? 2 : 0,
    supportIds: random() < 0.5 ? some(fakeTypes("governmentSupport")) : [],
    incubationCenterIds: some(FAKE_CENTERS, 0.2),
    seekingStatusId: maybe(() => pick(fakeTypes("investmentSeekingStatus", 6))),
    seekingCurrencyId: seeking === null ? null : currency(pick(["USD", "TRY"])),
    seekingAmountUsd: seeking,
    seekingValuationUsd: seeking && seeking * 4,
    teamSize: seeking === null ? 0 : 1 + (Math.floor(seeking) % 7),
    // Mostly few rounds, sometimes more than the filter index tells apart.
    fundings: Array.from({ length: random() < 0.6 ? Math.ceil(random() ** 3 * 12) : 0 }, () => {
      const [amountUsd, valuationUsd] = [maybe(money), maybe(money, 0.4)];
      return {
        id: v7(),
        tourId: maybe(() => pick(fakeTypes("investmentTour")), 0.9),
        announcedDate: maybe(date, 0.9),
        amountUsd,
        amountCurrencyId: amountUsd === null ? null : currency(pick(["USD", "TRY"])),
        valuationUsd,
        valuationCurrencyId: valuationUsd === null ? null : currency(pick(["USD", "EUR"])),
        isPrivate: random() < 0.1,
        investorIds: valuationUsd === null ? [] : [FAKE_CENTERS[amountUsd === null ? 0 : 1]!],
      };
    }),
  };
}

/** Cities and incubation centers of the fake startups; everything else they refer to is reference data. */
export async function insertFakeReferences({ pool }: Database): Promise<void> {
  for (const [iso2, slug, region] of FAKE_PLACES)
    await pool.query(
      "insert into city (id, country_id, name_en, name_tr, slug, region, latitude, longitude) values ($1,$2,$3,$3,$4,$5,40,30) on conflict do nothing",
      [city(slug), country(iso2), slug, `test-${slug}`, region],
    );
  for (const [index, id] of FAKE_CENTERS.entries())
    await pool.query(
      "insert into organization (id, type_id, name, seo_url) select $1, id, $2, $3 from type where kind = 'organizerType' limit 1 on conflict do nothing",
      [id, `Kovan Merkez ${index}`, `kovan-merkez-${index}`],
    );
}

/**
 * Brings the filter index in line with new startups, so that some stand in its bit strings from the beginning, some have been folded
 * in, and the changes of the last ones wait (record 122). Some are hidden and shown again meanwhile.
 */
export async function indexStartups({ pool }: Database, startups: readonly FakeStartup[]): Promise<void> {
  const ids = startups.map(({ id }) => id);
  const refresh = async (from: number, to: number) =>
    void (await pool.query("select list_refresh('startups', $1)", [ids.slice(from, to)]));
  const folded = async () => void (await pool.query("select list_fold(true)"));
  const flip = async () => {
    const some = ids.slice(0, 40);
    await pool.query("update startup set is_visible = not is_visible where id = any ($1)", [some]);
    await pool.query("select list_refresh('startups', $1)", [some]);
  };
  await refresh(0, 60);
  await refresh(60, 80);
  await folded();
  await flip();
  await refresh(80, 100);
  await folded();
  await flip();
  for (let from = 100; from < ids.length; from += 40) await refresh(from, from + 40);
}

/** Writes startups with all their rows, without refreshing the filter index. */
export async function insertStartups({ db }: Database, startups: FakeStartup[]): Promise<void> {
  const each = <Row>(rowsOf: (startup: FakeStartup) => Row[]) => startups.flatMap(rowsOf);
  await db.insert(startup).values(
    startups.map((fake) => ({
      ...fake,
      seoUrl: `s-${fake.id}`,
      isVisible: fake.listed,
      investmentSeekingStatusId: fake.seekingStatusId,
      seekingAmount: fake.seekingAmountUsd,
      seekingAmountCurrencyId: fake.seekingCurrencyId,
      seekingValuation: fake.seekingValuationUsd,
      seekingValuationCurrencyId: fake.seekingCurrencyId,
    })),
  );
  await db
    .insert(startupChoice)
    .values(each(({ id, choices }) => choices.map((choice) => ({ ...choice, startupId: id }))));
  await db.insert(startupPatent).values(
    each(({ id, patents }) =>
      Array.from({ length: patents }, (_, index) => ({
        startupId: id,
        name: "Petek",
        applicationNumber: `TR-${index}`,
      })),
    ),
  );
  await db
    .insert(startupGovernmentSupport)
    .values(
      each(({ id, supportIds }) =>
        supportIds.map((supportId) => ({ startupId: id, supportId, receivedDate: "2020-01-01" })),
      ),
    );
  await db.insert(startupAffiliation).values(
    each(({ id, incubationCenterIds }) =>
      incubationCenterIds.map((organizationId) => ({
        startupId: id,
        kind: "incubationCenter" as const,
        organizationId,
        name: "Merkez",
      })),
    ),
  );
  await db.insert(startupMember).values(
    each(({ id, teamSize }) =>
      Array.from({ length: teamSize }, (_, index) => ({
        id: v7(),
        startupId: id,
        kind: "team" as const,
        name: `Arı ${index}`,
      })),
    ),
  );
  await db.insert(funding).values(
    each(({ id, fundings }) =>
      fundings.map((round) => ({
        id: round.id,
        startupId: id,
        stageId: round.tourId,
        announcedDate: round.announcedDate,
        amount: round.amountUsd,
        amountCurrencyId: round.amountCurrencyId,
        amountUsd: round.amountUsd,
        preValuation: round.valuationUsd,
        preValuationCurrencyId: round.valuationCurrencyId,
        preValuationUsd: round.valuationUsd,
        isPrivate: round.isPrivate,
      })),
    ),
  );
  await db
    .insert(fundingInvestor)
    .values(
      each(({ fundings }) =>
        fundings.flatMap(({ id, investorIds }) =>
          investorIds.map((organizationId) => ({ id: v7(), fundingId: id, name: "Kurum", organizationId })),
        ),
      ),
    );
}
