import http from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { BenchRequest } from "./workloads.ts";

const MOST_RETRIES = 20;
const RETRY_MS = 250;

/**
 * Sends requests over open connections, as a browser or a balancer does. A server that is busy is asked again (record 31), which
 * counts as time of the request. Rejects on any other status but 200.
 */
export function clientOf(origin: string, headers: Record<string, string>) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });
  let count = 0;
  const sendOnce = ({ method, url, body, headers: own }: BenchRequest): Promise<Buffer | "busy"> =>
    new Promise((resolve, reject) => {
      // As a balancer names the client: limits are per address, and these requests stand for many clients.
      const from = { "x-forwarded-for": `198.51.100.${count++ % 250}` };
      const typed = {
        ...headers,
        ...own,
        ...from,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      };
      const request = http.request(new URL(url, origin), { method, agent, headers: typed }, (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part) => parts.push(part));
        response.on("end", () => {
          const content = Buffer.concat(parts);
          if (response.statusCode === 200) resolve(content);
          else if (response.statusCode === 503) resolve("busy");
          else
            reject(new Error(`${method} ${url} answered ${response.statusCode}: ${content.toString().slice(0, 300)}`));
        });
      });
      request.on("error", reject);
      request.end(body);
    });
  const send = async (sent: BenchRequest): Promise<Buffer> => {
    for (let retry = 0; retry < MOST_RETRIES; retry++) {
      const answer = await sendOnce(sent);
      if (answer !== "busy") return answer;
      await pause(RETRY_MS);
    }
    throw new Error(`${sent.method} ${sent.url} is busy`);
  };
  return { send, close: () => agent.destroy() };
}
