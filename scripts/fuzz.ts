// npm run fuzz -- [--rounds 20] [--seed 1] [--only /apiUser/Blog]: sends every operation of the OpenAPI document generated input as four roles to the
// real server on PostgreSQL with the demo, and fails on any answer of 5xx and any failure whose code the document does not name.
import { rmSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { DEMO_PASSWORD, demoEmail } from "#shared/demo-accounts.ts";
import { type ApiDocument, declaredCodes } from "#testing/declared-codes.ts";
import { scratchFolder } from "#testing/scratch-folder.ts";
import { startServerProcess } from "#testing/server-process.ts";
import { startPostgres } from "#testing/start-postgres.ts";
import { buildIfNeeded } from "./build.ts";
import { type Chance, chance } from "./demo/random.ts";
import { inputFor, type Operation, Seen } from "./fuzz/generate.ts";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "20" },
    seed: { type: "string", default: "1" },
    /** Only calls whose path has this in it. */
    only: { type: "string", default: "" },
    /** A server with the demo that runs already, and is of no use afterwards. */
    of: { type: "string" },
  },
});
/** Senders of the calls. The admin is the first of the demo, so that one who locks another out is still there. */
const ROLES = [undefined, "member", "premium", "admin"] as const;
type Role = (typeof ROLES)[number];
const MOST_ATTEMPTS = 8;

const { address, output, stop } = values.of ? runningServer(values.of) : await ownServer();
const seen = new Seen();
const tokens = new Map<Role, string | undefined>();
const statuses = new Map<number, number>();
const faults = new Map<string, string>();
let sent = 0;
let document: ApiDocument;
try {
  await fuzz();
} finally {
  await stop();
}
const counts = [...statuses].sort(([one], [other]) => one - other).map(([status, count]) => `${status}: ${count}`);
console.log(`${sent} requests, seed ${values.seed} · ${counts.join(" · ")}`);
for (const [name, fault] of faults) console.log(`${name}\n  ${fault}`);
if (faults.size > 0) console.log(output().slice(-4_000));
console.log(`${faults.size} operations with an answer of 5xx or a code that the document does not name`);
process.exit(faults.size > 0 ? 1 : 0);

async function ownServer() {
  await buildIfNeeded();
  const folder = scratchFolder("kovan-fuzz-");
  const postgres = await startPostgres({ inMemory: true });
  const server = await startServerProcess({
    DATABASE_URL: postgres.addressOf("postgres"),
    DATA_DIR: folder,
    DEMO: "1",
    LOG_LEVEL: "error",
  });
  const stop = async () => {
    await server.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { address: server.address, output: server.output, stop };
}

function runningServer(origin: string) {
  return { address: origin, output: () => "", stop: async () => {} };
}

async function fuzz(): Promise<void> {
  document = (await (await fetch(`${address}/openapi.json`)).json()) as ApiDocument;
  const paths = document.paths as unknown as Record<string, Record<string, Operation>>;
  const wanted = Object.entries(paths).filter(([path]) => path.includes(values.only));
  const operations = wanted.flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  for (let round = 0; round < Number(values.rounds); round++)
    for (const { path, method, operation } of operations)
      for (const role of ROLES) {
        const draw = chance(`fuzz ${values.seed} ${round} ${method} ${path} ${role}`);
        await send(role, method, path, operation, draw);
      }
}

async function send(role: Role, method: string, path: string, operation: Operation, draw: Chance): Promise<void> {
  const url = addressOf(path, operation, draw);
  const { body, type } = bodyOf(operation, draw);
  const response = await answered(address + url, {
    method,
    redirect: "manual",
    headers: { ...headersOf(await tokenOf(role)), ...(type ? { "content-type": type } : {}) },
    ...(body === undefined || method === "GET" ? {} : { body }),
  });
  const text = await textOf(response);
  sent++;
  statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
  if (response.status < 300) seen.read(text);
  // Somebody ended this session or changed the password: sign in anew.
  if (response.status === 401) tokens.delete(role);
  const code = response.status < 400 ? undefined : codeOf(text);
  const isDeclared = code === undefined || declaredCodes(document, method, path).includes(code);
  if (response.status >= 500 || !isDeclared) {
    const input = typeof body === "string" ? body.slice(0, 600) : "";
    faults.set(
      `${method} ${path}`,
      `${response.status} ${code} as ${role ?? "visitor"} for ${url.slice(0, 300)} ${input}`,
    );
  }
}

/** A busy machine is away for some seconds: only what it still refuses after that is a fault. */
async function answered(url: string, request: RequestInit): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(url, request);
    const waits = response.headers.get("retry-after");
    if (response.status !== 503 || !waits || attempt === MOST_ATTEMPTS) return response;
    await setTimeout(Number(waits) * 1000);
  }
}

/** A stream of events ends when one side ends it: what it says is not read. */
async function textOf(response: Response): Promise<string> {
  if (!response.headers.get("content-type")?.startsWith("text/event-stream")) return response.text();
  await response.body?.cancel();
  return "";
}

/** The code of a failure; "none" where the answer has no envelope. */
function codeOf(text: string): string {
  const code = /"status":\{"code":"(\w+)"/.exec(text)?.[1];
  return code ?? "none";
}

/** Another address for each request, so that limits on requests do not hold. */
function headersOf(token: string | undefined): Record<string, string> {
  const from = { "x-forwarded-for": `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}` };
  return token ? { ...from, authorization: `Bearer ${token}` } : from;
}

async function tokenOf(role: Role): Promise<string | undefined> {
  if (!role || tokens.has(role)) return tokens.get(role);
  const response = await answered(`${address}/apiUser/Auth/Login`, {
    method: "POST",
    headers: { ...headersOf(undefined), "content-type": "application/json" },
    body: JSON.stringify({ email: demoEmail(role), password: DEMO_PASSWORD }),
  });
  const { data } = (await response.json()) as { data: { token?: string } | null };
  if (!data?.token) console.log(`The ${role} of the demo cannot sign in any more (${response.status}).`);
  tokens.set(role, data?.token);
  return data?.token;
}

function addressOf(path: string, { parameters = [] }: Operation, draw: Chance): string {
  let filled = path;
  const search = new URLSearchParams();
  for (const parameter of parameters) {
    if ("$ref" in parameter) continue;
    const { name, in: place, required, schema } = parameter;
    const value = inputFor(schema, draw, seen);
    const text = typeof value === "string" ? value : JSON.stringify(value);
    if (place === "path") filled = filled.replace(`{${name}}`, encodeURIComponent(text.toWellFormed()) || "-");
    if (place === "query" && (required || draw.happens(0.5))) search.set(name, text);
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

function bodyOf({ requestBody }: Operation, draw: Chance): { body?: string | FormData; type?: string } {
  if (!requestBody) return {};
  const json = requestBody.content["application/json"];
  if (json) return { body: JSON.stringify(inputFor(json.schema, draw, seen)), type: "application/json" };
  const form = new FormData();
  const start = draw.pick(["%PDF-1.7\n%%EOF", "\xff\xd8\xff\xe0", "<svg/>", ""]);
  form.set("file", new File([Buffer.from(start, "latin1")], draw.pick(["a.pdf", "ş.png", ""])));
  return { body: form };
}
