import { pageContext } from "#shared/page-context.ts";
import type { Route } from "./+types/impact-report.resource";
import { pulseReport } from "./contract.ts";

/** The impact report of a quarter, in the language of the address. The call checks who may have it. */
export const loader = ({ context, url: { searchParams: query } }: Route.LoaderArgs) =>
  pageContext(context).file(pulseReport, {
    query: { quarter: query.get("quarter") ?? "", kind: query.get("kind") === "pdf" ? "pdf" : "xlsx" },
  });
