import type { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import type { Answer, Endpoint, FailureOf } from "#shared/endpoint.ts";
import { AppError, type ErrorCode } from "#shared/errors.ts";
import type { Locale } from "#shared/locale.ts";
import { isRefusal, type Refusal } from "#shared/outcome.ts";
import { hasRole, type Viewer } from "#shared/viewer.ts";
import type { App, Read } from "./app.server.ts";
import { rangeOf } from "./byte-range.server.ts";
import { appErrorOf } from "./failures.server.ts";
import {
  type Attempt,
  attemptOf,
  beginAttempt,
  forgetAttempt,
  KEY_MAX_LENGTH,
  KEY_MIN_LENGTH,
  storeAnswer,
} from "./idempotency.server.ts";
import { cleanInput, parsedInput } from "./input.server.ts";
import { isClosed } from "./looking.server.ts";
import { RequestMemo } from "./request-memo.server.ts";
import { storable } from "./storable-text.server.ts";
import { readForm, readUpload } from "./uploads.server.ts";
import { isLimitedWrite } from "./write-limit.server.ts";

export interface Http {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** The input of a handler. */
export interface Call<E extends Endpoint> {
  params: z.output<E["params"]>;
  query: z.output<E["query"]>;
  body: z.output<E["body"]>;
  viewer: Viewer;
  locale: Locale;
  db: Db;
  /** What the calls of one page share. */
  memo: RequestMemo;
  /** Undefined when a page of this process reads; always set for files and writes. */
  http: Http | undefined;
  /**
   * Runs a command in one transaction; a refusal rolls it back. `answer` then reads, in the same transaction, what the
   * call returns; without it the result of the command is returned. The answer is stored in the transaction, too.
   */
  write<Done extends NoOtherRefusal<FailureOf<E>>>(command: (tx: Db) => Promise<Done>): Promise<Exclude<Done, Refusal>>;
  write<Done extends NoOtherRefusal<FailureOf<E>>, Answered>(
    command: (tx: Db) => Promise<Done>,
    answer: (tx: Db, done: Exclude<Done, Refusal>) => Promise<Answered> | Answered,
  ): Promise<Answered>;
}

/** The result that a command may return. Refusals must be declared by the contract. */
export type NoOtherRefusal<Code extends ErrorCode> =
  | Refusal<Code>
  | (object & { ok?: true })
  | string
  | number
  | boolean
  | null
  | undefined
  // biome-ignore lint/suspicious/noConfusingVoidType: commands that return nothing
  | void;

/** The result of an endpoint of the format "file". */
export interface FileAnswer {
  bytes: Buffer | Readable;
  type: string;
  /** File name for saving; may contain letters outside ASCII. */
  name: string;
  /** Parts of it may be asked for; only of types that are not compressed on the way. */
  ranges?: true;
}

type Result<E extends Endpoint> = E["format"] extends "file" ? FileAnswer | Answer<E> : Answer<E> | FileAnswer;
type Answered<E extends Endpoint> = Result<E> | Refusal<FailureOf<E>>;
type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answered<E>> | Answered<E>;

/**
 * Registers an endpoint with its handler: checks access, validates input and answer by their schemas, replays repeated
 * writes. A refusal, returned by the handler or by the command of `write`, becomes the failure of the call.
 */
export function serve<E extends Endpoint>(app: App, declared: E, handler: Handler<E>): void {
  const { endpoint, envelope } = madeOf(declared);
  const file = endpoint.format === "file";
  const events = endpoint.format === "events";
  app.endpoints.push(declared);
  if (endpoint.kind === "read" && !file && !events && !endpoint.perMinute)
    app.reads.set(declared, readOf(app, endpoint, handler));
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: endpoint.perMinute ? { rateLimit: { max: endpoint.perMinute, timeWindow: "1 minute" } } : {},
    preValidation: [
      // Before the write counts as one of that person, an upload is read, or the input is judged.
      async (request: FastifyRequest) => guard(endpoint, request.viewer),
      ...(isLimitedWrite(endpoint) ? [app.countWrite] : []),
      ...(endpoint.uploadLimit ? [readUpload(endpoint.uploadLimit)] : []),
      ...(endpoint.acceptsForm ? [readForm(declared.body)] : []),
      cleanInput,
    ],
    schema: {
      summary: endpoint.summary,
      tags: [endpoint.path.split("/")[1]!],
      ...(endpoint.uploadLimit ? { consumes: ["multipart/form-data"] } : {}),
      ...(endpoint.acceptsForm ? { consumes: ["application/json", "multipart/form-data"] } : {}),
      ...inputSchemas(endpoint),
      ...(file || events ? {} : { response: { 200: envelope } }),
    },
    handler: async (request, reply) => {
      // What is for this person alone, or begins or ends something, stays in no cache: tokens, codes, personal data.
      const isPersonal = request.viewer.kind === "member" || endpoint.kind === "write";
      const keepNothing = () => request.viewer.looking && reply.header("cache-control", "no-store");
      if (isPersonal) reply.header("cache-control", "no-store");
      keepNothing();
      const answer = await answerTo(app, endpoint, handler, request, reply);
      // The handler has written the head of the answer.
      if (events) return reply;
      if (reply.sent) return reply;
      // Any note of the handler about its answer.
      keepNothing();
      if (reply.statusCode === 304) return reply.send();
      return file ? sendFile(request, reply, answer as FileAnswer) : reply.send({ data: answer });
    },
  });
}

