import { labelOf } from "#shared/import/steps.ts";
import type { FundingFile } from "../contract.ts";
import type { Catalogue } from "../queries/catalogue.server.ts";
import type { FundingValues } from "../rules.ts";
import { type Columns, LEAD, listColumn, moneyColumn, plainColumn } from "./columns.server.ts";

/** The values of a round whose startup is found. */
export interface RoundValues extends FundingValues {
  startupId: string;
}

/** Columns of a round by their name. Only what the profile fills is written. */
export function fundingColumns({ fields }: FundingFile, catalogue: Catalogue): Columns<RoundValues> {
  const columns: Columns<RoundValues> = {
    startup_id: plainColumn("startup_id", "uuid", [labelOf(fields.startup)], (values) => values.startupId),
  };
  const { tour, type, announcedDate, amount, preValuation, investors } = fields;
  const typeId = (kind: string, key: string | null) => catalogue.typeIds.get(`${kind}/${key}`) ?? null;
  if (tour)
    columns.stage_id = plainColumn("stage_id", "uuid", [labelOf(tour)], (values) =>
      typeId("investmentTour", values.tour),
    );
  if (type)
    columns.type_id = plainColumn("type_id", "uuid", [labelOf(type)], (values) =>
      typeId("investmentType", values.type),
    );
  if (announcedDate)
    columns.announced_date = plainColumn(
      "announced_date",
      "date",
      [labelOf(announcedDate)],
      (values) => values.announcedDate,
    );
  // Both amounts of a round share the rate of its day.
  const rated = { dayOf: "announced_date", withRate: true };
  const currency = fields.currency ? [labelOf(fields.currency)] : [];
  if (preValuation)
    columns.pre_valuation = moneyColumn(
      "pre_valuation",
      [labelOf(preValuation), ...currency],
      (values) => values.preValuation,
      catalogue,
      rated,
    );
  if (amount)
    columns.amount = moneyColumn("amount", [labelOf(amount), ...currency], (values) => values.amount, catalogue, rated);
  if (investors)
    columns.investors = listColumn(
      { table: "funding_investor", owner: "funding_id", item: "name", where: {} },
      [labelOf(investors)],
      (values) => values.investors.map(({ name, isLead }) => (isLead ? name + LEAD : name)),
    );
  return columns;
}
