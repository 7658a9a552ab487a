import { hash } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { InjectOptions } from "fastify";
import { beforeAll, expect, test } from "vitest";
import type { App } from "#server/app.server.ts";
import { ERRORS } from "#shared/error-list.ts";
import type { ErrorRows } from "#shared/errors.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { sharedApp } from "#testing/app.ts";
import { type ApiDocument, declaredCodes } from "#testing/declared-codes.ts";
import { insertFullStartup } from "#testing/full-startup.ts";
import { signedIn } from "#testing/members.ts";

/** The part of a JSON schema that tells how a call is made. */
interface Schema {
  /** Of records: what stands under every name. */
  additionalProperties?: Schema;
  type?: string;
  format?: string;
  enum?: unknown[];
  nullable?: boolean;
  const?: unknown;
  default?: unknown;
  minimum?: number;
  anyOf?: Schema[];
  required?: string[];
  properties?: Record<string, Schema>;
}
interface Operation {
  responses: { 200?: { content?: Record<string, object> } };
  parameters?: { name: string; in: "path" | "query"; schema: Schema }[];
  requestBody?: { content: { "application/json"?: { schema: Schema } } };
}
interface Request {
  url: string;
  body: unknown;
  /** The property or parameter that has a hostile value. */
  field?: string;
  /** Names that property or parameter, its schema and the value. */
  judged?: string;
}

const LONG_LENGTH = 10_000;
const deep = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;
/** JSON, as it is sent: what no value of JavaScript can say is among it. */
const HOSTILE_JSON = [
  "null",
  "true",
  "-1",
  "0",
  "1.5",
  "1e9",
  "1e308",
  "9007199254740993",
  '""',
  '"a\\u0000b"',
  '"\\ud800"',
  '"İ I ı i"',
  `"' or 1=1; drop table startup; --"`,
  '"</script><img src=x onerror=alert(1)>"',
  '"%_\\\\%00 {{7*7}} <%= 7*7 %> ..%2f"',
  JSON.stringify("a ".repeat(LONG_LENGTH)),
  JSON.stringify("\ufdfa".repeat(LONG_LENGTH)),
  "[]",
  "[null]",
  '[["a"]]',
  JSON.stringify(Array(LONG_LENGTH).fill(0)),
  JSON.stringify(Array.from({ length: LONG_LENGTH }, (_, index) => `value-${index}`)),
  // Longer, and more words, in the form it is searched in.
  JSON.stringify(["\ufb03".repeat(100)]),
  JSON.stringify(["a b c d e f g h i j k l m n o p"]),
  '"9999-12-31T23:59:59-14:00"',
  deep(LONG_LENGTH),
  `{"unknown":${deep(LONG_LENGTH)}}`,
  "{}",
  '{"gte":{},"lte":[]}',
  '{"toString":1,"hasOwnProperty":"x","length":-1}',
  JSON.stringify(Object.fromEntries(Array.from({ length: LONG_LENGTH }, (_, index) => [`key-${index}`, 1]))),
];
/** Refused by the parser, whatever the call: each call gets one of them. */
const UNREADABLE_BODIES = ["", "{", '{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{"admin":true}}}'];
const HOSTILE_TEXTS = [
  "",
  "0",
  "-1",
  "1e9",
  "NaN",
  "true",
  "a\u0000b",
  "İ I ı i",
  "' or 1=1; drop table startup; --",
  "</script>",
  "..%2f..%2f",
  "..",
  "%",
  "__proto__",
  "00000000-0000-0000-0000-000000000000",
  "z".repeat(24),
  "é".repeat(500),
];
const BODIES = ["null", "1", '"x"', "[]", "[{}]", deep(LONG_LENGTH)];

const KINDS = ["null", "boolean", "number", "string", "array", "object"] as const;
type Kind = (typeof KINDS)[number];
const KIND_OF_SIGN: Record<string, Kind> = { n: "null", t: "boolean", '"': "string", "[": "array", "{": "object" };
const kindOf = (json: string): Kind => KIND_OF_SIGN[json[0]!] ?? "number";
const HOSTILE_OF_KIND = Map.groupBy(HOSTILE_JSON, kindOf);

/** The kinds of values that a schema takes. */
function takenBy({ type, enum: values, const: only, anyOf, nullable }: Schema): readonly Kind[] {
  if (anyOf) return anyOf.flatMap(takenBy);
  const given = type ? [type] : (values ?? (only === undefined ? undefined : [only]))?.map((value) => typeof value);
  if (!given) return KINDS;
  const taken = given.map((name) => (name === "integer" ? "number" : name) as Kind);
  return nullable ? [...taken, "null"] : taken;
}

