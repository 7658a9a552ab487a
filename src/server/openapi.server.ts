import type { FastifyDynamicSwaggerOptions } from "@fastify/swagger";
import type { jsonSchemaTransform } from "fastify-type-provider-zod";
import type { OpenAPIV3_1 } from "openapi-types";
import { z } from "zod";
import type { Access, Endpoint, Right } from "#shared/endpoint.ts";
import { errorStatus, errorText } from "#shared/error-list.ts";
import type { ErrorCode } from "#shared/errors.ts";
import { isPartnerPath } from "#shared/partner-areas.ts";
import { SHIPPED_NAME } from "#shared/site-name.ts";
import { KEY_MAX_LENGTH, KEY_MIN_LENGTH } from "./idempotency.server.ts";
import { isClosed } from "./looking.server.ts";
import { withPartners } from "./partner-document.server.ts";
import { isLimitedWrite } from "./write-limit.server.ts";

const isDeclared = (schema: z.ZodType): boolean => !(schema instanceof z.ZodUnknown);

/** Every way a call may fail: what its contract declares, and what follows from the rest of the contract. */
export function failuresOf(endpoint: Endpoint): ErrorCode[] {
  const { access, kind, method, path, params, perMinute, uploadLimit, failures } = endpoint;
  const all: ErrorCode[] = [...failures, "invalidInput", "sessionExpired", "unavailable", "internal"];
  if (access !== "anyone") all.push("unauthorized");
  if (isDeclared(params)) all.push("notFound");
  if (access === "admin") all.push("forbidden");
  if (endpoint.confirmed) all.push("confirmationNeeded");
  if (kind === "write") all.push("idempotencyKeyReused", "requestInProgress");
  if (isClosed(endpoint)) all.push("lookingOnly");
  if (perMinute) all.push("tooManyRequests");
  if (isLimitedWrite({ kind, access })) all.push("tooManyWrites");
  if (method !== "GET") all.push("tooLarge", "unsupportedMediaType");
  if (uploadLimit) all.push("tooBig");
  if (isPartnerPath(path)) all.push("keyRefused", "keyLacksArea", "tooManyRequests");
  return [...new Set(all)].sort();
}

const CALLERS: Record<Access, string> = {
  anyone: "Open to anyone; who signs in may get more.",
  signedIn: "For members who are signed in.",
  admin: "For admins and special admins.",
};
const RIGHTS: Record<Right, string> = {
  staff: "Needs a role of the platform: admin, special admin or moderator.",
  tableOfTheirs: "Needs the right to read the table.",
  fullAccess: "Needs the right to give rights on the startup or organization; admins and special admins have it.",
  writes: "Needs the right to write what is changed; staff has it.",
  teamMember: "Needs to belong to the startup, or a role of the platform.",
  financials: "Needs the financial right on the organization; admins have it.",
  founder: "Needs to be an entrepreneur, or to have rights on a startup.",
  theirOwn: "Only for whom it belongs to, and for admins and special admins where it is personal.",
};

const CONFIRMED =
  "Who runs the platform, or signs in in two steps, has to have signed in or confirmed it (`POST /apiUser/Auth/Confirm`) in the last minutes.";
const CONFIRMED_BY_ALL =
  "Needs a sign-in or a confirmation (`POST /apiUser/Auth/Confirm`) of the last minutes, where the account has a password or a second step.";

/** The document of the API. What schemas cannot say follows from the contracts of `endpoints`. */
export function openApi(
  endpoints: readonly Endpoint[],
  transform: typeof jsonSchemaTransform,
): FastifyDynamicSwaggerOptions {
  return {
    transform,
    transformObject: (built) => {
      const document = "openapiObject" in built ? (built.openapiObject as OpenAPIV3_1.Document) : emptyDocument();
      const responses: Record<string, OpenAPIV3_1.ResponseObject> = {};
      for (const endpoint of endpoints) describe(operationOf(document, endpoint), endpoint, responses);
      const components = { ...document.components, parameters: PARAMETERS, headers: HEADERS, responses };
      return withPartners({ ...document, components: { ...components, schemas: SCHEMAS } }, endpoints);
    },
    openapi: emptyDocument(),
  };
}

/** Made anew for each, because what is added to it would be there for the next. */
export const emptyDocument = () => ({
  openapi: "3.1.0",
  info: {
    title: SHIPPED_NAME,
    version: "1",
    license: { name: "MIT", identifier: "MIT" },
    description:
      "Answers stand in `data`. A failure is `{ data, status: { code, value }, message }`: codes are stable, sentences are in the language of the request and may change. Roles named beside `bearer` are explained by the description of the call.",
  },
  servers: [{ url: "/" }],
  paths: {},
  components: { securitySchemes: { bearer: { type: "http" as const, scheme: "bearer" } } },
});

const PARAMETERS: Record<string, OpenAPIV3_1.ParameterObject> = {
  language: {
    name: "Accept-Language",
    in: "header",
    description: "Language of names and sentences: `tr` or `en`. Left out: English.",
    schema: { type: "string" },
    example: "tr",
  },
  idempotencyKey: {
    name: "Idempotency-Key",
    in: "header",
    description:
      "Names one action of a person: attempts with the same key and content are done once and answered alike.",
    schema: { type: "string", minLength: KEY_MIN_LENGTH, maxLength: KEY_MAX_LENGTH },
  },
};

