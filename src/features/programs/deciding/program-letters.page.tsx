import { useLocale } from "use-intl";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { DashboardPage } from "#ui/dashboard-layout.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { useTranslations } from "#ui/translations.ts";
import { LeftOutNote } from "../conflicts/card.tsx";
import type { Route } from "./+types/program-letters.page";
import { letters, sentLetters } from "./contract.ts";
import { decideAction } from "./parts/decide-action.ts";
import { LetterCard, SentLetterCard } from "./parts/letter-card.tsx";
import { Publish } from "./parts/publish.tsx";

export async function loader({ context, params: { programSeoUrl }, url }: Route.LoaderArgs) {
  const isShort = url.searchParams.has("without");
  const isSent = url.searchParams.has("sent");
  const currentPage = Math.max(1, Math.trunc(Number(url.searchParams.get("page"))) || 1);
  const query = { programSeoUrl, currentPage, ...(isShort && { withoutReason: "true" as const }) };
  const { api } = pageContext(context);
  const shown = await api(letters, { query: isSent ? { programSeoUrl } : query });
  return { isShort, shown, sent: isSent ? await api(sentLetters, { query: { programSeoUrl, currentPage } }) : null };
}

export const action = ({ request, context }: Route.ActionArgs) => decideAction(request, pageContext(context));

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: [args.loaderData?.shown.program.name, t("programsDeciding.lettersTitle")].filter(Boolean).join(" · "),
    description: t("programsDeciding.lettersLead"),
    noindex: true,
  }));

export default function LettersPage({ loaderData: { shown, isShort, sent } }: Route.ComponentProps) {
  const text = useTranslations("programsDeciding");
  const locale = useLocale();
  const { program, counts, rows } = shown;
  const { currentPage, pageSize, totalCount } = sent ?? shown;
  const to = (query = {}) => pathTo("programLetters", locale, { programSeoUrl: program.seoUrl }, query);
  const count = counts.approved + counts.declined;
  return (
    <DashboardPage
      title={text("lettersTitle")}
      lead={`${program.name} · ${text("lettersLead")}`}
      actions={
        <>
          <ButtonLink to={pathTo("programDecisions", locale, { programSeoUrl: program.seoUrl })}>
            {text("back")}
          </ButtonLink>
          {!shown.hidesNames && <Publish shown={shown} />}
        </>
      }
    >
      {!shown.hidesNames && <LeftOutNote leftOut={shown.leftOut} />}
      {!shown.hidesNames && count + counts.sent > 0 && (
        <Tabs
          label={text("lettersTitle")}
          tabs={[
            { to: to(), label: text("allLetters", { count }), current: !isShort && !sent },
            { to: to({ without: 1 }), label: text("onlyWithout", { count: counts.withoutReason }), current: isShort },
            { to: to({ sent: 1 }), label: text("sentLetters", { count: counts.sent }), current: sent !== null },
          ]}
        />
      )}
      {shown.hidesNames ? (
        <EmptyState title={text("lettersHidden")}>{text("lettersHiddenHint")}</EmptyState>
      ) : totalCount === 0 ? (
        <EmptyState title={text("lettersNone")}>{text("lettersNoneHint")}</EmptyState>
      ) : (
        <>
          <div className="my-5 grid gap-4">
            {sent
              ? sent.rows.map((letter) => <SentLetterCard key={letter.applyId} letter={letter} />)
              : rows.map((letter) => <LetterCard key={letter.applyId} letter={letter} />)}
          </div>
          <Pagination
            page={currentPage}
            pageSize={pageSize}
            total={totalCount}
            to={(page) =>
              to({ page: page === 1 ? undefined : page, without: isShort ? 1 : undefined, sent: sent ? 1 : undefined })
            }
          />
        </>
      )}
    </DashboardPage>
  );
}
