import { performance } from "node:perf_hooks";

export interface Timing {
  /** Milliseconds. */
  p50: number;
  p95: number;
  p99: number;
  perSecond: number;
  /** Pieces of work in all, those that warmed up too. */
  count: number;
}

export interface Load {
  /** Requests under way at once. */
  connections: number;
  seconds: number;
}

/** Runs a piece of work again and again, so many at once, for so long; the first tenth of the time only warms up. */
export async function measure({ connections, seconds }: Load, work: (turn: number) => Promise<void>): Promise<Timing> {
  const start = performance.now();
  const warm = start + seconds * 100;
  const end = start + seconds * 1000;
  const times: number[] = [];
  let turn = 0;
  const run = async () => {
    for (let began = performance.now(); began < end; began = performance.now()) {
      await work(turn++);
      if (began >= warm) times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: connections }, run));
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  const perSecond = (times.length * 1000) / (performance.now() - warm);
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), perSecond, count: turn };
}
