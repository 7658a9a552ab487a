import { namedRows, PARTNER_SHAPES, pageAddress, partnerCalls, REQUIRED_FIELDS, rowsBelow } from "#shared/partners.ts";
import { startupRow } from "../contract.ts";
import { fundingRow, getStartup, money } from "../detail/contract.ts";
import { startupList } from "../filters.ts";

const PICTURE_SIZES = {
  logo_512: true,
  logo_256: true,
  logo_64: true,
  cover_High: true,
  cover_Medium: true,
  cover_Low: true,
} as const;
/** What only the page of the viewer needs. */
const OF_THE_PAGE = { isVisible: true, isDeleted: true, mayEdit: true, mayClaim: true, isTeamUnknown: true } as const;

PARTNER_SHAPES.add(money, { id: "Money" });

export const startupPartners = partnerCalls({
  list: startupList,
  area: "startups",
  shape: "Startup",
  row: startupRow.omit(PICTURE_SIZES).extend(pageAddress).partial().required(REQUIRED_FIELDS),
  detail: getStartup.answer
    .omit({ ...PICTURE_SIZES, ...OF_THE_PAGE })
    .extend(pageAddress)
    .partial()
    .required(REQUIRED_FIELDS),
});

const rounds = namedRows("FundingRound", fundingRow.partial().required({ id: true }));

export const startupFunding = rowsBelow({
  area: "startups",
  part: "funding",
  summary: "Rounds of a startup, the newest first; private ones only with its financial right",
  rows: rounds,
});

export const organizationFunding = rowsBelow({
  area: "organizations",
  part: "funding",
  summary: "Public rounds that an organization took part in, the newest first",
  rows: rounds,
});
