import type { Opened } from "#shared/edit/versioned-form.ts";
import type { PremiumSettingsModel } from "../contract.ts";

/** The settings as their form is opened with them. The house's own records are there for the staff. */
export function openedSettings({
  version,
  customerSource = "",
  isSold: _,
  ...rules
}: Omit<PremiumSettingsModel, "customerSource"> & {
  customerSource?: string | undefined;
  version: number;
  isSold: boolean;
}): Opened<PremiumSettingsModel> {
  return { version, values: { ...rules, customerSource, filterList: rules.filterList.toSorted() } };
}
