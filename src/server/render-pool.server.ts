import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { Piscina } from "piscina";
import { AppError } from "#shared/errors.ts";
import { house } from "#shared/house.ts";
import { siteName } from "#shared/site-name.ts";
import type { RenderTask } from "./render-worker.server.ts";

export interface RenderLimits {
  threads: number;
  /** Tasks that may wait; a further one is refused. */
  queue: number;
  /** For waiting and rendering together. A task that takes longer is stopped with its thread. */
  timeLimitMs: number;
}

/** A pool of threads that make bytes of tasks, or the result of reading them. */
export interface RenderPool<Task, Result = Uint8Array> {
  /** Works on a thread. Throws `unavailable` when too many tasks wait or it takes too long. */
  render(task: Task): Promise<Result>;
  close(): Promise<void>;
}

/** Threads end after being idle for so long, which frees their memory. */
const IDLE_MS = 60_000;
const MEMORY_MB = 384;

/** Threads for one kind of rendering. `worker` is a file under src; no thread starts before the first task. */
export function renderPool<Task, Result = Uint8Array>(
  worker: string,
  { threads, queue, timeLimitMs }: RenderLimits,
): RenderPool<Task, Result> {
  let pool: Piscina | undefined;
  // Counted here, because Piscina accepts everything while its threads start.
  let underWay = 0;
  const open = () =>
    new Piscina({
      filename: sourceFile("server/render-worker.server.ts"),
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      execArgv: [],
    });
  return {
    async render(task) {
      if (underWay >= threads + queue) throw new AppError("unavailable");
      pool ??= open();
      underWay++;
      try {
        const run: RenderTask = {
          module: pathToFileURL(sourceFile(worker)).href,
          task,
          site: siteName(),
          house: house(),
        };
        return await pool.run(run, { signal: AbortSignal.timeout(timeLimitMs) });
      } catch (error) {
        throw error instanceof Error && error.name === "AbortError" ? new AppError("unavailable") : error;
      } finally {
        underWay--;
      }
    },
    close: async () => pool?.destroy(),
  };
}

/**
 * Threads run the source file, not the bundle: Node strips its types. It is searched upwards from here, because this
 * module is in src in tests and in build/server in production.
 */
function sourceFile(file: string): string {
  for (let folder = import.meta.dirname; ; folder = path.dirname(folder)) {
    const candidate = path.join(folder, "src", file);
    if (existsSync(candidate)) return candidate;
    if (folder === path.dirname(folder)) throw new Error(`${file} is not in src.`);
  }
}
