import { pageContext } from "#shared/page-context.ts";
import type { Route } from "./+types/program-fit.resource";
import { programFit } from "./contract.ts";
import { PROGRAMS_MAX } from "./limits.ts";
import type { FitData } from "./parts/fit-lines.tsx";

/** The requirements that the reader's startups meet, for the programs on a page of the list. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<FitData> {
  const { api, viewer, textsOf } = pageContext(context);
  const { fit, criteria } = textsOf("programsDetail");
  const programIds = (url.searchParams.get("ids") ?? "").split(",").filter(Boolean).slice(0, PROGRAMS_MAX);
  const isNothing = viewer.kind !== "member" || programIds.length === 0;
  const found = isNothing ? { startups: [], fits: [] } : await api(programFit, { body: { programIds } });
  return { ...found, texts: { fit, criteria } };
}
