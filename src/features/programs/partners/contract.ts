import { id } from "#shared/endpoint.ts";
import { pageAddress, partnerCalls, REQUIRED_FIELDS } from "#shared/partners.ts";
import { programDetail, programRow } from "../contract.ts";
import { programList } from "../filters.ts";

const OWN_NAMES = { programId: true, programSeoUrl: true } as const;
/** As every other noun has them. */
const named = { id, seoUrl: programRow.shape.programSeoUrl, ...pageAddress };

export const programPartners = partnerCalls({
  list: programList,
  area: "programs",
  shape: "Program",
  row: programRow.omit(OWN_NAMES).extend(named).partial().required(REQUIRED_FIELDS),
  detail: programDetail
    .omit({ ...OWN_NAMES, isDraft: true, isListed: true, mayEdit: true })
    .extend(named)
    .partial()
    .required(REQUIRED_FIELDS),
});
