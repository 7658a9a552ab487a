import { redirect, useActionData } from "react-router";
import { useLocale } from "use-intl";
import { actionFailure } from "#shared/action-failure.ts";
import { AppError } from "#shared/errors.ts";
import type { Refused } from "#shared/form-answer.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { memberOnly } from "#shared/viewer.ts";
import { DashboardPage } from "#ui/dashboard-layout.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/conversation.page";
import { blockUser, conversationWith, postMessage, reportMessage, setMessageRead, unblockUser } from "./contract.ts";
import { MESSAGE_MAX_LENGTH } from "./limits.ts";
import { ConversationList, useNameOf } from "./parts/conversation-list.tsx";
import { loadList } from "./parts/load-list.ts";
import { Messenger } from "./parts/messenger.tsx";
import { Questions } from "./parts/questions.tsx";
import { Thread } from "./parts/thread.tsx";
import { useLive } from "./parts/use-live.ts";
import { DONE_ACTIONS } from "./rules.ts";

export async function loader({ context, params: { otherUserSeoUrl }, url }: Route.LoaderArgs) {
  const { api, locale, viewer } = pageContext(context);
  if (otherUserSeoUrl === memberOnly(viewer).seoUrl) throw redirect(pathTo("dashboardMessages", locale));
  const wanted = url.searchParams.get("before") ?? "";
  const before = /^[1-9]\d{0,14}$/.test(wanted) ? Number(wanted) : undefined;
  const [conversation, list] = await Promise.all([
    api(conversationWith, { query: { otherUserSeoUrl, ...(before && { before }) } }),
    loadList(api, new URLSearchParams()),
  ]);
  return { conversation, list, before, attempt: crypto.randomUUID() };
}
export type ConversationData = Awaited<ReturnType<typeof loader>>;

export type Answer = Refused | { sent: string } | { read: true };

export async function action({ request, context, params: { otherUserSeoUrl } }: Route.ActionArgs) {
  const { api, locale } = pageContext(context);
  const form = await request.formData();
  const field = (name: string) => String(form.get(name) ?? "");
  const intent = field("intent");
  const query = { userId: field("userId") };
  try {
    if (intent === "read") await api(setMessageRead, { query });
    if (intent === "block") await api(blockUser, { query });
    if (intent === "unblock") await api(unblockUser, { query });
    if (intent === "report")
      await api(reportMessage, { body: { messageId: field("messageId"), reason: field("reason") } });
    if (intent === "read") return { read: true } as const;
    if (Object.hasOwn(DONE_ACTIONS, intent)) {
      const done = DONE_ACTIONS[intent as keyof typeof DONE_ACTIONS];
      return redirect(pathTo("conversation", locale, { otherUserSeoUrl }, { done }));
    }
    if (intent !== "send") throw new AppError("invalidInput", [{ field: "intent", reason: "unknown" }]);
    const attempt = field("attempt");
    const options = /^[\w-]{16,64}$/.test(attempt) ? { idempotencyKey: attempt } : {};
    // One character beyond the limit is enough for the refusal.
    const text = field("text").slice(0, MESSAGE_MAX_LENGTH + TRIMMED_MS);
    const message = await api(postMessage, { query: {}, body: { otherUserSeoUrl, text } }, options);
    return { sent: message.id };
  } catch (error) {
    return actionFailure(error, locale, { values: { text: field("text") } });
  }
}

/** Spaces at both ends that do not count. */
const TRIMMED_MS = 1_000;

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (text) => {
    const other = args.loaderData?.conversation.otherUser;
    return {
      title: other
        ? text("messages.thread.titleWith", { name: `${other.name} ${other.surname}` })
        : text("messages.title"),
      description: text("messages.description"),
      noindex: true,
    };
  });

/** The messages of two members, beside the other conversations. */
export default function ConversationPage({ loaderData }: Route.ComponentProps) {
  const { conversation, list } = loaderData;
  const text = useTranslations("messages");
  const locale = useLocale();
  const answer = useActionData<Answer>();
  const name = useNameOf()(conversation.otherUser);
  useLive(list.unreadCount);
  return (
    <DashboardPage
      title={text("title")}
      lead={text("unread", { count: list.unreadCount })}
      key={pathTo("conversation", locale, { otherUserSeoUrl: conversation.otherUser.seoUrl })}
    >
      <Messenger isOpen list={<ConversationList list={list} current={conversation.otherUser.seoUrl} />}>
        <Thread {...loaderData} answer={answer} name={name} />
      </Messenger>
      <Questions conversation={conversation} name={name} />
    </DashboardPage>
  );
}
