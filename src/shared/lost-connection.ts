import { type DataStrategyResult, data, type MiddlewareFunction } from "react-router";
import type { ActionFailure } from "./action-failure.ts";

/** The results of loaders and actions, by the id of their route. */
type Results = Record<string, DataStrategyResult>;

/**
 * Middleware of the browser: an action that got no answer answers a failure, so that the page and what was typed there
 * stay. The router passes on the results that a middleware returns in place of those of `next()`.
 */
export const catchLostConnection: MiddlewareFunction<Results> = async ({ request }, next) => {
  const results = await next();
  if (request.method === "GET") return results;
  return Object.fromEntries(
    Object.entries(results).map(([routeId, result]) => [routeId, isLost(result) ? lost() : result]),
  );
};

/** `fetch` throws a TypeError when there is no answer at all; the router wraps it to add the status of the answer. */
function isLost({ type, result }: DataStrategyResult): boolean {
  if (type !== "error" || typeof result !== "object" || result === null) return false;
  return result instanceof TypeError || ("data" in result && result.data instanceof TypeError);
}

function lost(): DataStrategyResult {
  const failure: ActionFailure = { code: "connectionLost", value: "", fields: [] };
  // With this status the router does not load the page's data again, which would fail too.
  return { type: "data", result: data({ failure }, 503) };
}
