import { starOf } from "#features/watching/contract.ts";
import { pictureOf } from "#shared/discovery.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { localeOfPath, pathTo } from "#shared/paths.ts";
import { DetailLayout } from "#ui/detail-layout.tsx";
import { getProgram, getProgramList, type ProgramDetail } from "../contract.ts";
import { programFit } from "../fit/contract.ts";
import type { Route } from "./+types/program.page";
import { Apply } from "./parts/apply.tsx";
import { Content } from "./parts/content.tsx";
import { ProgramFacts } from "./parts/facts.tsx";
import { FitView } from "./parts/fit.tsx";
import { Head } from "./parts/head.tsx";
import { OtherPrograms } from "./parts/other-programs.tsx";
import { Questions } from "./parts/questions.tsx";
import { Requirements } from "./parts/requirements.tsx";
import { Categories, Phases } from "./parts/selection.tsx";
import { eventData } from "./rules.ts";

/** Other programs of the organization that the page names. */
const OTHER_PROGRAMS = 5;

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = pageContext(context);
  const { api, extra, locale, origin, pages, viewer } = page;
  const program = await api(getProgram, { query: { programSeoUrl: params.seoUrl } });
  const query = { organizerId: program.organizer.id, pageSize: OTHER_PROGRAMS + 1 };
  const rows = await extra(
    api(getProgramList, { query }).then((list) => list.rows),
    [],
  );
  const isCompared = viewer.kind === "member" && !program.decidedAt;
  const fit = isCompared ? await extra(api(programFit, { body: { programIds: [program.programId] } }), null) : null;
  const others = rows.filter(({ programId }) => programId !== program.programId).slice(0, OTHER_PROGRAMS);
  const asOf = new Date().toISOString();
  return {
    program,
    fit,
    star: await starOf(page, { kind: "program", id: program.programId }, program.isListed),
    picture: pictureOf("program", program.programSeoUrl, locale),
    url: origin + pathTo("program", locale, { seoUrl: program.programSeoUrl }),
    organizerUrl: origin + pathTo("techCenter", locale, { seoUrl: program.organizer.seoUrl }),
    deadline: { opensAt: program.applyStart, closesAt: closing(program), asOf },
    others: others.map(({ programSeoUrl, name, applyStart, applyFinish }) => ({
      seoUrl: programSeoUrl,
      name,
      deadline: { opensAt: applyStart, closesAt: applyFinish, asOf },
    })),
    opensOrganizations: pages.has("techCenter"),
    signedIn: viewer.kind === "member",
  };
}

/** When applications close: with the decision, if that comes first. */
const closing = ({ applyFinish, decidedAt }: ProgramDetail) =>
  decidedAt && (!applyFinish || Date.parse(decidedAt) < Date.parse(applyFinish)) ? decidedAt : applyFinish;

export type ProgramPage = Awaited<ReturnType<typeof loader>>;

export const meta = (args: Route.MetaArgs) => {
  if (!args.loaderData) return [];
  const { program, url, organizerUrl, picture } = args.loaderData;
  const { name, organizer, description, isListed } = program;
  const locale = localeOfPath(args.location.pathname);
  return pageMeta(args, (t) => ({
    title: t("programsDetail.title", { name, organizer: organizer.name }),
    description,
    more: t("programsDetail.description", { name, organizer: organizer.name }),
    type: "article",
    noindex: !isListed,
    image: picture,
    data: eventData(program, url, organizerUrl),
    way: [{ name: t("site.links.incubation"), path: pathTo("incubation", locale) }],
  }));
};

export default function ProgramDetailPage({ loaderData }: Route.ComponentProps) {
  return (
    <DetailLayout
      head={<Head {...loaderData} />}
      facts={<ProgramFacts {...loaderData} />}
      aside={<OtherPrograms {...loaderData} />}
    >
      <Apply {...loaderData} />
      {loaderData.fit && <FitView fit={loaderData.fit} />}
      <Content {...loaderData} />
      <Requirements {...loaderData} />
      <Questions {...loaderData} />
      <Categories {...loaderData} />
      <Phases {...loaderData} />
    </DetailLayout>
  );
}
