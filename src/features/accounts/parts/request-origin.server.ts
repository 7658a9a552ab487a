import type { Call } from "#server/serve.server.ts";
import type { Endpoint } from "#shared/endpoint.ts";

/** Network address and user agent of a write; writes always arrive by HTTP. */
export function originOf(http: Call<Endpoint>["http"]): { address: string; userAgent: string | undefined } {
  if (!http) throw new Error("A write has a request.");
  return { address: http.request.ip, userAgent: http.request.headers["user-agent"]?.slice(0, 300) };
}
