import { Form, redirect, useActionData, useNavigation } from "react-router";
import { useLocale } from "use-intl";
import { fieldOptions } from "#features/reference/form-options/contract.ts";
import { ENTITY_TYPES } from "#shared/access.ts";
import { actionFailure } from "#shared/action-failure.ts";
import { AppError } from "#shared/errors.ts";
import type { Refused } from "#shared/form-answer.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { entryFormPath, entryPath } from "#shared/paths/entries.ts";
import { pathTo } from "#shared/paths.ts";
import { AuthLayout } from "#ui/auth-layout.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import type { PageHandle } from "#ui/layouts.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/fact-check.page";
import { answerFactCheck, getFactCheck } from "./contract.ts";
import { FactQuestion } from "./parts/fact-question.tsx";

export const handle: PageHandle = { frame: "auth" };

/** For whom the link was mailed to: it ends with its use, its time and their rights. */
export const headers = () => ({ "cache-control": "private, no-store" });

/** Reads only: programs that look at mails open their links. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, locale } = pageContext(context);
  const done = url.searchParams.get("done");
  const kind = ENTITY_TYPES.find((entityType) => entityType === url.searchParams.get("kind"));
  if (done && kind) return { done: { kind, seoUrl: done } };
  const code = url.searchParams.get("code");
  if (!code) return { incomplete: true as const };
  try {
    const check = await api(getFactCheck, { body: { code } }, { handlesNotFound: true });
    const choices = check.facts.flatMap(({ field, of }) => (of ? [[field, { kind: "type", of }] as const] : []));
    const values = Object.fromEntries(check.facts.map(({ field, value }) => [field, value]));
    return { code, check, options: await fieldOptions(api, Object.fromEntries(choices), values) };
  } catch (error) {
    return actionFailure(error, locale);
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale } = pageContext(context);
  const form = await request.formData();
  const fields = form.getAll("fact").map(String);
  const answers = (kind: string) => fields.filter((fact) => form.get(`is-${fact}`) === kind);
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
    const { kind, seoUrl } = await api(answerFactCheck, { body }, { handlesNotFound: true });
    return redirect(pathTo("factCheck", locale, {}, { done: seoUrl, kind }));
  } catch (error) {
    return actionFailure(error, locale);
  }
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({ title: t("facts.title"), description: t("facts.description"), noindex: true }));

export default function FactCheckPage({ loaderData }: Route.ComponentProps) {
  const text = useTranslations("facts");
  const locale = useLocale();
  const answer = useActionData<Refused>();
  const busy = useNavigation().state !== "idle";
  if ("failure" in loaderData || "incomplete" in loaderData)
    return (
      <AuthLayout
        title={text("notValid")}
        lead={"failure" in loaderData ? loaderData.failure.value : text("incomplete")}
      >
        <ButtonLink to={pathTo("dashboard", locale)}>{text("signIn")}</ButtonLink>
      </AuthLayout>
    );
  if (loaderData.done !== undefined)
    return (
      <AuthLayout title={text("thanks")} lead={text("thanksLead")}>
        <ButtonLink to={entryPath(loaderData.done.kind, locale, loaderData.done.seoUrl)}>{text("view")}</ButtonLink>
      </AuthLayout>
    );
  const { code, check, options } = loaderData;
  return (
    <AuthLayout title={text("title")} lead={text("lead", { name: check.name })}>
      <Form method="post" className="grid gap-6">
        {answer && <FormAlert failure={answer.failure} />}
        <input type="hidden" name="code" value={code} />
        {check.facts.map((question) => (
          <FactQuestion
            key={question.field}
            question={question}
            options={options[question.field] ?? []}
            formTo={entryFormPath(check.kind, locale, check.seoUrl)}
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
