import { pageContext } from "#shared/page-context.ts";
import type { Route } from "./+types/news-addresses.resource";
import { newsAddresses } from "./contract.ts";

/** Who may be sent news, as CSV. */
export const loader = ({ context }: Route.LoaderArgs) => pageContext(context).file(newsAddresses, {});
