import { EMPTY_DATE } from "#shared/format.ts";
import type { FundingRow, StartupDetail } from "../detail/contract.ts";
import type { Company } from "./contract.ts";

/** A stored date as older callers expect it: with a time, and the sentinel where there is none (decision 9). */
export const legacyDate = (day: string | null): string => (day ? `${day}T00:00:00` : EMPTY_DATE);

/** The startup and its rounds in the older shape. What the viewer may not see is already left out of both. */
export function companyOf(startup: StartupDetail, rounds: FundingRow[]): Company {
  const { country, city, county } = startup.location;
  return {
    ...startup,
    companyId: startup.id,
    foundationDate: legacyDate(startup.foundationDate),
    sectorId: idOf(startup.sector),
    sectorName: nameOf(startup.sector),
    stageId: idOf(startup.stage),
    stageName: nameOf(startup.stage),
    employeeCountId: idOf(startup.employeeCount),
    employeeCountName: nameOf(startup.employeeCount),
    operatingStatusId: idOf(startup.operatingStatus),
    operatingStatusName: nameOf(startup.operatingStatus),
    legalFormId: idOf(startup.legalForm),
    legalFormName: nameOf(startup.legalForm),
    countryId: idOf(country),
    countryName: nameOf(country),
    cityId: idOf(city),
    cityName: nameOf(city),
    countyId: idOf(county),
    countyName: nameOf(county),
    marketSize: startup.marketSize?.amount ?? null,
    marketSizeCurrency: startup.marketSize?.currency ?? null,
    investmentSeekingStatusId: idOf(startup.investmentSeekingStatus),
    investmentSeekingStatusName: nameOf(startup.investmentSeekingStatus),
    investmentSeekingTourId: idOf(startup.investmentSeekingTour),
    investmentSeekingTourName: nameOf(startup.investmentSeekingTour),
    investmentSeekingTypeId: idOf(startup.investmentSeekingType),
    investmentSeekingTypeName: nameOf(startup.investmentSeekingType),
    seekingInvestmentAmount: startup.seekingInvestmentAmount?.amount ?? null,
    seekingInvestmentAmountCurrency: startup.seekingInvestmentAmount?.currency ?? null,
    seekingValuation: startup.seekingValuation?.amount ?? null,
    seekingValuationCurrency: startup.seekingValuation?.currency ?? null,
    seekingStartDate: legacyDate(startup.seekingStartDate),
    seekingEndDate: legacyDate(startup.seekingEndDate),
    incubationCenters: startup.incubationCenters.map(withPeriod),
    accelerationPrograms: startup.accelerationPrograms.map(withPeriod),
    governmentSupports: startup.governmentSupports.map(({ id, type, date }) => ({
      id,
      typeId: type.id,
      typeName: type.name,
      date: legacyDate(date),
    })),
    importantUpdates: startup.importantUpdates.map((update) => ({ ...update, date: legacyDate(update.date) })),
    investments: rounds.map(investmentOf),
    teamMembers: startup.teamMembers.map(personOf),
    mentors: startup.mentors.map(personOf),
  };
}

type Named = { id: string; name: string } | null;
const idOf = (named: Named) => named?.id ?? null;
const nameOf = (named: Named) => named?.name ?? null;

const withPeriod = (row: StartupDetail["incubationCenters"][number]) => ({
  ...row,
  startDate: legacyDate(row.startDate),
  endDate: legacyDate(row.endDate),
});

const personOf = ({ accountId, profession, ...person }: StartupDetail["mentors"][number]) => ({
  ...person,
  userId: accountId,
  professionName: nameOf(profession),
});

const investmentOf = (round: FundingRow) => ({
  id: round.id,
  tourName: round.fundingStageName,
  typeName: round.fundingTypeName,
  date: legacyDate(round.announcedDate),
  amount: round.amount,
  amountCurrency: round.amountCurrency,
  valuation: round.premValuation,
  valuationCurrency: round.premValuationCurrency,
  shareRatio: round.shareRatio,
  investors: round.fundingInvestors.map(({ accountId, ...investor }) => ({ ...investor, userId: accountId })),
});
