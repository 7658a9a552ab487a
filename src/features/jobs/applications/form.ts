import { editForm } from "#shared/edit/form.ts";

/** The fields of an application; phone and LinkedIn come from the profile, the CV if they wish. */
export const applyForm = editForm(
  {
    applyNote: { kind: "text", max: 5_000, lines: 6 },
    minWage: { kind: "amount", currency: "wageCurrencyId" },
    maxWage: { kind: "amount", currency: "wageCurrencyId" },
    wageCurrencyId: { kind: "currency" },
    showsWage: { kind: "flag" },
    sendsCv: { kind: "flag" },
  },
  { ranges: [["minWage", "maxWage"]] },
);
export type ApplyFields = (typeof applyForm)["fields"];
