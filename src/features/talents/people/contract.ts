import { z } from "zod";
import { endpoint, id, seoUrl } from "#shared/endpoint.ts";
import { ZERO_ID } from "#shared/zero-id.ts";

/** Page size of the search. */
const PEOPLE_PAGE_SIZE = 10;
/** People offered while a name is typed. */
export const LOOKUP_SIZE = 10;
/** Letters a name needs before people are looked up. */
export const LOOKUP_MIN = 2;

/** An id; empty and zero mean none. */
const optionalId = z
  .union([id, z.literal(""), z.literal(ZERO_ID), z.null()])
  .transform((value) => (value === "" || value === ZERO_ID ? null : value))
  .optional();
const text = z.string().nullable();

const person = z.object({
  id,
  seoUrl: z.string(),
  name: z.string(),
  surname: z.string(),
  title: text,
  pP_512: text,
  pP_256: text,
  pP_64: text,
  countryName: text,
  cityName: text,
});
export type Person = z.output<typeof person>;

export const searchPeople = endpoint({
  method: "POST",
  path: "/apiUser/User/Search",
  summary: "Members by the beginnings of words of their names; Turkish letters are optional",
  kind: "read",
  perMinute: 120,
  body: z.strictObject({
    filter: z
      .strictObject({
        countryId: optionalId,
        cityId: optionalId,
        userTypeId: optionalId,
        jobSearchStatusId: optionalId,
      })
      .default({}),
    searchText: z
      .string()
      .trim()
      .max(100)
      .refine((value) => value === "" || value.length >= LOOKUP_MIN, `atLeastLetters:${LOOKUP_MIN}`)
      .default(""),
    isDescending: z.boolean().default(false),
    pageIndex: z.int32().min(1).default(1),
    pageSize: z.int().min(1).max(100).default(PEOPLE_PAGE_SIZE),
    orderColumnName: z.enum(["", "name", "createdAt"]).default(""),
  }),
  answer: z.object({ rows: z.array(person), totalCount: z.int(), pageIndex: z.int(), pageSize: z.int() }),
});

export const lookUpPeople = endpoint({
  method: "GET",
  path: "/apiUser/User/Lookup",
  summary: "Members whose name begins so or has such a word, for choosing one while typing",
  access: "signedIn",
  perMinute: 300,
  query: z.object({ name: z.string().trim().max(100) }),
  answer: z.array(person),
});

const startup = z.object({ id, name: z.string(), seoUrl: z.string() });

export const teamMembers = endpoint({
  method: "GET",
  path: "/apiUser/User/TeamMembers",
  summary: "With whom one is in the team of a startup",
  access: "signedIn",
  answer: z.array(person.extend({ startups: z.array(startup) })),
});

const personStartup = z.object({
  id,
  seoUrl: z.string(),
  name: z.string(),
  logo: text,
  tagline: text,
  position: text,
  isMentor: z.boolean(),
});
export type PersonStartup = z.output<typeof personStartup>;

export const startupsOfPerson = endpoint({
  method: "GET",
  path: "/apiUser/User/Startups/:seoUrl",
  summary: "Listed startups a member is in the team of or advises; not found for viewers who may not see the member",
  failures: ["notFound"],
  params: z.object({ seoUrl }),
  answer: z.array(personStartup),
});
