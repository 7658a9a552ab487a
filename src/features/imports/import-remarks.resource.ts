import { pageContext } from "#shared/page-context.ts";
import type { Route } from "./+types/import-remarks.resource";
import { importRemarks } from "./contract.ts";

/** The remarks about the rows of an import, in the language of the address. The call checks who may have them. */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  pageContext(context).file(importRemarks, { params: { id: url.searchParams.get("id") ?? "" } });
