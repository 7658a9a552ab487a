import { Form, useNavigation } from "react-router";
import { useLocale } from "use-intl";
import { actionFailure } from "#shared/action-failure.ts";
import { formatDate } from "#shared/format.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { DashboardPage } from "#ui/dashboard-layout.tsx";
import { Tag } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/program-letter.page";
import { answerLetter, answerPlace, receivedLetter } from "./contract.ts";
import { PlaceCard } from "./parts/place-card.tsx";

export function loader({ context, params: { programApplyId } }: Route.LoaderArgs) {
  return pageContext(context).api(receivedLetter, { query: { applyId: programApplyId } });
}

export async function action({ request, context, params: { programApplyId } }: Route.ActionArgs) {
  const { api, locale } = pageContext(context);
  const sent = await request.formData();
  const query = { applyId: programApplyId };
  try {
    if (sent.has("isTaken")) await api(answerPlace, { query, body: { isTaken: sent.get("isTaken") === "yes" } });
    else await api(answerLetter, { query, body: { hasHelped: sent.get("hasHelped") === "yes" } });
    return {};
  } catch (error) {
    return actionFailure(error, locale);
  }
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t("programsDeciding.received.title", { program: args.loaderData?.program.name ?? "" }),
    description: t("programsDeciding.received.question"),
    noindex: true,
  }));

export default function LetterPage({ loaderData: letter }: Route.ComponentProps) {
  const text = useTranslations("programsDeciding.received");
  const locale = useLocale();
  const busy = useNavigation().state !== "idle";
  const { program, organizer, startup, publishedAt, result, hasHelped } = letter;
  return (
    <DashboardPage
      title={text("title", { program: program.name })}
      lead={`${startup} · ${text("from", { organizer, date: formatDate(publishedAt, locale) })}`}
    >
      <Card title={letter.subject} end={<Tag tone={result === "approved" ? "good" : "neutral"}>{text(result)}</Tag>}>
        <p className="max-w-prose whitespace-pre-line wrap-anywhere" lang={letter.locale}>
          {letter.text}
        </p>
        <p className="mt-4">
          <ButtonLink
            reloadDocument
            to={`${RESOURCE_PATHS.programPaper[locale]}?${new URLSearchParams({ kind: "letter", id: letter.applyId })}`}
          >
            {text("pdf")}
          </ButtonLink>
        </p>
      </Card>
      {letter.place && <PlaceCard letter={letter} />}
      <Card title={text("question")} className="mt-5">
        <p className="mb-3 text-sm text-ink-muted">{text("questionHint")}</p>
        <Form method="post" preventScrollReset className="flex flex-wrap gap-3">
          {(["yes", "no"] as const).map((answer) => (
            <Button
              key={answer}
              type="submit"
              name="hasHelped"
              value={answer}
              disabled={busy}
              aria-pressed={hasHelped === null ? false : hasHelped === (answer === "yes")}
              kind={hasHelped !== null && hasHelped === (answer === "yes") ? "primary" : "secondary"}
            >
              {text(answer)}
            </Button>
          ))}
        </Form>
        {hasHelped !== null && (
          <p role="status" className="mt-3 text-sm text-ink-muted">
            {text("thanks")}
          </p>
        )}
      </Card>
    </DashboardPage>
  );
}