interface Hostile {
  value: string;
  /** Where one that is marked so was refused, all are. */
  mark: string;
}

let turn = 0;
/** Every value of the kinds that the schema takes. Of another kind, which it refuses as such, another value each time. */
function hostileFor(schema: Schema): Hostile[] {
  const taken = takenBy(schema);
  turn++;
  return KINDS.flatMap((kind) => {
    const values = HOSTILE_OF_KIND.get(kind)!;
    if (taken.includes(kind)) return values.map((value) => ({ value, mark: value }));
    return [{ value: values[turn % values.length]!, mark: kind }];
  });
}

let known: string;
let document: ApiDocument;
// Asked for, the demo takes payments of everybody: each request comes from another address.
const api = sharedApp(
  async (database) => {
    known = (await insertFullStartup(database)).id;
  },
  { DEMO: "1" },
);
/** Everything is allowed: more is reached than by others. */
const ADMIN = { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] };

let operations: [name: string, method: string, path: string, operation: Operation][] = [];
beforeAll(async () => {
  document = (await api().app.inject("/openapi.json")).json();
  operations = Object.entries(document.paths as unknown as Record<string, Record<string, Operation>>).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, operation]): (typeof operations)[number] => [
        `${method} ${path}`,
        method,
        path,
        operation,
      ]),
  );
  // A stream answers until one side ends it; the tests of streams say what is refused.
  operations = operations.filter(([, , , { responses }]) => !responses[200]?.content?.["text/event-stream"]);
});

/** A value the schema takes. */
function plausible({ type, format, enum: values, const: only, default: given, ...schema }: Schema): unknown {
  if (given !== undefined) return given;
  if (only !== undefined || values) return only ?? values![0];
  if (schema.anyOf) return plausible(schema.anyOf[0]!);
  if (type === "string") return format === "uuid" ? known : "energy";
  if (type === "integer" || type === "number") return schema.minimum ?? 1;
  if (type === "object")
    return Object.fromEntries(
      (schema.required ?? []).map((name) => [
        name,
        plausible((schema.properties?.[name] ?? schema.additionalProperties)!),
      ]),
    );
  return type === "array" ? [] : null;
}

/** Its properties; those of a property only once a kind: a filter has many that are read alike. */
function kindsOf({ properties = {} }: Schema, depth: number): [string, Schema][] {
  const named = Object.entries(properties);
  return depth > 1 ? named : [...new Map(named.map((entry) => [JSON.stringify(entry[1]), entry])).values()];
}

const HOLE = "\u{f8ff}";
interface Holed {
  body: unknown;
  /** The property that has the hole, and its schema. */
  field: string;
  schema: Schema;
}
/** The plausible body with a hole for each of its properties, and for each kind of theirs. */
function holesIn(schema: Schema, depth = 2): Holed[] {
  const whole = plausible({ ...schema, type: "object" }) as object;
  return kindsOf(schema, depth).flatMap(([name, inner]) => [
    { body: { ...whole, [name]: HOLE }, field: name, schema: inner },
    ...(depth > 1 ? holesIn(inner.anyOf?.find(({ properties }) => properties) ?? inner, depth - 1) : []).map(
      (hole) => ({
        ...hole,
        body: { ...whole, [name]: hole.body },
        field: `${name}.${hole.field}`,
      }),
    ),
  ]);
}

const judgedAs = (place: string, field: string, schema: Schema, value: string) =>
  hash("sha1", JSON.stringify([place, field, schema, value]));

function requestsOf(path: string, { parameters = [], requestBody }: Operation): Request[] {
  const inPath = parameters.filter((parameter) => parameter.in === "path");
  const inQuery = parameters.filter((parameter) => parameter.in === "query");
  const fill = (values: Record<string, string>) =>
    inPath.reduce(
      (filled, { name, schema }) =>
        filled.replace(`{${name}}`, encodeURIComponent(values[name] ?? String(plausible(schema)))),
      path,
    );
  const schema = requestBody?.content["application/json"]?.schema;
  const body = schema && JSON.stringify(plausible({ ...schema, type: "object" }));
  const query = (values: Record<string, string>) =>
    String(
      new URLSearchParams({
        ...Object.fromEntries(inQuery.map(({ name, schema }) => [name, String(plausible(schema))])),
        ...values,
      }),
    );
  const bodies = schema
    ? [
        ...[...BODIES, UNREADABLE_BODIES[turn % UNREADABLE_BODIES.length]!].map((sent) => ({ body: sent })),
        ...holesIn(schema).flatMap((hole) =>
          hostileFor(hole.schema).map(({ value, mark }) => ({
            body: JSON.stringify(hole.body).replace(`"${HOLE}"`, () => value),
            field: hole.field,
            judged: judgedAs("body", hole.field, hole.schema, mark),
          })),
        ),
      ]
    : [];
  return [
    { url: `${fill({})}?${query({})}`, body },
    ...inPath.flatMap(({ name, schema }) =>
      HOSTILE_TEXTS.map((text) => ({
        url: fill({ [name]: text }),
        body,
        field: name,
        judged: judgedAs("path", name, schema, text),
      })),
    ),
    ...inQuery.flatMap(({ name, schema }) =>
      HOSTILE_TEXTS.map((text) => ({
        url: `${fill({})}?${query({ [name]: text })}`,
        body,
        field: name,
        judged: judgedAs("query", name, schema, text),
      })),
    ),
    ...inQuery.map(({ name }) => ({ url: `${fill({})}?${query({})}&${name}=a&${name}=b&${name}[x]=c`, body })),
    { url: `${fill({})}?__proto__=1&constructor[prototype]=2&%E0%A4%A=%00`, body },
    ...bodies.map((sent) => ({ url: `${fill({})}?${query({})}`, ...sent })),
  ];
}

