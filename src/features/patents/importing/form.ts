import { editForm } from "#shared/edit/form.ts";

const name = { kind: "text", max: 300 } as const;
const text = { kind: "text", max: 5000, lines: 5 } as const;

/** The fields of a patent's form besides its numbers, inventors and organization. */
export const patentForm = editForm(
  {
    nameEn: name,
    nameTr: name,
    technologyReadinessLevelId: { kind: "type", of: "technologyReadinessLevel" },
    lookingForDescriptionEn: text,
    lookingForDescriptionTr: text,
    problemEn: text,
    problemTr: text,
    advantageEn: text,
    advantageTr: text,
    protectionStart: { kind: "day" },
    protectionEnd: { kind: "day" },
    value: { kind: "amount", currency: "valueCurrencyId" },
    valueCurrencyId: { kind: "currency" },
    marketSize: { kind: "amount", currency: "marketSizeCurrencyId" },
    marketSizeCurrencyId: { kind: "currency" },
    sectors: { kind: "types", of: "sector", max: 20 },
    lookingFor: { kind: "types", of: "patentLookingFor", max: 20 },
    targetMarkets: { kind: "types", of: "targetMarket", max: 20 },
  },
  {
    days: [["protectionStart", "protectionEnd"]],
    together: [["nameEn", "nameTr"]],
    check: ({ nameEn, nameTr }) => (nameEn || nameTr ? [] : [{ field: "nameEn", reason: "required" }]),
  },
);
export type PatentFields = (typeof patentForm)["fields"];
