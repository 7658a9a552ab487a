import {
  type DataStrategyResult,
  data,
  type ErrorResponse,
  isRouteErrorResponse,
  type MiddlewareFunction,
} from "react-router";
import type { ActionFailure } from "./action-failure.ts";

/** The results of loaders and actions, by the id of their route. */
type Results = Record<string, DataStrategyResult>;

/**
 * Middleware of the browser: an action that got no answer, or a failed one, answers a failure, so that the page and what was typed
 * there stay. The router passes on the results that a middleware returns in place of those of `next()`.
 */
export const catchLostConnection: MiddlewareFunction<Results> = async ({ request }, next) => {
  const results = await next();
  if (request.method === "GET") return results;
  return Object.fromEntries(
    Object.entries(results).map(([routeId, result]) => [routeId, isLost(result) ? lost() : result]),
  );
};

/**
 * `fetch` throws a TypeError when there is no answer at all, the router an error when it cannot read one, which it wraps to add the
 * status; a failed answer is a response of the router's. What the page refuses, or a redirect, is neither.
 */
function isLost({ type, result }: DataStrategyResult): boolean {
  if (type !== "error" || typeof result !== "object" || result === null) return false;
  if (isRouteErrorResponse(result)) return !isRefusalOfPage(result);
  return result instanceof Error || ("data" in result && result.data instanceof Error);
}

/** Refusals that a page of ours has thrown carry their code; those of a proxy are text. */
const isRefusalOfPage = ({ status, data: body }: ErrorResponse): boolean =>
  status < 500 && typeof body === "object" && body !== null;

function lost(): DataStrategyResult {
  const failure: ActionFailure = { code: "connectionLost", value: "", fields: [] };
  // With this status the router does not load the page's data again, which would fail too.
  return { type: "data", result: data({ failure }, 503) };
}
