import type { StartupFilter } from "#features/startups/filters.ts";
import { foldedWords } from "#shared/fold.ts";
import { FAKE_PLACES, type FakeFunding, type FakeStartup, fakeCity } from "./startups.ts";

type Test<Subject> = (subject: Subject) => boolean;
const within = (range: { gte?: unknown; lte?: unknown } | undefined, value: string | number | null) =>
  !range ||
  (value !== null &&
    (range.gte === undefined || value >= (range.gte as typeof value)) &&
    (range.lte === undefined || value <= (range.lte as typeof value)));
const oneOf = (chosen: string[] | undefined, ...values: (string | null)[]) =>
  !chosen || values.some((value) => value !== null && chosen.includes(value));
const equals = (wanted: boolean | undefined, value: boolean | null) => wanted === undefined || wanted === value;
const regionOf = (cityId: string | null) => FAKE_PLACES.find((_, index) => fakeCity(index) === cityId)?.[2] ?? null;

/** True if a name has all words, each as the beginning of one; a single letter is a word of its own. */
export const hasWords = (words: readonly string[] = [], name: string): boolean =>
  words
    .flatMap(foldedWords)
    .every((word) => foldedWords(name).some((other) => (word.length > 1 ? other.startsWith(word) : other === word)));

/** The day of the last round. */
const latest = (rounds: readonly FakeFunding[]): string | null =>
  rounds
    .flatMap(({ announcedDate }) => announcedDate ?? [])
    .toSorted()
    .at(-1) ?? null;

const roundTests = (filter: StartupFilter): Test<FakeFunding>[] => [
  (round) => oneOf(filter["hasInvestment.tour"], round.tourId),
  (round) => oneOf(filter["investments.amountCurrency"], round.amountCurrencyId),
  (round) => oneOf(filter["investments.valuationCurrency"], round.valuationCurrencyId),
  (round) => within(filter["fundings.amountUsd"], round.amountUsd),
  (round) => within(filter["fundings.premValuationUsd"], round.valuationUsd),
  (round) => within(filter["fundings.announcedDate"], round.announcedDate),
];
const ROUND_FIELDS = /^(hasInvestment\.|investments\.|fundings\.)/;

/** True if a filter takes a startup, decided the long way round: field by field on the startup itself. */
export function naivelyTakes(filter: StartupFilter, startup: FakeStartup): boolean {
  const choices = (kind: string) =>
    startup.choices.filter((choice) => choice.kind === kind).map((choice) => choice.typeId);
  const rounds = startup.fundings.filter((round) => !round.isPrivate);
  const raisedUsd = rounds.reduce((sum, round) => sum + Math.round((round.amountUsd ?? 0) * 100), 0) / 100;
  const asksForRound = Object.keys(filter).some((field) => ROUND_FIELDS.test(field));
  return (
    startup.listed &&
    hasWords(filter.words, startup.name) &&
    oneOf(filter.sector, startup.sectorId) &&
    oneOf(filter.stage, startup.stageId) &&
    oneOf(filter.employeeCount, startup.employeeCountId) &&
    oneOf(filter.operatingStatus, startup.operatingStatusId) &&
    oneOf(filter.country, startup.countryId) &&
    oneOf(filter.city, startup.cityId) &&
    oneOf(filter.region, regionOf(startup.cityId)) &&
    oneOf(filter.subSectors, ...choices("subSector")) &&
    oneOf(filter.technologies, ...choices("technology")) &&
    oneOf(filter.businessModels, ...choices("businessModel")) &&
    oneOf(filter.revenueModels, ...choices("revenueModel")) &&
    oneOf(filter.startupPrograms, ...choices("startupProgram")) &&
    oneOf(filter.incubationCenters, ...startup.incubationCenterIds) &&
    oneOf(filter.governmentSupports, ...startup.supportIds) &&
    oneOf(filter.investmentSeekingStatus, startup.seekingStatusId) &&
    within(filter.seekingInvestmentAmount, startup.seekingAmountUsd) &&
    within(filter.seekingValuation, startup.seekingValuationUsd) &&
    within(filter.teamSize, startup.teamSize || null) &&
    within(filter.lastFundingDate, latest(rounds)) &&
    (!filter.investors || rounds.some(({ investorIds }) => oneOf(filter.investors, ...investorIds))) &&
    within(filter.totalRaisedUsd, raisedUsd || null) &&
    equals(filter.undisclosed, rounds.length > 0 && raisedUsd === 0) &&
    within(filter.foundationDate, startup.foundationDate) &&
    equals(filter.incorporated, startup.incorporated) &&
    equals(filter.patents, startup.patents > 0) &&
    equals(filter.hasGovernmentSupport, startup.supportIds.length > 0) &&
    equals(filter.hasInvestment, rounds.length > 0) &&
    (!asksForRound || rounds.some((round) => roundTests(filter).every((test) => test(round))))
  );
}