test("any input to any call gets one of its declared answers", async () => {
  const { app, db } = api();
  expect(operations.length).toBeGreaterThan(40);
  const faults: string[] = [];
  // Values that were refused by the name of their field: another call whose field has the same name and schema refuses
  // them before its handler, too. Many calls are asked alike.
  const refused = new Set<string>();
  let asked = 0;
  for (const [name, method, path, operation] of operations) {
    // One of the calls ends the session.
    const { token } = await signedIn(db, ADMIN);
    const declared = declaredCodes(document, method, path);
    const requests = requestsOf(path, operation).filter(({ judged = "" }) => !refused.has(judged));
    for (const { url, body, field, judged } of requests) {
      const { statusCode, headers, payload } = await onceServed(app, {
        method: method as "POST",
        url,
        ...(body === undefined ? {} : { payload: body as string }),
        headers: {
          authorization: `Bearer ${token}`,
          ...(body === undefined ? {} : { "content-type": "application/json" }),
        },
        // Rate limits have tests of their own.
        remoteAddress: `10.${(++asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`,
      });
      const fault = faultOf(declared, statusCode, String(headers["content-type"]), payload);
      if (judged && statusCode === 400 && !fault && isNamed(field!, payload)) refused.add(judged);
      if (fault) faults.push(`${name}: ${fault} for ${url.slice(0, 150)} ${String(body).slice(0, 150)}`);
    }
  }
  expect(faults).toEqual([]);
}, 600_000);

/** The answer of a server that has time: on a busy machine calls are refused for a moment, before they are read. */
async function onceServed(app: App, request: InjectOptions) {
  for (let attempt = 1; ; attempt++) {
    const answer = await app.inject(request);
    if (answer.statusCode !== 503 || attempt === 10) return answer;
    await setTimeout(Number(answer.headers["retry-after"]) * 1000);
  }
}

/** Does the refusal say that this field, or something in it, is wrong? */
function isNamed(name: string, payload: string): boolean {
  const problems = (JSON.parse(payload) as { data: { field: string }[] | null }).data ?? [];
  return problems.some(({ field }) => field === name || field.startsWith(`${name}.`));
}

/** A refusal is never the larger part of an attack. */
const LONGEST_REFUSAL = 20_000;

function faultOf(declared: string[], status: number, type: string, payload: string): string | undefined {
  if (status >= 500) return `status ${status} ${payload.slice(0, 100)}`;
  if (status < 400) return undefined;
  if (!type.startsWith("application/json")) return `status ${status} as ${type}`;
  if (payload.length > LONGEST_REFUSAL) return `a refusal of ${payload.length} characters`;
  const answer = JSON.parse(payload);
  const { code } = answer.status;
  if ((ERRORS as ErrorRows)[code]?.status !== status) return `${status} with the code ${code}`;
  if (!declared.includes(code)) return `${code}, which the document does not name`;
  if (Object.keys(answer).join() !== "data,status,message" || !answer.message) return `another envelope: ${payload}`;
  const problems = (answer.data ?? []) as { reason: string; message?: string }[];
  const wordless = problems.find(({ reason, message }) => !isCode(reason) || !message || LIBRARY_WORDS.test(message));
  return wordless && `a reason that is no code with a sentence of ours: ${JSON.stringify(wordless)}`;
}

const isCode = (reason: string): boolean => /^[a-zA-Z]+$/.test(reason);
/** Words in which the schema library speaks. */
const LIBRARY_WORDS = /\b(invalid input|unrecognized|received|undefined|string|array|object)\b|geçersiz|beklenen/i;

test("nothing sent reached the prototype of objects", () => {
  expect("admin" in {}).toBe(false);
});
