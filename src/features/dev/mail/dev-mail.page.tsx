import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { toNotFound } from "#shared/to-not-found.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { DefaultLayout } from "#ui/layouts.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/dev-mail.page";
import { getMail, listMails } from "./contract.ts";
import { MailList } from "./parts/mail-list.tsx";
import { MailView } from "./parts/mail-view.tsx";

/** Mails of a demo that go nowhere; there is no such page elsewhere. */
export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { api, pages, locale } = pageContext(context);
  if (!pages.has("devMail")) throw toNotFound(locale);
  const list = await api(listMails, {});
  return { list, mail: id ? await api(getMail, { params: { id } }) : undefined };
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({ title: t("devMail.title"), description: t("devMail.lead"), noindex: true }));

export default function MailPage({ loaderData: { list, mail } }: Route.ComponentProps) {
  const text = useTranslations("devMail");
  return (
    <DefaultLayout className="grid gap-6">
      <header className="grid max-w-3xl gap-2">
        <h1 className="text-3xl">{text("title")}</h1>
        <p className="text-ink-muted text-pretty">{text("lead")}</p>
      </header>
      {list.rows.length === 0 ? (
        <EmptyState title={text("emptyTitle")}>{text("emptyText")}</EmptyState>
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
          <MailList rows={list.rows} total={list.totalCount} chosen={mail?.id} />
          {mail ? <MailView mail={mail} /> : <p className="text-ink-muted max-lg:hidden">{text("choose")}</p>}
        </div>
      )}
    </DefaultLayout>
  );
}
