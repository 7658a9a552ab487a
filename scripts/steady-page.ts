import { changeRouter } from "./change-router.ts";

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
export const steadyPage = () =>
  changeRouter("steady-page", { file: "/lib/router/router.js", part: FAILED, instead: LEFT_EMPTY });
