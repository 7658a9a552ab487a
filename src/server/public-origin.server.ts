import type { App } from "./app.server.ts";
import type { Settings } from "./settings.server.ts";

/** The origin of links that are made outside a request, such as in mails. Never the host that a request claims. */
export function publicOriginOf(app: App, { publicUrl, host, port }: Settings): string {
  if (publicUrl) return publicUrl;
  const name = host === "0.0.0.0" || host === "::" ? "localhost" : host.includes(":") ? `[${host}]` : host;
  const opened = app.server.address();
  return `http://${name}:${opened && typeof opened === "object" ? opened.port : port}`;
}
