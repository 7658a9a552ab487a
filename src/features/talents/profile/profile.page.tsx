import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { matchPath } from "#shared/paths.ts";
import { RETURN_PARAM, returnPath } from "#shared/return-path.ts";
import type { Route } from "./+types/profile.page";
import { getOwnProfile } from "./contract.ts";
import { loadChosen } from "./parts/load-choices.ts";
import { profileAction } from "./parts/profile-action.ts";
import { ProfileEditor } from "./parts/profile-editor.tsx";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = pageContext(context);
  const profile = await api(getOwnProfile, {});
  const back = returnPath(url.searchParams.get(RETURN_PARAM));
  /** The job that one was applying for. */
  const job = back !== undefined && matchPath(back)?.key === "job" ? back : undefined;
  return { profile, chosen: await loadChosen(api, profile), job };
}

export const action = ({ request, context }: Route.ActionArgs) => profileAction(request, pageContext(context));

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({ title: t("talentsProfile.title"), description: t("talentsProfile.lead"), noindex: true }));

export default function ProfilePage({ loaderData }: Route.ComponentProps) {
  return <ProfileEditor {...loaderData} />;
}
