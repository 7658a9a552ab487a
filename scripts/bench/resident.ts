/** Memory of the server's process in bytes, from its metrics. */
export async function residentBytes(origin: string): Promise<number> {
  const metrics = await (await fetch(new URL("/metrics", origin))).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]);
}
