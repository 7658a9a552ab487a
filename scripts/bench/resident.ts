import { METRICS_TOKEN } from "#testing/server-process.ts";

/** Memory of the server's process in bytes, from its metrics. */
export const residentBytes = (origin: string): Promise<number> => metric(origin, "process_resident_memory_bytes");

/** Processor time of the server's process so far, from its metrics. */
export const processorSeconds = (origin: string): Promise<number> => metric(origin, "process_cpu_seconds_total");

async function metric(origin: string, name: string): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const metrics = await (await fetch(new URL("/metrics", origin), { headers })).text();
  return Number(new RegExp(`^${name} (\\S+)`, "m").exec(metrics)?.[1]);
}
