import { useLocale } from "use-intl";
import { truncate } from "#shared/format.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { DefaultLayout } from "#ui/layouts.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/detail.page";
import { PublicProfileCard } from "./profile/card.tsx";
import { getProfile, type PublicProfile } from "./profile/contract.ts";

/** Search engines show about so many characters. */
const DESCRIPTION_LENGTH = 155;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, viewer } = pageContext(context);
  const profile: PublicProfile = await api(getProfile, { params: { seoUrl: params.seoUrl } });
  return { profile, isOwn: viewer.kind === "member" && viewer.id === profile.id };
}

export const meta = (args: Route.MetaArgs) => {
  const profile = args.loaderData?.profile;
  if (!profile) return pageMeta(args, { description: "" });
  const place = [profile.cityName, profile.countryName].filter(Boolean).join(", ");
  const summary = [profile.title, place, profile.description].filter(Boolean).join(" · ");
  return pageMeta(args, {
    title: `${profile.name} ${profile.surname}`,
    description: truncate(summary || `${profile.name} ${profile.surname}`, DESCRIPTION_LENGTH),
    type: "profile",
  });
};

export default function TalentPage({ loaderData: { profile, isOwn } }: Route.ComponentProps) {
  const text = useTranslations("profile.public");
  const locale = useLocale();
  return (
    <DefaultLayout className="max-w-5xl">
      <PublicProfileCard
        profile={profile}
        actions={isOwn && <ButtonLink to={pathTo("profile", locale)}>{text("edit")}</ButtonLink>}
      />
    </DefaultLayout>
  );
}
