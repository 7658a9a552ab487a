import { unlessFailed } from "#shared/client-loader.ts";
import { pageContext } from "#shared/page-context.ts";
import type { Route } from "./+types/results.page";
import { findFor } from "./parts/find.ts";

/** What the box in the header shows as one types. */
export const loader = ({ context, url }: Route.LoaderArgs) => findFor(pageContext(context), url);

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => unlessFailed(serverLoader);
