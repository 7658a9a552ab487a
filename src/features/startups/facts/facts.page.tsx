import { Form, redirect, useActionData, useNavigation } from "react-router";
import { useLocale } from "use-intl";
import { fieldOptions } from "#features/reference/form-options/contract.ts";
import { actionFailure } from "#shared/action-failure.ts";
import { catchLostConnection } from "#shared/client-action.ts";
import { AppError } from "#shared/errors.ts";
import type { Refused } from "#shared/form-answer.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { AuthLayout } from "#ui/auth-layout.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import type { PageHandle } from "#ui/layouts.tsx";
import { useTranslations } from "#ui/translations.ts";
import { startupForm } from "../editing/form.ts";
import type { Route } from "./+types/facts.page";
import { answerFactCheck, getFactCheck } from "./contract.ts";
import { FactQuestion } from "./parts/fact-question.tsx";

export const handle: PageHandle = { frame: "auth" };

/** For whom the link was mailed to: it ends with its use, its time and their rights. */
export const headers = () => ({ "cache-control": "private, no-store" });

/** Reads only: programs that look at mails open their links. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, locale } = pageContext(context);
  const done = url.searchParams.get("done");
  if (done) return { done };
  const code = url.searchParams.get("code");
  if (!code) return { incomplete: true as const };
  try {
    const { startup, facts, values } = await api(getFactCheck, { body: { code } }, { handlesNotFound: true });
    const shown = Object.fromEntries(Object.entries(startupForm.fields).filter(([name]) => name in values));
    return { code, startup, facts, values, options: await fieldOptions(api, shown, values) };
  } catch (error) {
    return actionFailure(error, locale);
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale } = pageContext(context);
  const form = await request.formData();
  const asked = form.getAll("fact").map(String);
  const answers = (kind: string) => asked.filter((fact) => form.get(`is-${fact}`) === kind);
  const change = Object.fromEntries(
    answers("change").map((fact) => [fact, String(form.get(`to-${fact}`) ?? "").trim()]),
  );
  const empty = Object.keys(change).filter((fact) => change[fact] === "");
  try {
    if (empty.length > 0)
      throw new AppError(
        "invalidInput",
        empty.map((field) => ({ field, reason: "required" })),
      );
    const body = { code: String(form.get("code")), confirmed: answers("yes"), change };
    const { seoUrl } = await api(answerFactCheck, { body }, { handlesNotFound: true });
    return redirect(pathTo("factCheck", locale, {}, { done: seoUrl }));
  } catch (error) {
    return actionFailure(error, locale);
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => catchLostConnection(serverAction);

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({ title: t("factCheck.title"), description: t("factCheck.description"), noindex: true }));

export default function FactCheckPage({ loaderData }: Route.ComponentProps) {
  const text = useTranslations("factCheck");
  const locale = useLocale();
  const answer = useActionData<Refused>();
  const busy = useNavigation().state !== "idle";
  if ("failure" in loaderData || "incomplete" in loaderData)
    return (
      <AuthLayout
        title={text("notValid")}
        lead={"failure" in loaderData ? loaderData.failure.value : text("incomplete")}
      >
        <ButtonLink to={pathTo("dashboardStartups", locale)}>{text("signIn")}</ButtonLink>
      </AuthLayout>
    );
  if (loaderData.done !== undefined)
    return (
      <AuthLayout title={text("thanks")} lead={text("thanksLead")}>
        <ButtonLink to={pathTo("startup", locale, { seoUrl: loaderData.done })}>{text("view")}</ButtonLink>
      </AuthLayout>
    );
  const { code, startup, facts, values, options } = loaderData;
  return (
    <AuthLayout title={text("title")} lead={text("lead", { name: startup.name })}>
      <Form method="post" className="grid gap-6">
        {answer && <FormAlert failure={answer.failure} />}
        <input type="hidden" name="code" value={code} />
        {facts.map((field) => (
          <FactQuestion
            key={field}
            field={field}
            value={String(values[field] ?? "")}
            options={options[field] ?? []}
            seoUrl={startup.seoUrl}
            answer={answer}
          />
        ))}
        <Button kind="primary" type="submit" busy={busy}>
          {text("save")}
        </Button>
      </Form>
    </AuthLayout>
  );
}
