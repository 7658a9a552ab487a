import { Form, redirect, useActionData, useNavigation } from "react-router";
import { useLocale } from "use-intl";
import { actionFailure } from "#shared/action-failure.ts";
import { errorAt, type Refused } from "#shared/form-answer.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { AuthLayout } from "#ui/auth-layout.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import type { PageHandle } from "#ui/layouts.tsx";
import { NumberField } from "#ui/number-field.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/pulse.page";
import { answerPulse, getPulse } from "./contract.ts";
import { MAX_RAISED, MAX_TEAM, REVENUE_BANDS, type RevenueBand } from "./limits.ts";
import { quarterParts } from "./rules.ts";

export const handle: PageHandle = { frame: "auth" };

/** For whom the link was mailed to: it ends with its use and its time. */
export const headers = () => ({ "cache-control": "private, no-store" });

/** Reads only: programs that look at mails open their links. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, locale } = pageContext(context);
  const done = url.searchParams.get("done");
  if (done) return { done };
  const code = url.searchParams.get("code");
  if (!code) return { incomplete: true as const };
  try {
    return { code, question: await api(getPulse, { body: { code } }, { handlesNotFound: true }) };
  } catch (error) {
    return actionFailure(error, locale);
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale } = pageContext(context);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const number = (name: string) => (text(name) === "" ? Number.NaN : Number(text(name)));
  try {
    const body = {
      code: text("code"),
      revenueBand: text("revenueBand") as RevenueBand,
      teamSize: number("teamSize"),
      raisedUsd: number("raisedUsd"),
    };
    const { name } = await api(answerPulse, { body }, { handlesNotFound: true });
    return redirect(pathTo("pulse", locale, {}, { done: name }));
  } catch (error) {
    return actionFailure(error, locale);
  }
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({ title: t("pulse.title"), description: t("pulse.description"), noindex: true }));

export default function PulsePage({ loaderData }: Route.ComponentProps) {
  const text = useTranslations("pulse");
  const locale = useLocale();
  const answer = useActionData<Refused>();
  const busy = useNavigation().state !== "idle";
  if ("failure" in loaderData || "incomplete" in loaderData)
    return (
      <AuthLayout
        title={text("notValid")}
        lead={"failure" in loaderData ? loaderData.failure.value : text("incomplete")}
      >
        <ButtonLink to={pathTo("home", locale)}>{text("home")}</ButtonLink>
      </AuthLayout>
    );
  if (loaderData.done !== undefined)
    return (
      <AuthLayout title={text("thanks")} lead={text("thanksLead", { name: loaderData.done })}>
        <ButtonLink to={pathTo("home", locale)}>{text("home")}</ButtonLink>
      </AuthLayout>
    );
  const { code, question } = loaderData;
  const quarter = text("quarter", quarterParts(question.quarter));
  return (
    <AuthLayout title={text("heading", { name: question.name, quarter })} lead={text("lead")}>
      <Form method="post" className="grid gap-6">
        {answer && <FormAlert failure={answer.failure} />}
        <input type="hidden" name="code" value={code} />
        <NumberField
          name="teamSize"
          label={text("team")}
          hint={text("teamHint")}
          error={errorAt(answer, "teamSize", text("needed"))}
          required
          min={0}
          max={MAX_TEAM}
          step={1}
          defaultValue={question.teamSize ?? undefined}
        />
        <RadioGroup
          name="revenueBand"
          label={text("band")}
          error={errorAt(answer, "revenueBand", text("needed"))}
          required
          {...(question.revenueBand ? { value: question.revenueBand } : {})}
          options={REVENUE_BANDS.map((band) => ({ value: band, label: text(`bands.${band}`) }))}
        />
        <NumberField
          name="raisedUsd"
          label={text("raised")}
          hint={text("raisedHint")}
          error={errorAt(answer, "raisedUsd", text("needed"))}
          required
          min={0}
          max={MAX_RAISED}
          step={1}
          defaultValue={question.raisedUsd ?? ""}
        />
        <p className="text-sm text-ink-muted">{text("privacy")}</p>
        <Button kind="primary" type="submit" busy={busy}>
          {text("send")}
        </Button>
      </Form>
    </AuthLayout>
  );
}
