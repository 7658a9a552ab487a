import { Form, useNavigation } from "react-router";
import { useLocale } from "use-intl";
import { actionFailure } from "#shared/action-failure.ts";
import { formatDateTime } from "#shared/format.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { DashboardPage } from "#ui/dashboard-layout.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import { Link, TEXT_LINK } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/program-minutes.page";
import { checkMinutes, checkMinutesFile, listMinutes, sealMinutes } from "./contract.ts";
import { MinutesCard } from "./parts/minutes-card.tsx";

/** With `check` in the address those minutes are computed again. */
export async function loader({ context, params: { programSeoUrl }, url }: Route.LoaderArgs) {
  const { api } = pageContext(context);
  const list = await api(listMinutes, { query: { programSeoUrl } });
  const minutesId = list.minutes.find(({ id }) => id === url.searchParams.get("check"))?.id;
  return { list, checked: minutesId ? await api(checkMinutes, { query: { minutesId } }) : undefined };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale } = pageContext(context);
  const form = await request.formData();
  const phaseId = String(form.get("phaseId"));
  const file = form.get("file");
  const minutesId = String(form.get("minutesId"));
  try {
    if (file instanceof File)
      return { minutesId, file: await api(checkMinutesFile, { query: { minutesId }, body: { file } }) };
    await api(sealMinutes, { query: { phaseId } });
    return { isWritten: true };
  } catch (error) {
    return actionFailure(error, locale);
  }
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: [args.loaderData?.list.program.name, t("programsPapers.title")].filter(Boolean).join(" · "),
    description: t("programsPapers.noneHint"),
    noindex: true,
  }));

export default function MinutesPage({ loaderData: { list, checked }, actionData }: Route.ComponentProps) {
  const text = useTranslations("programsPapers");
  const locale = useLocale();
  const busy = useNavigation().state === "submitting";
  const { program, phases, minutes } = list;
  const programSeoUrl = program.seoUrl;
  return (
    <DashboardPage
      title={text("title")}
      lead={text("lead", { name: program.name })}
      actions={<ButtonLink to={pathTo("programDecisions", locale, { programSeoUrl })}>{text("back")}</ButtonLink>}
    >
      {actionData && "failure" in actionData && <FormAlert failure={actionData.failure} />}
      {actionData && "isWritten" in actionData && (
        <p role="status" className="mb-4 font-semibold">
          {text("written")}
        </p>
      )}
      <Card title={text("phases")} className="mb-5">
        <ul className="grid gap-3">
          {phases.map(({ id, name, isOver, finishesAt, reviews }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <span className="min-w-0 flex-1 basis-40 font-semibold">{name}</span>
              <span className="text-sm text-ink-muted">{text("reviews", { count: reviews })}</span>
              {isOver ? (
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="phaseId" value={id} />
                  <Button type="submit" busy={busy}>
                    {text("write")}
                  </Button>
                </Form>
              ) : (
                <span className="basis-full text-sm text-ink-muted">
                  {text("running", { date: formatDateTime(finishesAt, locale) })}{" "}
                  <Link to={pathTo("editProgram", locale, { programSeoUrl })} className={TEXT_LINK}>
                    {text("toDates")}
                  </Link>
                </span>
              )}
            </li>
          ))}
        </ul>
      </Card>
      {list.isKept && minutes.length > 0 && <p className="mb-4 text-sm text-ink-muted">{text("kept")}</p>}
      {minutes.length === 0 && <EmptyState title={text("none")}>{text("noneHint")}</EmptyState>}
      <div className="grid gap-5">
        {minutes.map((minute) => (
          <MinutesCard
            key={minute.id}
            minutes={minute}
            isKept={list.isKept}
            checked={checked?.id === minute.id ? checked : undefined}
            to={pathTo("programMinutes", locale, { programSeoUrl }, { check: minute.id })}
          />
        ))}
      </div>
    </DashboardPage>
  );
}