/** The schemas made of a contract: once in a process, since tests build the API again and again. */
const HANDLERS = new WeakMap<Endpoint, ReturnType<typeof makeOf>>();

function madeOf<E extends Endpoint>(declared: E): ReturnType<typeof makeOf<E>> {
  const made = HANDLERS.get(declared) ?? makeOf<Endpoint>(declared);
  HANDLERS.set(declared, made);
  return made as ReturnType<typeof makeOf<E>>;
}

function makeOf<E extends Endpoint>(declared: E) {
  const { params, query, body, answer } = declared;
  const endpoint: E = { ...declared, params: storable(params), query: storable(query), body: storable(body) };
  return { endpoint, envelope: z.object({ data: answer }) };
}

const isDeclared = (schema: z.ZodType) => !(schema instanceof z.ZodUnknown);

function inputSchemas(endpoint: Endpoint) {
  return {
    ...(isDeclared(endpoint.params) ? { params: endpoint.params } : {}),
    ...(isDeclared(endpoint.query) ? { querystring: endpoint.query } : {}),
    ...(isDeclared(endpoint.body) ? { body: endpoint.body } : {}),
  };
}

/**
 * A viewer with somebody else's eyes changes nothing and reads nothing that is for that person alone. What an open session of
 * somebody else must not do waits for a confirmation.
 */
function guard(endpoint: Endpoint, viewer: Viewer): void {
  if (viewer.looking && isClosed(endpoint)) throw new AppError("lookingOnly");
  if (endpoint.access === "anyone") return;
  if (viewer.kind === "visitor") throw new AppError("unauthorized");
  if (endpoint.access === "admin" && !hasRole(viewer, "admin", "specialAdmin")) throw new AppError("forbidden");
  const asked = viewer.kind === "member" ? viewer.mustConfirm : undefined;
  if (endpoint.confirmed === "everyone" ? asked : endpoint.confirmed && asked === "always")
    throw new AppError("confirmationNeeded");
}

