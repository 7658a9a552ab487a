import { z } from "zod";
import { ENTITY_TYPES } from "#shared/access.ts";
import { endpoint } from "#shared/endpoint.ts";
import { TYPE_KINDS } from "#shared/type-kinds.ts";
import { FACT_INPUTS, FACTS_PER_CHECK } from "./limits.ts";

/** Of a mail: 256 bits. */
const code = z.string().min(1).max(200);
const field = z.string().max(100);

const question = z.object({
  field,
  value: z.string(),
  /** The value as people read it. */
  name: z.string(),
  /** How it is changed here; null: in the form alone. */
  input: z.enum(FACT_INPUTS).nullable(),
  /** Of a choice: which values of the catalogue. */
  of: z.enum(TYPE_KINDS).nullable(),
});
export type FactQuestion = z.output<typeof question>;

const entry = z.object({ kind: z.enum(ENTITY_TYPES), seoUrl: z.string() });

export const getFactCheck = endpoint({
  method: "POST",
  kind: "read",
  path: "/apiCommon/FactCheck/Get",
  summary: "The facts that a mail asks about, by its code; reading them changes nothing",
  perMinute: 60,
  failures: ["notFound", "factCheckUsed", "factCheckOver"],
  body: z.strictObject({ code }),
  answer: entry.extend({ name: z.string(), facts: z.array(question) }),
});

export const answerFactCheck = endpoint({
  method: "POST",
  path: "/apiCommon/FactCheck/Answer",
  summary: "Say which of these facts are true and change others, once, with the rights of who got the mail",
  perMinute: 60,
  failures: [
    "notFound",
    "factCheckUsed",
    "factCheckOver",
    "forbidden",
    "hiddenStartup",
    "hiddenEntry",
    "bannedWord",
    "changedMeanwhile",
  ] as const,
  body: z.strictObject({
    code,
    confirmed: z.array(field).max(FACTS_PER_CHECK).default([]),
    change: z.record(field, z.string().max(300)).default({}),
  }),
  answer: entry,
});
