import { pageAddress, partnerCalls, REQUIRED_FIELDS } from "#shared/partners.ts";
import { organizationRow } from "../contract.ts";
import { organizationDetail } from "../detail/contract.ts";
import { organizationList } from "../filters.ts";

export const organizationPartners = partnerCalls({
  list: organizationList,
  area: "organizations",
  shape: "Organization",
  row: organizationRow.extend(pageAddress).partial().required(REQUIRED_FIELDS),
  detail: organizationDetail
    .omit({ isVisible: true, mayEdit: true, mayClaim: true })
    .extend(pageAddress)
    .partial()
    .required(REQUIRED_FIELDS),
});
