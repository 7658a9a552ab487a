import { z } from "zod";
import { saveSchema } from "#shared/edit/schema.ts";
import { endpoint } from "#shared/endpoint.ts";
import { FACTS_PER_CHECK, factForm } from "./form.ts";

/** Of a mail: 256 bits. */
const code = z.string().min(1).max(200);

const factCheck = z.object({
  startup: z.object({ seoUrl: z.string(), name: z.string() }),
  /** Fields that are asked about. */
  facts: z.array(z.string()),
  /** Their values, and those of fields they depend on. */
  values: z.record(z.string(), z.unknown()),
});

export const getFactCheck = endpoint({
  method: "POST",
  kind: "read",
  path: "/apiStartup/FactCheck/Get",
  summary: "The facts that a mail asks about, by its code; reading them changes nothing",
  perMinute: 60,
  failures: ["notFound", "factCheckUsed", "factCheckOver"],
  body: z.strictObject({ code }),
  answer: factCheck,
});

export const answerFactCheck = endpoint({
  method: "POST",
  path: "/apiStartup/FactCheck/Answer",
  summary: "Say which of these facts are true and change others, once, with the rights of who got the mail",
  perMinute: 60,
  failures: [
    ...["notFound", "factCheckUsed", "factCheckOver", "forbidden"],
    ...["hiddenStartup", "bannedWord", "changedMeanwhile"],
  ] as const,
  body: z.strictObject({
    code,
    confirmed: z.array(z.string().max(100)).max(FACTS_PER_CHECK).default([]),
    change: saveSchema(factForm).default({}),
  }),
  answer: z.object({ seoUrl: z.string() }),
});
