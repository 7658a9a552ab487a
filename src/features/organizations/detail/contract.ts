import { z } from "zod";
import { day } from "#shared/day.ts";
import { publicFacts } from "#shared/edit/fact-contract.ts";
import { endpoint, id, pageOf, seoUrl } from "#shared/endpoint.ts";
import { named, namedCountry } from "#shared/list/contract.ts";
import { LIST_PAGE_SIZE, MAX_PAGE, MAX_PAGE_SIZE } from "#shared/list/limits.ts";
import { organizationRow } from "../contract.ts";

const text = z.string().nullable();
const instant = z.iso.datetime();

/** `seoUrl` is the address of the person, where they are listed. */
const person = z.object({ id, name: z.string(), position: text, photo: text, seoUrl: text });
const network = z.object({
  id,
  name: z.string(),
  seoUrl: text,
  logo: text,
  /** The network says so, too. */
  isConfirmed: z.boolean(),
});

export const organizationDetail = organizationRow.extend({
  location: z.object({ country: namedCountry.nullable(), city: named.nullable() }),
  description: text,
  about: text,
  facilities: text,
  email: text,
  phone: text,
  address: text,
  website: text,
  facebook: text,
  instagram: text,
  twitter: text,
  linkedin: text,
  teamMembers: z.array(person),
  mentors: z.array(person),
  angelNetworks: z.array(network),
  /** How much stands behind each part of its page; what the public may not see is not counted. */
  counts: z.object({ programs: z.int(), portfolio: z.int(), patents: z.int(), rounds: z.int() }),
  isVisible: z.boolean(),
  /** The viewer may change it. */
  mayEdit: z.boolean(),
  /** Nobody manages it, and the viewer is a member who may say that it is theirs. */
  mayClaim: z.boolean(),
  ...publicFacts,
  createdAt: instant,
  updatedAt: instant,
});
export type OrganizationDetail = z.output<typeof organizationDetail>;

export const getOrganizer = endpoint({
  method: "GET",
  path: "/apiIncubation/Organizer/Get",
  summary: "An organization by its address",
  failures: ["notFound"],
  query: z.object({ seoUrl }),
  answer: organizationDetail,
});

const portfolioRow = z.object({
  id,
  name: z.string(),
  seoUrl: z.string(),
  logo: text,
  tagline: text,
  sector: named.nullable(),
  stage: named.nullable(),
  /** It was incubated there, accelerated there, the organization invested in it; at least one of them. */
  incubated: z.boolean(),
  accelerated: z.boolean(),
  invested: z.boolean(),
  /** Both sides say so; false: one of them alone. */
  isConfirmed: z.boolean(),
  /** The first day known of them. */
  since: day.nullable(),
  /** The last day, where it is over. */
  until: day.nullable(),
});
export type PortfolioRow = z.output<typeof portfolioRow>;

export const getPortfolio = endpoint({
  method: "GET",
  path: "/apiIncubation/Portfolio",
  summary: "Listed startups that an organization invested in or incubated, the latest first",
  query: z.object({
    organizerId: id,
    currentPage: z.coerce.number().int().min(1).max(MAX_PAGE).default(1),
    pageSize: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(LIST_PAGE_SIZE),
  }),
  answer: pageOf(portfolioRow),
});
