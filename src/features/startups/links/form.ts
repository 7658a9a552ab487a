import { editForm } from "#shared/edit/form.ts";
import { rowForms } from "../editing/form.ts";

const { startDate, endDate } = rowForms.incubationcenter.fields;
const days = [["startDate", "endDate"]] as const;

/** The time during which an organization hosts or accelerates a startup. */
export const hostingForm = editForm({ startDate, endDate }, { days });
export type HostingFields = (typeof hostingForm)["fields"];

/** A new one names its startup, too. */
export const newHostingForm = editForm(
  {
    name: { kind: "text", max: 200, required: true },
    startupId: { kind: "entity", of: "startup", name: "name" },
    /** An acceleration program; else an incubation. */
    isAcceleration: { kind: "flag" },
    startDate,
    endDate,
  },
  { days, check: ({ name, startupId }) => (name && !startupId ? [{ field: "name", reason: "chooseListed" }] : []) },
);

/** Startups that an organization has added and that have not answered: each of them is mailed to a team. */
export const HOSTINGS_WAITING_MAX = 100;
