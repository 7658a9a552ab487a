import { spawnSync } from "node:child_process";
import type pg from "pg";
import type { ServerProcess } from "#testing/server-process.ts";
import type { Workload } from "./workloads.ts";

/** Requests under way at once: few visitors wait for each other, and a statement serves all of them (record 41). */
export const VISITOR_COUNT = 32;

/** Headers of a browser that knows its language. */
export const VISITOR_HEADERS = { "accept-encoding": "br", cookie: "locale=en" };

/** Pages of visitors: the home page, and the page of a startup, of fifty in turn. */
export async function visitorPages(pool: pg.Pool): Promise<Workload[]> {
  const { rows } = await pool.query<{ seo_url: string }>("select seo_url from startup order by ordinal limit 50");
  const target = { perCore: 3_000 };
  const get = (url: string) => ({ method: "GET", url });
  return [
    { name: "visitors: home", target, request: () => get("/") },
    { name: "visitors: detail", target, request: (turn) => get(`/startup/${rows[turn % rows.length]!.seo_url}`) },
  ];
}

/** Lets a server run on the first core only. False where the system cannot. */
export const pinned = ({ child }: ServerProcess): boolean =>
  spawnSync("taskset", ["-apc", "0", String(child.pid)], { stdio: "ignore" }).status === 0;
