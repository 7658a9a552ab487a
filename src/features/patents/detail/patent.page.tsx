import { pictureOf } from "#shared/discovery.ts";
import { isoDay } from "#shared/iso-day.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { localeOfPath, pathTo } from "#shared/paths.ts";
import { DetailLayout } from "#ui/detail-layout.tsx";
import { getPatent } from "../contract.ts";
import type { Route } from "./+types/patent.page";
import { Content } from "./parts/content.tsx";
import { PatentFacts } from "./parts/facts.tsx";
import { Head } from "./parts/head.tsx";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, locale, origin, pages } = pageContext(context);
  const patent = await api(getPatent, { params: { id: params.id } });
  return {
    patent,
    picture: pictureOf("patent", patent.id, locale),
    url: origin + pathTo("patent", locale, { id: patent.id }),
    opensOrganizations: pages.has("techCenter"),
    isProtected: patent.protectionEnd === null || patent.protectionEnd >= isoDay(new Date()),
  };
}
export type PatentPage = Awaited<ReturnType<typeof loader>>;

export const meta = (args: Route.MetaArgs) => {
  if (!args.loaderData) return [];
  const { patent, picture } = args.loaderData;
  const { name, organization, problem, advantage, isListed } = patent;
  const locale = localeOfPath(args.location.pathname);
  const text = [problem, advantage].filter(Boolean).join(" ");
  return pageMeta(args, (t) => ({
    title: name,
    description: text,
    more: t("patentsDetail.description", { name, organization: organization.name }),
    type: "article",
    noindex: !isListed,
    image: picture,
    way: [{ name: t("patentsDetail.list"), path: pathTo("patents", locale) }],
  }));
};

export default function PatentDetailPage({ loaderData }: Route.ComponentProps) {
  return (
    <DetailLayout head={<Head {...loaderData} />} facts={<PatentFacts {...loaderData} />}>
      <Content {...loaderData} />
    </DetailLayout>
  );
}
