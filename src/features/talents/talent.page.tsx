import { useLocale } from "use-intl";
import { ownEntities } from "#features/members/contract.ts";
import { FUNDING_PAGE_SIZE_MAX, fundingByInvestor } from "#features/startups/funding/contract.ts";
import { pictureOf } from "#shared/discovery.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { localeOfPath, pathTo } from "#shared/paths.ts";
import { typeId } from "#shared/type-id.ts";
import { ButtonLink } from "#ui/button.tsx";
import { DefaultLayout } from "#ui/layouts.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/talent.page";
import { Investments } from "./parts/investments.tsx";
import { NotListed } from "./parts/not-listed.tsx";
import { PersonActions } from "./parts/person-actions.tsx";
import { RelatedStartups } from "./parts/related-startups.tsx";
import { Standing } from "./parts/standing.tsx";
import { startupsOfPerson } from "./people/contract.ts";
import { PublicProfileCard } from "./profile/card.tsx";
import { getProfile, getReputation, type OwnProfile, type PublicProfile } from "./profile/contract.ts";
import { personData } from "./rules.ts";

export async function loader({ context, params: { seoUrl }, request }: Route.LoaderArgs) {
  const { api, extra, locale, origin, viewer } = pageContext(context);
  const signedIn = viewer.kind === "member";
  const [profile, reputation, startups, entities] = await Promise.all([
    api(getProfile, { params: { seoUrl } }) as Promise<PublicProfile & Partial<OwnProfile>>,
    api(getReputation, { params: { seoUrl } }),
    extra(api(startupsOfPerson, { params: { seoUrl } }), []),
    signedIn ? extra(api(ownEntities, {}), []) : [],
  ]);
  const path = new URL(request.url).pathname;
  const isFounder =
    (signedIn && viewer.userTypeId === typeId("userType", "entrepreneur")) ||
    entities.some(({ entityType }) => entityType === "startup");
  const body = { investorId: profile.id, pageSize: FUNDING_PAGE_SIZE_MAX };
  const investments = await extra(api(fundingByInvestor, { body }), undefined);
  return {
    profile,
    reputation,
    startups,
    investments,
    signedIn,
    path,
    isOwn: signedIn && viewer.id === profile.id,
    mayInvite: entities.some(({ grantable }) => grantable.length > 0),
    mayBeIntroduced: isFounder && profile.userTypeId === typeId("userType", "investor"),
    now: new Date().toISOString(),
    picture: pictureOf("talent", profile.seoUrl, locale),
    url: origin + pathTo("talent", locale, { seoUrl: profile.seoUrl }),
  };
}

export const meta = (args: Route.MetaArgs) => {
  if (!args.loaderData) return pageMeta(args, { description: "" });
  const { profile, url, picture } = args.loaderData;
  const place = [profile.cityName, profile.countryName].filter(Boolean).join(", ");
  const summary = [profile.title, place, profile.description].filter(Boolean).join(" · ");
  const name = `${profile.name} ${profile.surname}`;
  const locale = localeOfPath(args.location.pathname);
  return pageMeta(args, (t) => ({
    title: name,
    description: summary,
    more: t("talentsProfile.public.summary", { name }),
    type: "profile",
    image: picture,
    noindex: !args.loaderData.profile.isListed,
    data: [personData(profile, url)],
    way: [{ name: t("site.links.talents"), path: pathTo("talents", locale) }],
  }));
};

export default function TalentPage({ loaderData }: Route.ComponentProps) {
  const { profile, reputation, startups, investments, isOwn, now } = loaderData;
  const text = useTranslations("talentsProfile.public");
  const locale = useLocale();
  return (
    <DefaultLayout className="grid gap-4.5">
      {isOwn && profile.wantsListing === false && <NotListed />}
      <PublicProfileCard
        profile={profile}
        now={now}
        actions={
          isOwn ? (
            <ButtonLink to={pathTo("profile", locale)}>{text("edit")}</ButtonLink>
          ) : (
            <PersonActions {...loaderData} />
          )
        }
        beside={<Standing reputation={reputation} updatedAt={profile.updatedAt} />}
      >
        <RelatedStartups startups={startups} />
        {investments && <Investments person={profile} page={investments} />}
      </PublicProfileCard>
    </DefaultLayout>
  );
}
