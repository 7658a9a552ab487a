import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { answeredProblem } from "#shared/answered-problem.ts";
import { cut } from "#shared/cut.ts";
import { errorStatus, errorText } from "#shared/error-list.ts";
import { AppError, type ErrorBody, type ErrorCode, type FieldProblem } from "#shared/errors.ts";
import { defaultLocale } from "#shared/house.ts";
import { preferredLocale } from "#shared/locale.ts";
import type { App } from "./app.server.ts";
import { foundNoSpace } from "./disk-space.server.ts";
import { problemsOfRequest } from "./input.server.ts";
import { noteRefusedCall } from "./refusals.server.ts";

/** A database that restarts or fails over is back within a few seconds. */
const RETRY_AFTER_SECONDS = 2;

/** Answers every failure in the same envelope. Unexpected errors are logged and answered as `internal`. */
export function handleFailures(app: App): void {
  app.decorate("diskFullAt", 0);
  app.setErrorHandler(async (error, request, reply) => {
    if (foundNoSpace(error)) app.diskFullAt = Date.now();
    if (hasZodFastifySchemaValidationErrors(error))
      return sendFailure(request, reply, "invalidInput", problemsOfRequest(request, error.validationContext));
    const place = `${request.method} ${request.routeOptions.url ?? "unknown"}`;
    const { code, fields } = appErrorOf(error, request.log, place);
    // What cannot be noted is refused all the same.
    await noteRefusedCall(app, request, code).catch((err) => request.log.error({ err, place }, "refusal not noted"));
    return sendFailure(request, reply, code, fields);
  });
  app.setNotFoundHandler((request, reply) => sendFailure(request, reply, "notFound", []));
  app.addHook("onSend", async (_request, reply) => {
    if (reply.statusCode === 503 && !reply.hasHeader("retry-after")) reply.header("retry-after", RETRY_AFTER_SECONDS);
  });
}

/** The failure as the caller may see it; unexpected errors are logged. `place`: the call. */
export function appErrorOf(error: unknown, log: FastifyBaseLogger, place?: string): AppError {
  if (error instanceof AppError) return error;
  if (isRefusedData(error) || isTaken(error)) log.warn({ err: error }, "the database refused a value");
  const { code, fields } = failureOf(error);
  if (code === "unavailable") log.warn({ err: error }, "cannot be served now");
  else if (errorStatus(code) >= 500) log.error({ err: error, place }, "request failed");
  return new AppError(code, fields);
}

/**
 * Answers requests whose address Fastify refuses before routing, such as broken percent-encoding. No hook has run for
 * them.
 */
export function refuseAddress(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  request.locale = preferredLocale(request.headers["accept-language"]) ?? defaultLocale();
  sendFailure(request, reply, failureOf(error).code, []);
}

/** Limits on the fields a failure names and on the length of their texts: input is not sent back in full. */
const MAX_FIELDS = 50;
const MAX_LETTERS = 200;
const shortened = ({ field, reason, message, detail, ...values }: FieldProblem): FieldProblem => ({
  ...values,
  field: cut(field, MAX_LETTERS),
  reason: cut(reason, MAX_LETTERS),
  ...(message === undefined ? {} : { message: cut(message, MAX_LETTERS) }),
  ...(detail === undefined ? {} : { detail: cut(detail, MAX_LETTERS) }),
});

export function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  code: ErrorCode,
  fields: FieldProblem[],
): FastifyReply {
  const locale = request.locale ?? defaultLocale();
  const value = errorText(code, locale);
  const problems = fields.slice(0, MAX_FIELDS).map((problem) => shortened(answeredProblem(problem, locale)));
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
  if (isRefusedData(error)) return { code: "invalidInput", fields: [] };
  if (isTaken(error)) return { code: "conflict", fields: [] };
  if (isPassing(error)) return { code: "unavailable", fields: [] };
  const status = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 500;
  const code = CODE_OF_STATUS[status] ?? (status >= 400 && status < 500 ? "invalidInput" : "internal");
  return { code, fields: [] };
}

/** SQLSTATE of a value that is there already: two writes at once may both have found it free. */
const UNIQUE_VIOLATION = "23505";
const isTaken = (error: unknown): boolean => codeOf(error) === UNIQUE_VIOLATION;

/** SQLSTATE of a statement that took longer than it may. */
const QUERY_CANCELED = "57014";
export const isCancelled = (error: unknown): boolean => codeOf(error) === QUERY_CANCELED;

/** SQLSTATE of a deletion of what other rows refer to. The transaction has to be rolled back. */
const FOREIGN_KEY_VIOLATION = "23503";
export const isReferredTo = (error: unknown): boolean => codeOf(error) === FOREIGN_KEY_VIOLATION;

/**
 * SQLSTATEs that only a value can cause: an invalid character or encoding, a number or date out of range, a malformed
 * date, number or id.
 */
const REFUSED_DATA = new Set(["22021", "22P05", "22003", "22008", "22007", "22P02"]);

/**
 * True if the database refused a value of the client, such as a text with a NUL character. It is logged, because a
 * schema should have refused it.
 */
const isRefusedData = (error: unknown): boolean => REFUSED_DATA.has(codeOf(error) ?? "");

/** The SQLSTATE of an error, or of its cause. */
function codeOf(error: unknown): string | undefined {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && "code" in cause ? String(cause.code) : undefined;
}

/**
 * Codes of the system and of PostgreSQL for what cannot be served now: a connection that failed or was lost, no connection,
 * memory or space left, a limit of time (57014, 55P03), transactions that met (40001, 40P01), a server that is
 * starting, ending or takes no writes.
 */
const UNAVAILABLE_ERROR =
  /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EPIPE|ENOSPC|EDQUOT|08\w{3}|25006|25P03|40001|40P01|53\w{3}|55P03|57014|57P\w{2})$/;
/** Messages of `pg`, which have no code, for a lost or hanging connection or an exhausted pool. */
const NO_CONNECTION =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after)/;

/** True if an error, or its cause, passes by itself or when the operator acts: the caller may try again. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const away = "code" in error && UNAVAILABLE_ERROR.test(String(error.code));
  return away || NO_CONNECTION.test(error.message) || isPassing(error.cause);
}
