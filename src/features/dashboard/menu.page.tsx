import { receivedInvitations } from "#features/invitations/contract.ts";
import { getOwnProfile } from "#features/talents/profile/contract.ts";
import type { Api } from "#shared/endpoint.ts";
import { AppError } from "#shared/errors.ts";
import { pageContext } from "#shared/page-context.ts";
import type { Route } from "./+types/menu.page";
import type { MenuContent } from "./rules.ts";

/** What the menu shows that opens on pages of others: its texts, the member and the counts. Its groups are there already. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api, viewer, textsOf } = pageContext(context);
  if (viewer.kind !== "member") throw new AppError("unauthorized");
  return Response.json({ texts: textsOf("dashboard"), ...(await menuContent(api)) });
}

/** Reads the person in the menu of a member, and the counts beside its links. */
export async function menuContent(api: Api): Promise<MenuContent> {
  const [{ waitingCount }, { seoUrl, cityName, countryName, cv, deleteAt }] = await Promise.all([
    api(receivedInvitations, { query: { pageSize: 1 } }),
    api(getOwnProfile, {}),
  ]);
  const place = [cityName, countryName].filter(Boolean).join(", ");
  return { counts: { profileInvitations: waitingCount }, person: { seoUrl, place, hasCv: cv !== null }, deleteAt };
}
