import { useLocale } from "use-intl";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { DashboardPage } from "#ui/dashboard-layout.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/dashboard-messages.page";
import { ConversationList } from "./parts/conversation-list.tsx";
import { loadList } from "./parts/load-list.ts";
import { Messenger } from "./parts/messenger.tsx";
import { useLive } from "./parts/use-live.ts";

export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  list: await loadList(pageContext(context).api, url.searchParams),
});

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (text) => ({
    title: text("messages.title"),
    description: text("messages.description"),
    noindex: true,
  }));

/** All conversations of a member. */
export default function ConversationsPage({ loaderData: { list } }: Route.ComponentProps) {
  const text = useTranslations("messages");
  const locale = useLocale();
  useLive(list.unreadCount);
  return (
    <DashboardPage title={text("title")} lead={text("unread", { count: list.unreadCount })}>
      {list.totalCount === 0 ? (
        <EmptyState
          title={text("none")}
          actions={
            <ButtonLink kind="primary" to={pathTo("talents", locale)}>
              {text("findPeople")}
            </ButtonLink>
          }
        >
          {text("noneText")}
        </EmptyState>
      ) : (
        <Messenger isOpen={false} list={<ConversationList list={list} />}>
          <EmptyState title={text("pick")}>{text("pickText")}</EmptyState>
        </Messenger>
      )}
    </DashboardPage>
  );
}
