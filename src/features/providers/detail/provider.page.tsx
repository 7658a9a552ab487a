import { redirect } from "react-router";
import { ClaimCard } from "#features/claims/card.tsx";
import { pictureOf } from "#shared/discovery.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { localeOfPath, pathTo } from "#shared/paths.ts";
import { DetailLayout } from "#ui/detail-layout.tsx";
import { getProvider } from "../contract.ts";
import type { Route } from "./+types/provider.page";
import { Content } from "./parts/content.tsx";
import { ProviderFacts } from "./parts/facts.tsx";
import { Head } from "./parts/head.tsx";
import { Links } from "./parts/links.tsx";
import { providerData } from "./rules.ts";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api, locale, origin, pages } = pageContext(context);
  const provider = await api(getProvider, { params: { id: params.seoUrl } });
  const address = pathTo("provider", locale, { seoUrl: provider.seoUrl });
  // Ids open the page too; it has one address only.
  if (params.seoUrl !== provider.seoUrl) throw redirect(address + url.search, 301);
  const picture = pictureOf("provider", provider.seoUrl, locale);
  return { provider, picture, url: origin + address, opensPeople: pages.has("talent") };
}
export type ProviderPage = Awaited<ReturnType<typeof loader>>;

export const meta = (args: Route.MetaArgs) => {
  if (!args.loaderData) return [];
  const { provider, url, picture } = args.loaderData;
  const { name, slogan, description, isVisible } = provider;
  const text = [slogan, description].filter(Boolean).join(" ");
  const locale = localeOfPath(args.location.pathname);
  return pageMeta(args, (t) => ({
    title: name,
    description: text,
    more: t("providersDetail.description", { name }),
    type: "profile",
    noindex: !isVisible,
    image: picture,
    data: [providerData(provider, url)],
    way: [{ name: t("providersDetail.list"), path: pathTo("providers", locale) }],
  }));
};

export default function ProviderDetailPage({ loaderData }: Route.ComponentProps) {
  return (
    <DetailLayout
      head={<Head {...loaderData} />}
      facts={<ProviderFacts {...loaderData} />}
      aside={
        <>
          {loaderData.provider.mayClaim && <ClaimCard kind="provider" seoUrl={loaderData.provider.seoUrl} />}
          <Links {...loaderData} />
        </>
      }
    >
      <Content {...loaderData} />
    </DetailLayout>
  );
}
