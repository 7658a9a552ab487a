import { Form, redirect, useActionData, useNavigation } from "react-router";
import { useLocale } from "use-intl";
import { getContentChanges } from "#features/content/contract.ts";
import { actionFailure } from "#shared/action-failure.ts";
import type { Refused } from "#shared/form-answer.ts";
import { LEGAL_DOCUMENTS } from "#shared/legal-texts.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { RETURN_PARAM, returnPath } from "#shared/return-path.ts";
import { AuthLayout } from "#ui/auth-layout.tsx";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import type { PageHandle } from "#ui/layouts.tsx";
import { Link, TEXT_LINK } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/new-terms.page";
import { acceptTexts, ownConsents } from "./contract.ts";
import { AcceptedTexts } from "./parts/accepted-texts.tsx";
import { DueText } from "./parts/due-text.tsx";

export const handle: PageHandle = { frame: "auth" };

const targetOf = (url: URL, locale: "en" | "tr") =>
  returnPath(url.searchParams.get(RETURN_PARAM)) ?? pathTo("dashboard", locale);

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, extra, locale } = pageContext(context);
  const { texts, wantsNews } = await api(ownConsents, {});
  const due = texts.filter(({ isDue }) => isDue);
  if (due.length === 0 && url.searchParams.has(RETURN_PARAM)) throw redirect(targetOf(url, locale));
  const changesOf = async ({ document, accepted }: (typeof due)[number]) => {
    if (!accepted) return null;
    const query = { document, since: accepted.number };
    const changed = await extra(api(getContentChanges, { query }, { handlesNotFound: true }), null);
    return changed?.changes ?? null;
  };
  return {
    wantsNews,
    accepted: texts.filter(({ isDue }) => !isDue),
    due: await Promise.all(due.map(async (text) => ({ ...text, changes: await changesOf(text) }))),
  };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { api, locale } = pageContext(context);
  const form = await request.formData();
  const texts = LEGAL_DOCUMENTS.filter((document) => form.has(document)).map((document) => ({
    document,
    number: Number(form.get(document)),
  }));
  try {
    await api(acceptTexts, { body: { texts, wantsNews: form.has("news") } });
  } catch (error) {
    return actionFailure(error, locale);
  }
  throw redirect(targetOf(url, locale));
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (text) => ({
    title: text("accountsConsents.title"),
    description: text("accountsConsents.description"),
    noindex: true,
  }));

/** Asks for what has a new version: what must be accepted to go on, and what may be refused. */
export default function NewTermsPage({ loaderData: { due, accepted, wantsNews } }: Route.ComponentProps) {
  const text = useTranslations("accountsConsents");
  const locale = useLocale();
  const answer = useActionData<Refused>();
  const busy = useNavigation().state !== "idle";
  if (due.length === 0)
    return (
      <AuthLayout title={text("upToDate")} lead={text("upToDateLead")}>
        <AcceptedTexts texts={accepted} />
      </AuthLayout>
    );
  const isFirst = due.every(({ accepted: before }) => before === null);
  return (
    <AuthLayout title={text(isFirst ? "titleFirst" : "title")} lead={text(isFirst ? "leadFirst" : "lead")}>
      <Form method="post" className="grid gap-6">
        {answer && <FormAlert failure={answer.failure} />}
        {due.map((row) => (
          <DueText key={`${row.document} ${row.number}`} {...row} />
        ))}
        <Checkbox name="news" defaultChecked={wantsNews} label={text("newsTick")} hint={text("newsHint")} />
        <Button type="submit" kind="primary" busy={busy} className="justify-self-start">
          {text("go")}
        </Button>
        <p className="text-sm text-ink-muted">
          {text("refuse")}{" "}
          <Link to={pathTo("deleteAccount", locale)} className={TEXT_LINK}>
            {text("leave")}
          </Link>
        </p>
      </Form>
    </AuthLayout>
  );
}
