import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { AppError, type FieldProblem } from "#shared/errors.ts";
import type { Locale } from "#shared/locale.ts";
import { visibleTexts } from "#shared/visible-text.ts";

/**
 * The reason of our own for an issue that people meet (src/shared/reasons.ts): the schema library speaks of strings and
 * patterns.
 */
function ownReason(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === "invalid_type" && issue.input === undefined) return "missing";
  if (issue.code === "too_small" && issue.origin === "string" && issue.minimum === 1) return "required";
  if (issue.code === "too_big" && issue.origin === "string") return `textTooLong:${issue.maximum}`;
  return issue.code === "invalid_format" ? FORMATS[issue.format] : undefined;
}
const FORMATS: Record<string, string> = { regex: "otherSigns", date: "notADay", email: "email" };

const withOwn =
  (library: z.core.$ZodErrorMap): z.core.$ZodErrorMap =>
  (issue) =>
    ownReason(issue) ?? library(issue);

/** The sentences in each language. */
const SENTENCES = { en: withOwn(z.locales.en().localeError), tr: withOwn(z.locales.tr().localeError) };

/** The parsed input, or the failure that names its problems in the reader's language. */
export function parsedInput(schema: z.ZodType, value: unknown, locale: Locale): unknown {
  const result = schema.safeParse(visibleTexts(value), { error: SENTENCES[locale] });
  if (result.success) return result.data;
  throw new AppError("invalidInput", result.error.issues.map(problemOf));
}

const problemOf = ({ path, message }: z.core.$ZodIssue): FieldProblem => ({ field: path.join("."), reason: message });

/** Takes what nobody sees out of every text of a request, before its schemas see it. */
export async function cleanInput(request: FastifyRequest): Promise<void> {
  request.params = visibleTexts(request.params);
  request.query = visibleTexts(request.query);
  request.body = visibleTexts(request.body);
}

/**
 * The problems that Fastify's refusal of an input names, in the language of the request: the refused part is read once
 * more.
 */
export function problemsOfRequest(request: FastifyRequest, part: string | undefined): FieldProblem[] {
  const schemas: Record<string, unknown> = { ...request.routeOptions.schema };
  const schema = schemas[part ?? ""];
  const input = { params: request.params, querystring: request.query, body: request.body }[part ?? ""];
  if (!(schema instanceof z.ZodType)) return [];
  const result = schema.safeParse(input, { error: SENTENCES[request.locale] });
  return (result.error?.issues ?? []).map(problemOf);
}
