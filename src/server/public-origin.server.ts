import type { App } from "./app.server.ts";
import type { Settings } from "./settings.server.ts";

/** Where the portal is found, as a link outside a request must say it: never as a request's host claims. */
export function publicOriginOf(app: App, { publicUrl, host, port }: Settings): string {
  if (publicUrl) return publicUrl;
  const name = host === "0.0.0.0" || host === "::" ? "localhost" : host.includes(":") ? `[${host}]` : host;
  const opened = app.server.address();
  return `http://${name}:${opened && typeof opened === "object" ? opened.port : port}`;
}
