import { z } from "zod";
import type { ErrorCode } from "./errors.ts";

/** The callers of an endpoint. The feature's queries decide how much each of them sees. */
export type Access = "anyone" | "signedIn" | "admin";
/** The right that a caller needs besides `access`; the OpenAPI document has it in words. */
export type Right =
  | "staff"
  | "tableOfTheirs"
  | "fullAccess"
  | "writes"
  | "teamMember"
  | "financials"
  | "founder"
  | "theirOwn";
export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type Shape = z.ZodType;

/** Other addresses belong to pages, and the policy test does not see them. */
export type ApiPath = `/api${string}`;

/** One call of the API, declared once for server, client and OpenAPI document. */
export interface Endpoint<
  P extends Shape = Shape,
  Q extends Shape = Shape,
  B extends Shape = Shape,
  A extends Shape = Shape,
  F extends ErrorCode = ErrorCode,
> {
  method: Method;
  /** With Fastify's `:parameter` notation. */
  path: ApiPath;
  summary: string;
  access: Access;
  /** The further right that the handler requires; undefined: none. */
  right: Right | undefined;
  /** Who runs the platform, and who signs in in two steps, has to have proved lately that it is them; or everyone (record 110). */
  confirmed: boolean | "everyone";
  /** The refusals of the handler; failures that follow from the rest of the contract are not repeated here. */
  failures: readonly F[];
  /** Reads take no idempotency key and may be repeated; a POST that only searches is a read. */
  kind: "read" | "write";
  /**
   * "file" answers bytes with a content-disposition; `answer` is then what it may answer with 202 in place of them. "events"
   * answers server-sent events until one side ends them.
   */
  format: "json" | "file" | "events";
  /** Requests a minute from one address; undefined: not limited. */
  perMinute: number | undefined;
  /** The body is a form with one file of at most so many bytes (`shared/upload.ts`); undefined: it is JSON. */
  uploadLimit: number | undefined;
  /** The body may be sent as a form, too: texts as they are, everything else as JSON. */
  acceptsForm: boolean;
  /** Answered to a session that looks with somebody else's eyes; else only reads that are open to anyone. */
  whileLooking: boolean;
  params: P;
  query: Q;
  body: B;
  /** The schema of `data`. Fields it does not name do not leave the server. */
  answer: A;
}

const nothing = z.unknown();
type Nothing = typeof nothing;
type Options<P extends Shape, Q extends Shape, B extends Shape, A extends Shape, F extends ErrorCode> = Pick<
  Endpoint,
  "method" | "path" | "summary"
> &
  Partial<
    Pick<
      Endpoint,
      | "access"
      | "right"
      | "confirmed"
      | "kind"
      | "format"
      | "perMinute"
      | "uploadLimit"
      | "acceptsForm"
      | "whileLooking"
    >
  > & {
    failures?: readonly F[];
    params?: P;
    query?: Q;
    body?: B;
    answer?: A;
  };

/** Declares a call. Left out: open to anyone; a read when the method is GET; no input; no result; no failures of its own. */
export function endpoint<
  P extends Shape = Nothing,
  Q extends Shape = Nothing,
  B extends Shape = Nothing,
  A extends Shape = Nothing,
  F extends ErrorCode = never,
>(options: Options<P, Q, B, A, F>): Endpoint<P, Q, B, A, F> {
  return {
    access: "anyone",
    right: undefined,
    confirmed: false,
    failures: [],
    kind: options.method === "GET" ? "read" : "write",
    format: "json",
    perMinute: undefined,
    uploadLimit: undefined,
    acceptsForm: false,
    whileLooking: false,
    params: nothing as Shape as P,
    query: nothing as Shape as Q,
    body: nothing as Shape as B,
    answer: nothing as Shape as A,
    ...options,
  };
}

type Part<Name extends string, Schema extends Shape> =
  unknown extends z.input<Schema>
    ? { [K in Name]?: undefined }
    : object extends z.input<Schema>
      ? { [K in Name]?: z.input<Schema> }
      : { [K in Name]: z.input<Schema> };

/** The input of a caller. */
export type Input<E extends Endpoint> = Part<"params", E["params"]> &
  Part<"query", E["query"]> &
  Part<"body", E["body"]>;
/** The answer for a caller: the content of `data`. */
export type Answer<E extends Endpoint> = z.output<E["answer"]>;
/** The refusals that every call may have: its input, a session, too many requests. Contracts do not repeat them. */
export type CommonFailure = "invalidInput" | "unauthorized" | "tooManyRequests";
/** The refusals of a call's handler. */
export type FailureOf<E extends Endpoint> = E["failures"][number] | CommonFailure;

export interface CallOptions {
  /** Names the user's action: repeated attempts with the same key are one write (decision 2). */
  idempotencyKey?: string | undefined;
  /** The page handles a 404 itself; else it leads to the not-found page. */
  handlesNotFound?: boolean | undefined;
}

/** Calls the API: in process on the page server, over HTTP elsewhere. Rejects with an `AppError`. */
export type Api = <E extends Endpoint>(endpoint: E, input: Input<E>, options?: CallOptions) => Promise<Answer<E>>;

/** Fetches a file of the API, with its name and type, for a page to pass on. Rejects with an `AppError`. */
export type FileApi = <E extends Endpoint>(endpoint: E, input: Input<E>) => Promise<Response>;

/** The address of a call with its parameters filled in. */
export function addressOf(endpoint: Endpoint, params: unknown, query: unknown): string {
  const values = (params ?? {}) as Record<string, string | number>;
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name] ?? "")));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, unknown>))
    if (value !== undefined && value !== null) search.set(name, String(value));
  return search.size > 0 ? `${path}?${search}` : path;
}

/** A list answer with its exact total. `currentPage` counts from 1. */
export const pageOf = <Row extends Shape>(row: Row) =>
  z.object({ rows: z.array(row), totalCount: z.int(), currentPage: z.int(), pageSize: z.int() });

/** Schema of an id. */
export const id = z.uuid();
/** Schema of the address of a row, or of its id where a call takes both. Control characters never name anything. */
export const seoUrl = z
  .string()
  .min(1)
  .max(200)
  .regex(/^\P{Cc}*$/u);
/** Of a save: the version that was changed; 0: there was none yet. Left out: the save overwrites whatever is there (record 30). */
export const fromVersion = z
  .int()
  .min(0)
  .optional()
  .describe("The version that was changed: who saves an older one is answered `changedMeanwhile` where values clash");
/** A choice of two in an address. */
export const yesOrNo = z.enum(["true", "false"]);
