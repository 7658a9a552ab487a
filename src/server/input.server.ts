import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { AppError, type FieldProblem } from "#shared/errors.ts";
import { visibleTexts } from "#shared/visible-text.ts";

/**
 * The reason of our own (src/shared/reasons.ts) for each issue that a schema finds: the schema library speaks of strings and
 * patterns, in words of its own. Reasons that a schema itself names, as in `refine`, are not asked for here.
 */
function ownReason(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? "missing" : (TYPES[issue.expected] ?? "otherForm");
    case "too_small":
      return tooSmall(issue);
    case "too_big":
      return tooBig(issue);
    case "invalid_format":
      return FORMATS[issue.format] ?? "otherForm";
    case "invalid_value":
      return `oneOf:${issue.values.join(", ")}`;
    case "unrecognized_keys":
      return "noSuchField";
    default:
      return "otherForm";
  }
}

const TYPES: Record<string, string> = {
  string: "notAText",
  number: "number",
  int: "notAWholeNumber",
  boolean: "notYesOrNo",
  array: "notAList",
};
const FORMATS: Record<string, string> = {
  regex: "otherSigns",
  date: "notADay",
  datetime: "notATime",
  email: "email",
  url: "webAddress",
  uuid: "notAnId",
  safeint: "notAWholeNumber",
};

function tooSmall({ origin, minimum, inclusive }: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>): string {
  if (origin === "string") return minimum === 1 ? "required" : `textTooShort:${minimum}`;
  if (origin === "array" || origin === "set") return minimum === 1 ? "atLeastOne" : `atLeastValues:${minimum}`;
  return inclusive === false ? `moreThan:${minimum}` : `atLeast:${minimum}`;
}

function tooBig({ origin, maximum, inclusive }: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>): string {
  if (origin === "string") return `textTooLong:${maximum}`;
  if (origin === "array" || origin === "set") return `atMostValues:${maximum}`;
  return inclusive === false ? `lessThan:${maximum}` : `atMost:${maximum}`;
}

/** Fields that a schema does not have are named one by one. */
function fieldProblems(issue: z.core.$ZodIssue): FieldProblem[] {
  const { path, message } = issue;
  const paths = issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...path, key]) : [path];
  return paths.map((names) => ({ field: names.join("."), reason: message }));
}

/** The parsed input, or the failure that names its problems. */
export function parsedInput(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(visibleTexts(value), { error: ownReason });
  if (result.success) return result.data;
  throw new AppError("invalidInput", result.error.issues.flatMap(fieldProblems));
}

/** Takes what nobody sees out of every text of a request, before its schemas see it. */
export async function cleanInput(request: FastifyRequest): Promise<void> {
  request.params = visibleTexts(request.params);
  request.query = visibleTexts(request.query);
  request.body = visibleTexts(request.body);
}

/** The problems that Fastify's refusal of an input names: the refused part is read once more. */
export function problemsOfRequest(request: FastifyRequest, part: string | undefined): FieldProblem[] {
  const schemas: Record<string, unknown> = { ...request.routeOptions.schema };
  const schema = schemas[part ?? ""];
  const input = { params: request.params, querystring: request.query, body: request.body }[part ?? ""];
  if (!(schema instanceof z.ZodType)) return [];
  const { error } = schema.safeParse(input, { error: ownReason });
  return (error?.issues ?? []).flatMap(fieldProblems);
}
