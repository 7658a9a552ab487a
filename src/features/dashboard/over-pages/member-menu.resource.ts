import { AppError } from "#shared/errors.ts";
import { pageContext } from "#shared/page-context.ts";
import type { Route } from "./+types/member-menu.resource";
import { menuContent } from "./rules.ts";

/** What the menu shows that opens on pages of others: its texts, the member and the counts. Its groups are there already. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api, viewer, textsOf } = pageContext(context);
  if (viewer.kind !== "member") throw new AppError("unauthorized");
  return Response.json({ texts: textsOf("dashboard"), ...(await menuContent(api)) });
}
