import { z } from "zod";
import { publicFacts } from "#shared/edit/fact-contract.ts";
import { endpoint, id, seoUrl } from "#shared/endpoint.ts";
import { listContract, named, namedCountry } from "#shared/list/contract.ts";
import { providerList } from "./filters.ts";

const text = z.string().nullable();
const instant = z.iso.datetime();

/** Texts in the reader's language where there is one. */
export const providerRow = z.object({
  id,
  seoUrl: z.string(),
  name: z.string(),
  slogan: text,
  logo: text,
  serviceIndustries: z.array(named),
  location: z.object({ country: namedCountry.nullable(), city: named.nullable() }),
});
export type ProviderRow = z.output<typeof providerRow>;

/** The calls of the list: a page, available values, saved filters. */
export const providerCalls = listContract({
  list: providerList,
  row: providerRow,
  paths: {
    list: "/apiCommon/ServiceProviders/Search",
    values: "/apiCommon/ServiceProviders/AvailableValues",
    queries: "/apiCommon/ServiceProviders/Queries",
  },
  nouns: "Service providers",
});

/** Columns of the table that the answer shows as they are. */
export const providerTexts = z.object({
  website: text,
  facebook: text,
  instagram: text,
  twitter: text,
  linkedin: text,
  /** Address of a presentation video. */
  video: text,
  address: text,
});

export const providerDetail = providerRow.extend({
  ...providerTexts.shape,
  serviceProviderId: id,
  description: text,
  about: text,
  /** Null for visitors; see `hidden`. */
  email: text,
  phone: text,
  foundationYear: z.int().nullable(),
  employeeCount: named.nullable(),
  teamMembers: z.array(
    z.object({ id, name: z.string(), position: text, photo: text, seoUrl: text, isFounder: z.boolean() }),
  ),
  /** Email and phone number are there, and shown after signing in. */
  hidden: z.boolean(),
  isVisible: z.boolean(),
  /** The viewer may change the entry. */
  mayEdit: z.boolean(),
  /** Nobody manages it, and the viewer is a member who may say that it is theirs. */
  mayClaim: z.boolean(),
  ...publicFacts,
  createdAt: instant,
  updatedAt: instant,
});
export type ProviderDetail = z.output<typeof providerDetail>;

export const getProvider = endpoint({
  method: "GET",
  path: "/apiCommon/ServiceProviders/Get/:id",
  summary: "A service provider by its id or address",
  params: z.object({
    id: seoUrl,
  }),
  answer: providerDetail,
  failures: ["notFound"],
});