async function answerTo<E extends Endpoint>(
  app: App,
  endpoint: E,
  handler: Handler<E>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { db } = app.database;
  const attempt = endpoint.kind === "write" ? attemptOfRequest(endpoint, request) : undefined;
  const earlier = attempt && (await beginAttempt(app.database, attempt));
  if (earlier) return earlier.data;
  let isStored = false;
  const write = <Done, Answered>(
    command: (tx: Db) => Promise<Done>,
    answer?: (tx: Db, done: Exclude<Done, Refusal>) => Promise<Answered> | Answered,
  ) =>
    db.transaction(async (tx) => {
      const done = unlessRefused(await command(tx));
      const result = answer ? await answer(tx, done) : done;
      if (attempt) await storeAnswer(tx, attempt, result);
      isStored = true;
      return result;
    });
  const { params, query, body, viewer, locale } = request;
  const memo = new RequestMemo();
  const call = { params, query, body, viewer, locale, db, memo, http: { request, reply }, write } as Call<E>;
  if (!attempt) return unlessRefused(await handler(call));
  try {
    const result = unlessRefused(await handler(call));
    // A write that is no transaction is done; whether its answer can be repeated does not change that.
    if (!isStored)
      await storeAnswer(db, attempt, result).catch((err) => request.log.warn({ err }, "answer not stored"));
    return result;
  } catch (error) {
    await forgetAttempt(db, attempt);
    throw error;
  }
}

/** The same for pages of this process, without the cost of a request. */
function readOf<E extends Endpoint>(app: App, endpoint: E, handler: Handler<E>): Read {
  return async ({ params, query, body }, { viewer, locale, memo = new RequestMemo() }) => {
    const { db } = app.database;
    try {
      guard(endpoint, viewer);
      const input = {
        params: parsedInput(endpoint.params, params),
        query: parsedInput(endpoint.query, query ?? (isDeclared(endpoint.query) ? {} : undefined)),
        body: parsedInput(endpoint.body, body),
      };
      const call = { ...input, viewer, locale, db, memo, http: undefined, write: refuseToWrite };
      // The input was validated by the schemas above, and `encode` refuses an answer that does not match.
      return z.encode(endpoint.answer, unlessRefused(await handler(call as unknown as Call<E>)) as never);
    } catch (error) {
      throw appErrorOf(error, app.log);
    }
  };
}

function unlessRefused<Result>(result: Result): Exclude<Result, Refusal> {
  if (isRefusal(result)) throw new AppError(result.reason, result.fields);
  return result as Exclude<Result, Refusal>;
}

function refuseToWrite(): never {
  throw new Error("A read does not write.");
}

/**
 * The attempt of a request that carries an idempotency key. Visitors' are noted only where their number is limited: each is a
 * row for a day.
 */
function attemptOfRequest({ perMinute }: Endpoint, request: FastifyRequest): Attempt | undefined {
  const key = request.headers["idempotency-key"];
  if (key === undefined) return undefined;
  if (typeof key !== "string" || key.length < KEY_MIN_LENGTH || key.length > KEY_MAX_LENGTH)
    throw new AppError("invalidInput", [
      { field: "Idempotency-Key", reason: "fromToLetters", detail: `${KEY_MIN_LENGTH}–${KEY_MAX_LENGTH}` },
    ]);
  if (request.viewer.kind === "visitor" && perMinute === undefined) return undefined;
  const owner = request.viewer.kind === "member" ? request.viewer.id : `visitor ${request.ip}`;
  return attemptOf(owner, key, [request.method, request.url, request.uploadDigest ?? request.body]);
}

function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, type, name, ranges }: FileAnswer,
): FastifyReply {
  const ascii = name
    .replaceAll("ı", "i")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\w.-]+/g, "-");
  reply.type(type).header("content-disposition", `attachment; filename="${ascii}"; filename*=UTF-8''${extended(name)}`);
  // Streams need no serializer.
  if (Buffer.isBuffer(bytes)) reply.serializer((payload: unknown) => payload as string);
  return reply.send(ranges && Buffer.isBuffer(bytes) ? rangeOf(request, reply, bytes) : bytes);
}

/** RFC 8187: these characters have a meaning and are encoded, too. */
const extended = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*!]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
