import http from "node:http";
import type { BenchRequest } from "./workloads.ts";

/** Sends requests over open connections, as a browser or a balancer does. Rejects on any status but 200. */
export function clientOf(origin: string, headers: Record<string, string>) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });
  let count = 0;
  const send = ({ method, url, body }: BenchRequest): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      // As a balancer names the client: limits are per address, and these requests stand for many clients.
      const from = { "x-forwarded-for": `198.51.100.${count++ % 250}` };
      const typed = { ...headers, ...from, ...(body === undefined ? {} : { "content-type": "application/json" }) };
      const request = http.request(new URL(url, origin), { method, agent, headers: typed }, (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part) => parts.push(part));
        response.on("end", () => {
          const content = Buffer.concat(parts);
          if (response.statusCode === 200) resolve(content);
          else
            reject(new Error(`${method} ${url} answered ${response.statusCode}: ${content.toString().slice(0, 300)}`));
        });
      });
      request.on("error", reject);
      request.end(body);
    });
  return { send, close: () => agent.destroy() };
}
