import { editForm } from "#shared/edit/form.ts";
import { rowForms } from "../editing/form.ts";

const { stageId, typeId, announcedDate, amount, amountCurrencyId, investors } = rowForms.investment.fields;
const round = { stageId, typeId, announcedDate, amount, amountCurrencyId, isLead: investors.fields.isLead };

/** The fields of a round that an investor may change until the startup has answered. */
export const roundForm = editForm(round);
export type RoundFields = (typeof roundForm)["fields"];

/** A new one names its startup, too. */
export const newRoundForm = editForm(
  {
    name: { kind: "text", max: 200, required: true },
    startupId: { kind: "entity", of: "startup", name: "name" },
    ...round,
  },
  { check: ({ name, startupId }) => (name && !startupId ? [{ field: "name", reason: "chooseListed" }] : []) },
);

/** Rounds of one organization that wait at a time: each of them is mailed to a team. */
export const WAITING_MAX = 100;
