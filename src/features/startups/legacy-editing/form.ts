import type { EditForm } from "#shared/edit/form.ts";
import { newStartupForm, type RowKey, rowForms, startupForm } from "../editing/form.ts";
import { olderForm } from "./rules.ts";

/** A startup by the names of `Company/Get`. */
export const companyForm = olderForm(startupForm, {
  marketSizeCurrencyId: "marketSizeCurrency",
  seekingAmount: "seekingInvestmentAmount",
  seekingAmountCurrencyId: "seekingInvestmentAmountCurrency",
  seekingValuationCurrencyId: "seekingValuationCurrency",
});
export const newCompanyForm = olderForm(newStartupForm);

/** Lists of rows with calls of their own: the noun in the address, the list, its older names, whether rows are changed. */
export const COMPANY_ROWS = {
  CompanyTeamMembers: list("teammember", { accountId: "userId" }, true),
  CompanyPatents: list("patent", {}, true),
  CompanyGovernmentSupports: list("governmentsupport", { supportId: "typeId", receivedDate: "date" }, true),
  CompanyInvestments: list(
    "investment",
    {
      stageId: "tourId",
      announcedDate: "date",
      amountCurrencyId: "amountCurrency",
      preValuation: "valuation",
      preValuationCurrencyId: "valuationCurrency",
      accountId: "userId",
    },
    true,
  ),
  CompanyImportantUpdates: list("importantupdate", { updateDate: "date" }, true),
  CompanyIncubationCenters: list("incubationcenter", {}, false),
};
export type CompanyRowNoun = keyof typeof COMPANY_ROWS;
export const COMPANY_ROW_NOUNS = Object.keys(COMPANY_ROWS) as CompanyRowNoun[];

function list(key: RowKey, names: Readonly<Record<string, string>>, isChanged: boolean) {
  return { key, form: olderForm(rowForms[key] as unknown as EditForm, names), isChanged };
}

/** Lists of the catalogue's values with calls of their own, by their field. */
export const COMPANY_CHOICES = {
  CompanyBusinessModels: "businessModelIds",
  CompanyRevenueModels: "revenueModelIds",
  CompanyTechnology: "technologyIds",
} as const;
export type CompanyChoiceNoun = keyof typeof COMPANY_CHOICES;
export const COMPANY_CHOICE_NOUNS = Object.keys(COMPANY_CHOICES) as CompanyChoiceNoun[];
