import { z } from "zod";
import { id } from "#shared/endpoint.ts";

const text = z.string().nullable();
const localized = z.object({ en: z.string(), tr: z.string() });
/** A text that the startup may have in either language. */
const texts = z.object({ en: text, tr: text });
/** A value of the catalogue with its names as they were then. */
const named = z.object({ id, name: localized });
const money = z.object({ amount: z.number(), currency: z.string() });

/** The profile of a startup as it was when the application was sent (`program_submission.profile`). */
export const submittedProfile = z.object({
  startupId: id,
  seoUrl: z.string(),
  name: z.string(),
  legalName: text,
  legalForm: named.nullable(),
  incorporated: z.boolean().nullable(),
  /** The address of a public file. It may be gone by now: show initials then. */
  logo: text,
  website: text,
  linkedin: text,
  twitter: text,
  facebook: text,
  instagram: text,
  tagline: texts,
  description: texts,
  targetGroup: texts,
  competitiveAdvantage: texts,
  revenueModelDescription: texts,
  country: named.nullable(),
  city: named.nullable(),
  /** "2024-03-01" */
  foundationDate: text,
  sector: named.nullable(),
  subSectors: z.array(named),
  stage: named.nullable(),
  technologies: z.array(named),
  businessModels: z.array(named),
  revenueModels: z.array(named),
  employeeCount: named.nullable(),
  operatingStatus: named.nullable(),
  marketSize: money.nullable(),
  seeking: z.object({ status: named.nullable(), tour: named.nullable(), amount: money.nullable() }),
  /** Who has agreed to stand there, the team before its mentors. */
  team: z.array(
    z.object({
      accountId: id.nullable(),
      name: z.string(),
      title: text,
      position: text,
      profession: named.nullable(),
      isMentor: z.boolean(),
    }),
  ),
  /** Rounds that are not private, the latest first. */
  funding: z.array(
    z.object({
      tour: named.nullable(),
      type: named.nullable(),
      date: text,
      amount: money.nullable(),
      investors: z.array(z.string()),
    }),
  ),
  competitors: z.array(z.object({ name: z.string(), website: text })),
  patents: z.array(z.object({ name: z.string(), applicationNumber: z.string() })),
});
export type SubmittedProfile = z.output<typeof submittedProfile>;
