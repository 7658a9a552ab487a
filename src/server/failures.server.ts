import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { errorStatus, errorText } from "#shared/error-list.ts";
import { AppError, type ErrorBody, type ErrorCode, type FieldProblem } from "#shared/errors.ts";
import { DEFAULT_LOCALE, preferredLocale } from "#shared/locale.ts";
import type { App } from "./app.server.ts";

/** Answers every failure in the one envelope; what is not the caller's to know is logged and answered as `internal`. */
export function handleFailures(app: App): void {
  app.setErrorHandler((error, request, reply) => {
    const { code, fields } = appErrorOf(error, request.log);
    return sendFailure(request, reply, code, fields);
  });
  app.setNotFoundHandler((request, reply) => sendFailure(request, reply, "notFound", []));
}

/** What a failure is to its caller; what is not theirs to know is logged. */
export function appErrorOf(error: unknown, log: FastifyBaseLogger): AppError {
  if (error instanceof AppError) return error;
  if (isRefusedData(error)) log.warn({ err: error }, "the database refused a value");
  const { code, fields } = failureOf(error);
  if (errorStatus(code) >= 500 && code !== "unavailable") log.error({ err: error }, "request failed");
  return new AppError(code, fields);
}

/** Answers addresses that no route is looked for: broken percent-encoding, parts of hundreds of letters. No hook has run. */
export function refuseAddress(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  request.locale = preferredLocale(request.headers["accept-language"]) ?? DEFAULT_LOCALE;
  sendFailure(request, reply, failureOf(error).code, []);
}

/** Fields a refusal names, and letters of a name or reason: what was sent is not sent back whole. */
const MAX_FIELDS = 50;
const MAX_LETTERS = 200;
const shortened = ({ field, reason, detail }: FieldProblem): FieldProblem => ({
  field: field.slice(0, MAX_LETTERS),
  reason: reason.slice(0, MAX_LETTERS),
  ...(detail === undefined ? {} : { detail: detail.slice(0, MAX_LETTERS) }),
});

export function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  code: ErrorCode,
  fields: FieldProblem[],
): FastifyReply {
  const value = errorText(code, request.locale ?? DEFAULT_LOCALE);
  const problems = fields.slice(0, MAX_FIELDS).map(shortened);
  const body: ErrorBody = { data: problems.length > 0 ? problems : null, status: { code, value }, message: value };
  return reply.code(errorStatus(code)).type("application/json; charset=utf-8").serializer(JSON.stringify).send(body);
}

/** Fastify's own refusals by their status; any other status of 4xx is the client's mistake. */
const CODE_OF_STATUS: Record<number, ErrorCode> = {
  401: "unauthorized",
  404: "notFound",
  405: "methodNotAllowed",
  413: "tooLarge",
  415: "unsupportedMediaType",
  429: "tooManyRequests",
  503: "unavailable",
};

function failureOf(error: unknown): { code: ErrorCode; fields: FieldProblem[] } {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error))
    return { code: "invalidInput", fields: error.validation.slice(0, MAX_FIELDS).map(problemOf) };
  if (isRefusedData(error)) return { code: "invalidInput", fields: [] };
  if (isDatabaseGone(error)) return { code: "unavailable", fields: [] };
  const status = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 500;
  const code = CODE_OF_STATUS[status] ?? (status >= 400 && status < 500 ? "invalidInput" : "internal");
  return { code, fields: [] };
}

/**
 * SQLSTATEs that a value alone can cause: a character that is none, a letter of no other encoding, a number or a date out of
 * range, a date that is none, a text that is no number or id.
 */
const REFUSED_DATA = new Set(["22021", "22P05", "22003", "22008", "22007", "22P02"]);

/** The database refused what a client sent, such as a text with a NUL character: logged, as a schema let it through. */
function isRefusedData(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && "code" in cause && REFUSED_DATA.has(String(cause.code));
}

/** The system's and PostgreSQL's own codes for a connection that could not be made or was lost. */
const CONNECTION_LOST = /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTFOUND|EPIPE|08\w{3}|57P0[123]|53300)$/;
/** What `pg` says, without a code, when a connection ends or none is free in time. */
const NO_CONNECTION = /^(Connection terminated|timeout exceeded when trying to connect)/;

/** Whether a failure, or what it was caused by, is the database being out of reach. */
function isDatabaseGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const lost = "code" in error && CONNECTION_LOST.test(String(error.code));
  return lost || NO_CONNECTION.test(error.message) || isDatabaseGone(error.cause);
}

function problemOf(issue: { instancePath: string; message?: string }): FieldProblem {
  return { field: issue.instancePath.replace(/^\//, "").replaceAll("/", "."), reason: issue.message ?? "" };
}