const seconds = (description: string): OpenAPIV3_1.HeaderObject => ({ description, schema: { type: "integer" } });
const HEADERS: Record<string, OpenAPIV3_1.HeaderObject> = {
  retryAfter: seconds("Seconds to wait before the next attempt."),
  limit: seconds("Requests a minute from one address."),
  remaining: seconds("Requests that are left of this minute."),
  reset: seconds("Seconds until requests are counted anew."),
  disposition: { description: "The name for saving.", schema: { type: "string" } },
};
const header = (name: string) => ({ $ref: `#/components/headers/${name}` });
const RATE_HEADERS = {
  "X-RateLimit-Limit": header("limit"),
  "X-RateLimit-Remaining": header("remaining"),
  "X-RateLimit-Reset": header("reset"),
};

const SCHEMAS: Record<string, OpenAPIV3_1.SchemaObject> = {
  FieldProblem: {
    description:
      "A field at fault. The reason is a code; its sentence in the language of the request is `message`, what it names `detail`. `yours`, `theirs` and `version` are those of `changedMeanwhile`.",
    type: "object",
    required: ["field", "reason", "message"],
    properties: {
      field: { type: "string" },
      reason: { type: "string" },
      message: { type: "string" },
      detail: { type: "string" },
      yours: {},
      theirs: {},
      version: { type: "integer" },
    },
  },
};

function operationOf({ paths = {} }: OpenAPIV3_1.Document, { method, path }: Endpoint): OpenAPIV3_1.OperationObject {
  const item = paths[path.replace(/:(\w+)/g, "{$1}")];
  const operation = item?.[method.toLowerCase() as `${OpenAPIV3_1.HttpMethods}`];
  if (!operation) throw new Error(`${method} ${path} is not in the document of the API.`);
  return operation;
}

function describe(
  operation: OpenAPIV3_1.OperationObject,
  endpoint: Endpoint,
  shared: Record<string, OpenAPIV3_1.ResponseObject>,
): void {
  const { access, right, confirmed, kind, format, perMinute, answer } = endpoint;
  operation.description = [
    CALLERS[access],
    right && RIGHTS[right],
    confirmed === "everyone" ? CONFIRMED_BY_ALL : confirmed && CONFIRMED,
  ]
    .filter(Boolean)
    .join(" ");
  const roles = right ? [right] : access === "admin" ? ["admin", "specialAdmin"] : [];
  operation.security = access === "anyone" ? [{}, { bearer: [] }] : [{ bearer: roles }];
  const parameters = kind === "write" ? ["language", "idempotencyKey"] : ["language"];
  operation.parameters = [
    ...(operation.parameters ?? []),
    ...parameters.map((name) => ({ $ref: `#/components/parameters/${name}` })),
  ];
  const responses: OpenAPIV3_1.ResponsesObject = { ...operation.responses };
  const found = responses[200] as OpenAPIV3_1.ResponseObject;
  const headers = { ...(perMinute ? RATE_HEADERS : {}) };
  if (format === "file") {
    const content = { "*/*": { schema: { type: "string" as const, format: "binary" } } };
    responses[200] = {
      description: "A file",
      headers: { ...headers, "Content-Disposition": header("disposition") },
      content,
    };
    if (isDeclared(answer)) responses[202] = inBackground(answer);
  } else if (format === "events") {
    const content = { "text/event-stream": { schema: { type: "string" as const } } };
    responses[200] = { description: "Server-sent events", content };
  } else responses[200] = { ...found, description: "Done", ...(perMinute ? { headers } : {}) };
  for (const codes of Object.values(Object.groupBy(failuresOf(endpoint), errorStatus))) {
    const name = codes!.join("-");
    shared[name] ??= failure(codes!);
    responses[errorStatus(codes![0]!)] = { $ref: `#/components/responses/${name}` };
  }
  operation.responses = responses;
}

/** The answer in place of a file that is written in the background. */
const inBackground = (answer: z.ZodType): OpenAPIV3_1.ResponseObject => ({
  description: "It is written in the background",
  content: {
    "application/json": {
      schema: z.toJSONSchema(z.object({ data: answer }), { io: "output" }) as OpenAPIV3_1.SchemaObject,
    },
  },
});

/** The answer of failures that have the same status. */
function failure(codes: ErrorCode[]): OpenAPIV3_1.ResponseObject {
  const status = errorStatus(codes[0]!);
  const problems = { type: "array" as const, items: { $ref: "#/components/schemas/FieldProblem" } };
  return {
    description: codes.map((code) => `\`${code}\`: ${errorText(code, "en")}`).join("\n\n"),
    ...(status === 429 || status === 503 ? { headers: { "Retry-After": header("retryAfter") } } : {}),
    content: {
      "application/json": {
        schema: {
          type: "object",
          required: ["data", "status", "message"],
          properties: {
            data: { anyOf: [problems, { type: "null" }] },
            status: {
              type: "object",
              required: ["code", "value"],
              properties: { code: { type: "string", enum: codes }, value: { type: "string" } },
            },
            message: { type: "string" },
          },
        },
      },
    },
  };
}
