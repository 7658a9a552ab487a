import { truncate } from "#shared/format.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { DetailLayout } from "#ui/detail-layout.tsx";
import { getPatent } from "../contract.ts";
import type { Route } from "./+types/detail.page";
import { Content } from "./parts/content.tsx";
import { FactsCard } from "./parts/facts.tsx";
import { Head } from "./parts/head.tsx";

/** Characters of a description that search engines show. */
const DESCRIPTION_LENGTH = 155;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, locale, origin, pages } = pageContext(context);
  const patent = await api(getPatent, { params: { id: params.id } });
  return {
    patent,
    url: origin + pathTo("patent", locale, { id: patent.id }),
    opensOrganizations: pages.has("techCenter"),
    isProtected: patent.protectionEnd === null || patent.protectionEnd >= new Date().toISOString().slice(0, 10),
  };
}
export type PatentPage = Awaited<ReturnType<typeof loader>>;

export const meta = (args: Route.MetaArgs) => {
  if (!args.loaderData) return [];
  const { name, organization, problem, advantage, isListed } = args.loaderData.patent;
  const text = [problem, advantage].filter(Boolean).join(" ");
  return pageMeta(args, (t) => ({
    title: name,
    description: truncate(
      text || t("patentDetail.description", { name, organization: organization.name }),
      DESCRIPTION_LENGTH,
    ),
    type: "article",
    noindex: !isListed,
  }));
};

export default function PatentDetailPage({ loaderData }: Route.ComponentProps) {
  return (
    <DetailLayout head={<Head {...loaderData} />} facts={<FactsCard {...loaderData} />}>
      <Content {...loaderData} />
    </DetailLayout>
  );
}
