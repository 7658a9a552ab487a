import { z } from "zod";
import { endpoint, id } from "#shared/endpoint.ts";
import { MAX_FREE_ROWS } from "./limits.ts";
import { FILTERS_TO_CHOOSE } from "./parts/choosable.ts";

const filterName = z.enum(FILTERS_TO_CHOOSE as unknown as [string, ...string[]]);
const settings = z.object({
  /** Off: nobody needs a package for anything but exports and reports beyond the free ones. */
  premiumEnable: z.boolean(),
  /** Visitors see no startups before signing in. */
  userNeedtoSingForSeeData: z.boolean(),
  /** Number of the first startups that a member without a package sees. */
  limitedFreeStartupPresenter: z.boolean(),
  freeStartupCount: z.int().min(0).max(MAX_FREE_ROWS),
  /** The origin of customers, for the house's own records. */
  customerSource: z.string().trim().max(200),
  /** Filters that need a package, as "startups.stage". */
  filterList: z.array(filterName).max(FILTERS_TO_CHOOSE.length),
});
export type PremiumSettingsModel = z.output<typeof settings>;

export const premiumSettings = endpoint({
  method: "GET",
  path: "/apiUser/Premium/Settings",
  summary: "What visitors and members without a package may see",
  answer: z.object({
    // The house's own records are for the staff.
    model: settings.extend({
      id,
      customerSource: settings.shape.customerSource.optional(),
      version: z.int(),
      isSold: z.boolean().describe("False: no payment provider is set up, so that premium is off and nothing is sold"),
    }),
  }),
});

export const putPremiumSettings = endpoint({
  method: "PUT",
  path: "/apiUser/Premium/Settings",
  summary: "Changes what visitors and members without a package may see; from then on for everybody",
  access: "signedIn",
  confirmed: true,
  right: "staff",
  failures: ["forbidden", "changedMeanwhile"],
  body: settings.extend({ id: id.optional(), isSold: z.boolean().optional(), version: z.int().min(1) }).strict(),
  answer: z.object({ model: settings.extend({ id, version: z.int() }) }),
});
