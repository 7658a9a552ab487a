import { useEffect } from "react";
import { data, redirect, useActionData } from "react-router";
import { actionFailure } from "#shared/action-failure.ts";
import { ERRORS, errorText } from "#shared/error-list.ts";
import type { ErrorCode } from "#shared/errors.ts";
import type { Refused } from "#shared/form-answer.ts";
import { isLocale, type Locale } from "#shared/locale.ts";
import { pageMeta } from "#shared/meta.ts";
import { type PageContext, pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { isSignInSite } from "#shared/social-providers.ts";
import { DashboardPage } from "#ui/dashboard-layout.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import { useNotices } from "#ui/notice.tsx";
import { useTranslations } from "#ui/translations.ts";
import { EXPORT_REFUSED } from "../deletion/limits.ts";
import { ExportCard } from "../deletion/parts/export-card.tsx";
import { type EmailAnswer, emailAction } from "../email/parts/email-action.ts";
import { EmailCard } from "../email/parts/email-card.tsx";
import { connectionList, removeConnection } from "../social/contract.ts";
import type { Route } from "./+types/dashboard-settings.page";
import { endSession, getSettings, mailsAgain, sessionList, setLanguageId, setNotifications } from "./contract.ts";
import { LANGUAGE_ID, NOTIFICATIONS } from "./limits.ts";
import { ConnectionsCard } from "./parts/connections-card.tsx";
import { LanguageCard } from "./parts/language-card.tsx";
import { MailCard } from "./parts/mail-card.tsx";
import { SessionsCard } from "./parts/sessions-card.tsx";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, locale } = pageContext(context);
  const [settings, sessions, connections] = await Promise.all([
    api(getSettings, {}),
    api(sessionList, {}),
    api(connectionList, {}),
  ]);
  const code = url.searchParams.get(EXPORT_REFUSED) ?? "";
  const exportRefusal = Object.hasOwn(ERRORS, code) ? errorText(code as ErrorCode, locale) : undefined;
  return { settings, sessions, connections, exportRefusal, now: new Date().toISOString() };
}

type Done = { done: "saved" | "sessionsEnded" | "othersEnded" | "disconnected" };

export async function action({ request, context }: Route.ActionArgs) {
  const page = pageContext(context);
  const { api, locale } = page;
  const form = await request.formData();
  const intent = String(form.get("intent"));
  if (intent === "email") return emailAction(form, page);
  try {
    if (intent === "language") {
      const language = await setLanguage(form.get("language"), page);
      if (language !== locale) return redirect(pathTo("dashboardSettings", language));
    } else if (intent === "mails") {
      const changed = NOTIFICATIONS.filter((kind) => form.has(kind) !== form.getAll("before").includes(kind));
      const body = Object.fromEntries(changed.map((kind) => [kind, form.has(kind)]));
      await api(setNotifications, { body });
    } else if (intent === "mailsAgain") {
      await api(mailsAgain, {});
    } else if (intent === "disconnect") {
      const type = form.get("type");
      if (isSignInSite(type)) await api(removeConnection, { query: { type } });
      return { done: "disconnected" } satisfies Done;
    } else {
      const id = form.get("session");
      await api(endSession, { query: typeof id === "string" && id ? { id } : {} });
      return { done: id ? "sessionsEnded" : "othersEnded" } satisfies Done;
    }
    return { done: "saved" } satisfies Done;
  } catch (error) {
    const failed = actionFailure(error, locale);
    return data(failed.data, failed.init ?? undefined);
  }
}

async function setLanguage(wanted: unknown, { api, locale }: PageContext): Promise<Locale> {
  const language = isLocale(wanted) ? wanted : locale;
  await api(setLanguageId, { query: { languageId: LANGUAGE_ID[language] === 0 ? "0" : "1" } });
  return language;
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (text) => ({
    title: text("accountsSettings.title"),
    description: text("accountsSettings.description"),
    noindex: true,
  }));

export default function SettingsPage({
  loaderData: { settings, sessions, connections, exportRefusal, now },
}: Route.ComponentProps) {
  const text = useTranslations("accountsSettings");
  const answer = useActionData<(Refused & { at?: undefined }) | Done | EmailAnswer>();
  const { notify } = useNotices();
  const done = answer && "done" in answer ? answer.done : undefined;
  const refused = answer && "failure" in answer ? answer : undefined;
  useEffect(() => {
    if (answer && done) notify({ kind: "success", text: text(done) });
  }, [answer, done, notify, text]);
  return (
    <DashboardPage title={text("title")} lead={text("lead")}>
      <div className="grid gap-5">
        {refused && !(refused.at && refused.failure.fields.length > 0) && <FormAlert failure={refused.failure} />}
        {done && (
          <noscript>
            <p role="status" className="rounded-card bg-good-soft px-4 py-3">
              {text(done)}
            </p>
          </noscript>
        )}
        <div className="grid items-start gap-5 xl:grid-cols-2">
          <div className="grid gap-5">
            <LanguageCard language={settings.language} />
            <EmailCard
              email={settings.email}
              hasPassword={settings.hasPassword}
              refused={refused?.at && refused}
              sentTo={answer && "sentTo" in answer ? answer.sentTo : undefined}
            />
          </div>
          <MailCard {...settings} />
        </div>
        <ConnectionsCard connections={connections} hasPassword={settings.hasPassword} />
        <SessionsCard sessions={sessions} now={now} />
        <ExportCard hasPassword={settings.hasPassword} refusal={exportRefusal} />
      </div>
    </DashboardPage>
  );
}
