import { receivedInvitations } from "#features/invitations/contract.ts";
import { getOwnProfile } from "#features/talents/profile/contract.ts";
import { AppError } from "#shared/errors.ts";
import { pageContext } from "#shared/page-context.ts";
import type { MenuContent } from "../rules.ts";
import type { Route } from "./+types/menu.page";

/** What the menu shows that opens on pages of others: its texts, the member and the counts. Its groups are there already. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api, viewer, textsOf } = pageContext(context);
  if (viewer.kind !== "member") throw new AppError("unauthorized");
  const [{ waitingCount }, { seoUrl, cityName, countryName, cv }] = await Promise.all([
    api(receivedInvitations, { query: { pageSize: 1 } }),
    api(getOwnProfile, {}),
  ]);
  const place = [cityName, countryName].filter(Boolean).join(", ");
  const content: MenuContent = {
    counts: { profileInvitations: waitingCount },
    person: { seoUrl, place, hasCv: cv !== null },
  };
  return Response.json({ texts: textsOf("dashboard"), ...content });
}
