import { pageContext } from "#shared/page-context.ts";
import { programCalendar } from "../contract.ts";
import type { Route } from "./+types/program-calendar.resource";

/** The dates of a program for the visitor's calendar. */
export function loader({ context, params }: Route.LoaderArgs) {
  return pageContext(context).file(programCalendar, { query: { programSeoUrl: params.seoUrl } });
}
