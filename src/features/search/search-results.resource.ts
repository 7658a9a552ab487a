import { pageContext } from "#shared/page-context.ts";
import type { Route } from "./+types/search-results.resource";
import { findFor } from "./parts/find.ts";

/** The results under the search box while one types. */
export const loader = ({ context, url }: Route.LoaderArgs) => findFor(pageContext(context), url);
