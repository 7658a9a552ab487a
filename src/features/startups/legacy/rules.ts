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
    sectorId: startup.sector?.id ?? null,
    sectorName: startup.sector?.name ?? null,
    stageId: startup.stage?.id ?? null,
    stageName: startup.stage?.name ?? null,
    employeeCountId: startup.employeeCount?.id ?? null,
    employeeCountName: startup.employeeCount?.name ?? null,
    operatingStatusId: startup.operatingStatus?.id ?? null,
    operatingStatusName: startup.operatingStatus?.name ?? null,
    legalFormId: startup.legalForm?.id ?? null,
    legalFormName: startup.legalForm?.name ?? null,
    countryId: country?.id ?? null,
    countryName: country?.name ?? null,
    cityId: city?.id ?? null,
    cityName: city?.name ?? null,
    countyId: county?.id ?? null,
    countyName: county?.name ?? null,
    marketSize: startup.marketSize?.amount ?? null,
    marketSizeCurrency: startup.marketSize?.currency ?? null,
    investmentSeekingStatusId: startup.investmentSeekingStatus?.id ?? null,
    investmentSeekingStatusName: startup.investmentSeekingStatus?.name ?? null,
    seekingInvestmentAmount: startup.seekingInvestmentAmount?.amount ?? null,
    seekingInvestmentAmountCurrency: startup.seekingInvestmentAmount?.currency ?? null,
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

const withPeriod = (row: StartupDetail["incubationCenters"][number]) => ({
  ...row,
  startDate: legacyDate(row.startDate),
  endDate: legacyDate(row.endDate),
});

const personOf = ({ accountId, profession, ...person }: StartupDetail["mentors"][number]) => ({
  ...person,
  userId: accountId,
  professionName: profession?.name ?? null,
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
  investors: round.fundingInvestors,
});
