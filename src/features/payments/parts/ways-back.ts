import type { Locale } from "#shared/locale.ts";
import { pathTo } from "#shared/paths.ts";
import type { Order } from "../contract.ts";

/** Query of the payment pages (specification). */
export const paidQuery = (
  kind: "package" | "report",
  id: string,
): { entityType: Order["entityType"]; entityId: string } => ({
  entityType: kind === "report" ? "report" : "premium-subscription",
  entityId: id,
});

export interface WaysBack {
  successPath: string;
  cancelPath: string;
}

/**
 * The address the buyer returns to. The headers name paths of the portal, or addresses at its own origin; anything else
 * is dropped, so that nobody is led to another site.
 */
export function waysBack(
  { kind, id, locale }: { kind: "package" | "report"; id: string; locale: Locale },
  headers: Record<string, string | string[] | undefined>,
  origin: string,
): WaysBack {
  const query = paidQuery(kind, id);
  return {
    successPath: pathIn(headers["x-success-url"], origin) ?? pathTo("paymentSuccess", locale, {}, query),
    cancelPath: pathIn(headers["x-cancel-url"], origin) ?? pathTo("paymentFail", locale, {}, query),
  };
}

function pathIn(header: string | string[] | undefined, origin: string): string | undefined {
  if (typeof header !== "string" || header.length > 500) return undefined;
  const url = URL.parse(header, origin);
  // A browser reads a path that begins with two slashes as another site.
  if (url?.origin !== new URL(origin).origin || url.pathname.startsWith("//")) return undefined;
  return url.pathname + url.search;
}
