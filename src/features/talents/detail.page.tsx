import { useLocale } from "use-intl";
import { ownEntities } from "#features/members/contract.ts";
import { truncate } from "#shared/format.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { DefaultLayout } from "#ui/layouts.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/detail.page";
import { PersonActions } from "./parts/person-actions.tsx";
import { RelatedStartups } from "./parts/related-startups.tsx";
import { Standing } from "./parts/standing.tsx";
import { startupsOfPerson } from "./people/contract.ts";
import { PublicProfileCard } from "./profile/card.tsx";
import { getProfile, getReputation, type PublicProfile } from "./profile/contract.ts";
import { personData } from "./rules.ts";

/** Search engines show about so many characters. */
const DESCRIPTION_LENGTH = 155;

export async function loader({ context, params: { seoUrl }, request }: Route.LoaderArgs) {
  const { api, locale, origin, viewer } = pageContext(context);
  const signedIn = viewer.kind === "member";
  const [profile, reputation, startups, entities] = await Promise.all([
    api(getProfile, { params: { seoUrl } }) as Promise<PublicProfile>,
    api(getReputation, { params: { seoUrl } }),
    api(startupsOfPerson, { params: { seoUrl } }),
    signedIn ? api(ownEntities, {}) : [],
  ]);
  const path = new URL(request.url).pathname;
  return {
    ...{ profile, reputation, startups, signedIn, path },
    isOwn: signedIn && viewer.id === profile.id,
    mayInvite: entities.some(({ grantable }) => grantable.length > 0),
    url: origin + pathTo("talent", locale, { seoUrl: profile.seoUrl }),
  };
}

export const meta = (args: Route.MetaArgs) => {
  if (!args.loaderData) return pageMeta(args, { description: "" });
  const { profile, url } = args.loaderData;
  const place = [profile.cityName, profile.countryName].filter(Boolean).join(", ");
  const summary = [profile.title, place, profile.description].filter(Boolean).join(" · ");
  return [
    ...pageMeta(args, {
      title: `${profile.name} ${profile.surname}`,
      description: truncate(summary || `${profile.name} ${profile.surname}`, DESCRIPTION_LENGTH),
      type: "profile",
      data: [personData(profile, url)],
    }),
  ];
};

export default function TalentPage({ loaderData }: Route.ComponentProps) {
  const { profile, reputation, startups, isOwn } = loaderData;
  const text = useTranslations("profile.public");
  const locale = useLocale();
  return (
    <DefaultLayout className="grid max-w-5xl gap-4.5">
      <PublicProfileCard
        profile={profile}
        actions={
          isOwn ? (
            <ButtonLink to={pathTo("profile", locale)}>{text("edit")}</ButtonLink>
          ) : (
            <PersonActions {...loaderData} />
          )
        }
      />
      <RelatedStartups startups={startups} />
      <Standing reputation={reputation} updatedAt={profile.updatedAt} />
    </DefaultLayout>
  );
}
