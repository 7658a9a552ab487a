import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import type { Route } from "./+types/profile.page";
import { getOwnProfile } from "./contract.ts";
import { loadChosen } from "./parts/load-choices.ts";
import { profileAction } from "./parts/profile-action.ts";
import { ProfileEditor } from "./parts/profile-editor.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = pageContext(context);
  const profile = await api(getOwnProfile, {});
  return { profile, chosen: await loadChosen(api, profile) };
}

export const action = ({ request, context }: Route.ActionArgs) => profileAction(request, pageContext(context));

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({ title: t("talentsProfile.title"), description: t("talentsProfile.lead"), noindex: true }));

export default function ProfilePage({ loaderData }: Route.ComponentProps) {
  return <ProfileEditor {...loaderData} />;
}
