import type { Opened } from "#shared/edit/versioned-form.ts";
import type { Billing } from "../contract.ts";

type Field = Exclude<keyof Billing, "version">;

/** The form, by the names of its fields. */
export type BillingValues = ReturnType<typeof billingValues>;

export function billingValues(read: (name: Field) => unknown) {
  const text = (name: Field) => String(read(name) ?? "");
  return {
    kind: text("kind") === "company" ? ("company" as const) : ("person" as const),
    name: text("name"),
    address: text("address"),
    city: text("city"),
    countryId: text("countryId"),
    taxOffice: text("taxOffice"),
    taxNumber: text("taxNumber"),
  };
}

/** The stored billing as the form is opened with it; null: none yet. */
export const openedBilling = (billing: Billing | null): Opened<BillingValues> => ({
  version: billing?.version ?? 0,
  values: billingValues((name) => billing?.[name]),
});
