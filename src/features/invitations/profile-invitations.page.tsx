import { data, redirect, useActionData, useSearchParams } from "react-router";
import { useLocale } from "use-intl";
import { type ActionFailure, actionFailure } from "#shared/action-failure.ts";
import { AppError } from "#shared/errors.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { Confirm } from "#ui/confirm.tsx";
import { DashboardPage } from "#ui/dashboard-layout.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/profile-invitations.page";
import { approveInvitation, openInvitation, receivedInvitations, rejectInvitation } from "./contract.ts";
import { FromMail } from "./parts/from-mail.tsx";
import { Note } from "./parts/note.tsx";
import { ReceivedCard } from "./parts/received-card.tsx";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, pages } = pageContext(context);
  const page = Math.max(1, Math.trunc(Number(url.searchParams.get("page"))) || 1);
  const code = url.searchParams.get("code");
  const [list, opened] = await Promise.all([
    api(receivedInvitations, { query: { page } }),
    code ? api(openInvitation, { body: { Code: code } }, { handlesNotFound: true }).catch(unknown) : undefined,
  ]);
  return {
    list,
    opened,
    targets: { startup: pages.has("startup"), organization: pages.has("techCenter"), provider: pages.has("provider") },
  };
}

function unknown(error: unknown) {
  if (error instanceof AppError && error.code === "notFound") return "unknown" as const;
  throw error;
}

type Answer = { failure: ActionFailure } | { notYours: true };

export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale } = pageContext(context);
  const form = await request.formData();
  const accepts = form.get("intent") === "accept";
  try {
    const body = { Code: String(form.get("code") ?? "") };
    const done = await api(accepts ? approveInvitation : rejectInvitation, { body });
    if (!done) return data({ notYours: true as const }, 404);
  } catch (error) {
    return actionFailure(error, locale);
  }
  return redirect(pathTo("profileInvitations", locale, {}, { done: accepts ? "accepted" : "declined" }));
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (text) => ({
    title: text("invitations.received.title"),
    description: text("invitations.description"),
    noindex: true,
  }));

/** Received invitations; each answer is confirmed first. */
export default function ReceivedPage({ loaderData: { list, opened, targets } }: Route.ComponentProps) {
  const text = useTranslations("invitations.received");
  const shared = useTranslations("invitations");
  const locale = useLocale();
  const [query] = useSearchParams();
  const answer = useActionData<Answer>();
  const { rows, totalCount, currentPage, pageSize } = list;
  const page = (more: Record<string, string | number | undefined>) =>
    pathTo("profileInvitations", locale, {}, { page: currentPage > 1 ? currentPage : undefined, ...more });
  const intent = (["accept", "decline"] as const).find((candidate) => candidate === query.get("answer"));
  const selected = rows.find(({ id, status }) => status === "waiting" && id === query.get("id"));
  const done = (["accepted", "declined"] as const).find((candidate) => candidate === query.get("done"));
  const values = selected && {
    entity: selected.entityName,
    name: `${selected.sender.name} ${selected.sender.surname}`,
  };
  return (
    <DashboardPage title={text("title")} lead={text("lead")}>
      <div className="grid gap-5">
        {done && <Note tone="good">{text(`done.${done}`)}</Note>}
        {answer && <Note tone="bad">{"failure" in answer ? answer.failure.value : text("notYours")}</Note>}
        {opened && !done && !answer && <FromMail opened={opened} />}
        {selected && intent && values && !answer && (
          <Confirm
            title={text(`${intent}Title`, values)}
            action={text(intent)}
            danger={intent === "decline"}
            cancel={shared("cancel")}
            back={page({})}
            fields={{ intent, code: selected.approvalCode }}
          >
            <p>{text(`${intent}Text`, values)}</p>
            {intent === "accept" &&
              selected.juries.map((jury) => (
                <p key={`${jury.program} ${jury.organizer}`} className="mt-3 font-semibold text-warn">
                  {text(selected.entityType === "startup" ? "costs.startup" : "costs.other", { ...values, ...jury })}
                </p>
              ))}
          </Confirm>
        )}
        {rows.map((row) => (
          <ReceivedCard
            key={row.id}
            invitation={row}
            isFromMail={typeof opened === "object" && opened.id === row.id}
            hasPage={targets[row.entityType]}
            ask={(answer) => page({ answer, id: row.id })}
          />
        ))}
        {totalCount === 0 && <EmptyState title={text("none")}>{text("noneText")}</EmptyState>}
        {totalCount > pageSize && (
          <Pagination
            page={currentPage}
            pageSize={pageSize}
            total={totalCount}
            to={(number) => page({ page: number })}
          />
        )}
      </div>
    </DashboardPage>
  );
}
