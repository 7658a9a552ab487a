import type { Plugin } from "vite";

const ROUTER_FILE = /react-router\/dist\/production\/lib\/router\/router\.js$/;
const FAILED = `		if (isErrorResult(result)) {
			setFetcherError(key, routeId, result.error);
			return;
		}
		updateFetcherState(key, getDoneFetcher(result.data));`;
const LEFT_EMPTY = "		updateFetcherState(key, getDoneFetcher(isErrorResult(result) ? void 0 : result.data));";

/**
 * Where a part of a page asks for data and gets none (results of a search, counts of a filter), the router puts its error
 * page in the place of the whole page, and what was typed there is lost. With this the part is told that there are no
 * data, and says so itself (specification: searches fail silently).
 */
export function steadyPage(): Plugin {
  return {
    name: "steady-page",
    applyToEnvironment: (environment) => environment.name === "client",
    transform(code, id) {
      if (!ROUTER_FILE.test(id.split("?")[0]!)) return undefined;
      if (code.split(FAILED).length !== 2) throw new Error("The router no longer fails where this plugin expects it.");
      return { code: code.replace(FAILED, LEFT_EMPTY), map: null };
    },
  };
}
