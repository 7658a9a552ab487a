import { mayEditFinancials } from "#shared/access.ts";
import { pageContext } from "#shared/page-context.ts";
import { getStartup, getStartupDetails } from "../detail/contract.ts";
import type { Route } from "./+types/rounds-and-team.resource";

/** The content of a row's drawer, as the viewer may see it. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, viewer } = pageContext(context);
  const params = { seoUrlOrId: url.searchParams.get("id") ?? "" };
  const [startup, list] = await Promise.all([
    api(getStartup, { params }),
    api(getStartupDetails, { params: { ...params, key: "investment" } }),
  ]);
  const { id, name, seoUrl, isVisible, isDeleted, teamMembers, mentors, hidden, mayEdit } = startup;
  const isOpen = isVisible && !isDeleted;
  return {
    id,
    name,
    seoUrl,
    isVisible,
    isDeleted,
    teamMembers,
    mentors,
    rounds: list.key === "investment" ? list.rows : [],
    /** Private rounds and shares are left out. */
    isPartly: hidden.financial,
    may: { editTeam: isOpen && mayEdit, editRounds: isOpen && mayEditFinancials(viewer, id) },
  };
}

export type RoundsAndTeam = Awaited<ReturnType<typeof loader>>;
