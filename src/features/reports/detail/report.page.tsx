import { redirectDocument } from "react-router";
import { createPayment, lastOrder } from "#features/payments/contract.ts";
import { premiumSettings } from "#features/premium/settings/contract.ts";
import { actionFailure } from "#shared/action-failure.ts";
import { pictureOf } from "#shared/discovery.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { localeOfPath, pathTo } from "#shared/paths.ts";
import { DetailLayout } from "#ui/detail-layout.tsx";
import { getReport, type ReportRow } from "../contract.ts";
import { premiumDownload } from "../download/contract.ts";
import { REFUSED_PARAM } from "../limits.ts";
import { cardOf } from "../parts/list.ts";
import type { Route } from "./+types/report.page";
import { Content } from "./parts/content.tsx";
import { ReportFacts } from "./parts/facts.tsx";
import { Head } from "./parts/head.tsx";

/** Other reports of the category that the page shows. */
const OTHER_REPORTS = 4;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api, locale, origin, pages } = pageContext(context);
  const { others, ...report } = await api(getReport, { query: { seoUrl: params.seoUrl } });
  const { id: entityId, access } = report;
  const { model } = await api(premiumSettings, {});
  const order = access === "needsPurchase" ? await api(lastOrder, { query: { entityType: "report", entityId } }) : null;
  return {
    report,
    /** It is paid for, and the money is on its way. */
    isPending: order?.state === "pending",
    others: others.slice(0, OTHER_REPORTS).map(cardOf),
    twins: others
      .filter((other) => isTwin(other, report))
      .map(({ seoUrl, language }) => ({ seoUrl, language: language.name })),
    picture: pictureOf("report", report.seoUrl, locale),
    url: origin + pathTo("report", locale, { seoUrl: report.seoUrl }),
    refused: url.searchParams.get(REFUSED_PARAM),
    isSold: model.isSold,
    opensPackages: pages.has("membershipPackages"),
  };
}

/** True if two reports are the same in two languages. */
const isTwin = (a: ReportRow, b: ReportRow): boolean =>
  a.language.id !== b.language.id && a.title === b.title && a.type.id === b.type.id && a.version.id === b.version.id;

export type ReportPage = Awaited<ReturnType<typeof loader>>;

/** Leads to where one pays, or takes the report out of the month's allowance; the page then fetches the file. */
export async function action({ context, request }: Route.ActionArgs) {
  const { api, locale } = pageContext(context);
  const form = await request.formData();
  const ReportId = String(form.get("id") ?? "");
  try {
    if (form.get("intent") === "buy") {
      const { redirectUrl } = await api(createPayment, { body: { EntityId: ReportId } }, { handlesNotFound: true });
      return redirectDocument(redirectUrl);
    }
    const { fileName } = await api(premiumDownload, { body: { ReportId } });
    return { fileName, at: Date.now() };
  } catch (error) {
    return actionFailure(error, locale);
  }
}

export const meta = (args: Route.MetaArgs) => {
  if (!args.loaderData) return [];
  const { report, url, picture } = args.loaderData;
  const { title, summary, language, releaseDate, isFree } = report;
  const locale = localeOfPath(args.location.pathname);
  return pageMeta(args, (text) => ({
    title,
    description: summary,
    more: text("reportsDetail.description", { title }),
    type: "article",
    image: picture,
    data: [
      {
        "@type": "Report",
        name: title,
        url,
        description: summary ?? undefined,
        inLanguage: language.slug,
        datePublished: releaseDate,
        isAccessibleForFree: isFree,
      },
    ],
    way: [{ name: text("site.links.reports"), path: pathTo("reports", locale) }],
  }));
};

export default function ReportDetailPage({ loaderData }: Route.ComponentProps) {
  return (
    <DetailLayout head={<Head {...loaderData} />} facts={<ReportFacts {...loaderData} />}>
      <Content {...loaderData} />
    </DetailLayout>
  );
}
