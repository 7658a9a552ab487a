import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Timing } from "./measure.ts";
import type { Weight } from "./weight.ts";
import type { Workload } from "./workloads.ts";

const FOLDER = path.resolve(import.meta.dirname, "../../var/bench");
/** Times of larger runs are compared with those of this size. */
const BASE_ROWS = 100_000;

export interface Result {
  name: string;
  target?: Workload["target"];
  api: Timing;
  /** Requests per second of processor time, all threads together: what one core would answer. */
  perCore: number;
  /** The same statements sent raw; pages have none. */
  raw?: Timing;
}

const number = (value: number) =>
  (Number.isFinite(value) ? value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0) : "–").padStart(8);

/** Prints the heading. Returns what prints one workload, compared with the base size on this machine. */
export function printerOf(rows: number): (result: Result) => void {
  const base = rows === BASE_ROWS ? new Map<string, number>() : baseTimes();
  console.log(
    `\n${"milliseconds".padEnd(40)}     p50     p95     p99   req/s  a core  raw p50   × raw   × ${BASE_ROWS / 1000}k  target`,
  );
  return ({ name, api, perCore, raw, target }) => {
    const timesRaw = raw ? api.p50 / raw.p50 : Number.NaN;
    const timesBase = api.p50 / (base.get(name) ?? Number.NaN);
    const columns = [api.p50, api.p95, api.p99, api.perSecond, perCore, raw?.p50 ?? Number.NaN, timesRaw, timesBase]
      .map(number)
      .join("");
    console.log(
      `${name.padEnd(38)}${columns}  ${rows === BASE_ROWS ? verdict({ api, perCore, target }, timesRaw) : ""}`,
    );
  };
}

function verdict({ api, perCore, target }: Pick<Result, "api" | "perCore" | "target">, timesRaw: number): string {
  const verdictOf = (measured: number, most: number, text: string) =>
    `${text} ${most} ${measured <= most ? "met" : "MISSED"}`;
  const least = target?.perCore ?? 0;
  const parts = [
    target?.p95 === undefined ? "" : verdictOf(api.p95, target.p95, "p95 ≤"),
    least === 0 ? "" : `a core ≥ ${least} ${perCore >= least ? "met" : "MISSED"}`,
    target?.timesRaw === undefined ? "" : verdictOf(timesRaw, target.timesRaw, "raw ×"),
  ];
  return parts.filter(Boolean).join(", ");
}

export function printWeights(weights: Map<string, Weight>): void {
  console.log(`\n${"kB after gzip".padEnd(40)}    HTML     CSS      JS`);
  for (const [name, { html, css, js }] of weights)
    console.log(`${name.padEnd(38)}${[html, css, js].map((bytes) => number(bytes / 1000)).join("")}`);
}

function baseTimes(): Map<string, number> {
  try {
    const times: [string, number][] = JSON.parse(readFileSync(path.join(FOLDER, `${BASE_ROWS}.json`), "utf8"));
    return new Map(times);
  } catch {
    return new Map();
  }
}

/** Stores the times of a run of the base size, for comparing larger runs. */
export function saveTimes(rows: number, results: Result[]): void {
  if (rows !== BASE_ROWS) return;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(
    path.join(FOLDER, `${BASE_ROWS}.json`),
    JSON.stringify(results.map(({ name, api }) => [name, api.p50])),
  );
}
