import { Form, redirect, useNavigation } from "react-router";
import { useLocale } from "use-intl";
import { AdminHead } from "#features/admin/page-head/card.tsx";
import { actionFailure } from "#shared/action-failure.ts";
import { AppError } from "#shared/errors.ts";
import { pageMeta } from "#shared/meta.ts";
import { type PageContext, pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import { managedStartupCalls } from "../management/contract.ts";
import { startupMergeCalls } from "../merges/contract.ts";
import { FACTS } from "../merges/limits.ts";
import type { Route } from "./+types/admin-merge-startups.page";
import { compareStartups } from "./contract.ts";
import { ChooseForm, startupOption } from "./parts/choose-form.tsx";
import { FactTable } from "./parts/fact-table.tsx";
import { MovingRows } from "./parts/moving-rows.tsx";
import { isDifferent } from "./parts/side-head.tsx";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = pageContext(context);
  const [first, second] = [url.searchParams.get("first") ?? "", url.searchParams.get("second") ?? ""];
  const unpaired = async (problem?: "sameOne" | "notFound") => {
    const chosen = await Promise.all([first, second].map((id) => optionOf(api, id)));
    return { chosen: { first: chosen[0], second: chosen[1] }, pair: undefined, problem };
  };
  if (!first || !second) return unpaired();
  try {
    const pair = await api(compareStartups, { query: { first, second } }, { handlesNotFound: true });
    if (pair.first.id === pair.second.id) return unpaired("sameOne");
    return { chosen: undefined, pair, problem: undefined };
  } catch (error) {
    if (error instanceof AppError && (error.code === "notFound" || error.code === "invalidInput"))
      return unpaired("notFound");
    throw error;
  }
}

/** Undefined: there is no such startup, or it is named by its address. */
async function optionOf(api: PageContext["api"], id: string) {
  if (id === "") return undefined;
  try {
    return startupOption(await api(managedStartupCalls.get, { params: { id } }, { handlesNotFound: true }));
  } catch (error) {
    if (error instanceof AppError && (error.code === "notFound" || error.code === "invalidInput")) return undefined;
    throw error;
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { api, locale } = pageContext(context);
  const form = await request.formData();
  const facts = FACTS.filter((fact) => form.get(fact) === "second");
  try {
    const body = { targetId: String(form.get("targetId")), sourceId: String(form.get("sourceId")), facts };
    await api(startupMergeCalls.add, { body }, { handlesNotFound: true });
  } catch (error) {
    return actionFailure(error, locale);
  }
  throw redirect(pathTo("adminStartupMerges", locale));
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({ title: t("startupsMerging.title"), description: t("startupsMerging.lead"), noindex: true }));

export default function MergePage({ loaderData: { chosen, pair, problem }, actionData }: Route.ComponentProps) {
  const text = useTranslations("startupsMerging");
  const locale = useLocale();
  const isBusy = useNavigation().state === "submitting";
  if (!pair)
    return (
      <>
        <AdminHead title={text("title")} lead={text("lead")} below="adminStartups" />
        <ChooseForm chosen={chosen} problem={problem && text(problem)} />
      </>
    );
  const { first, second } = pair;
  const swapped = pathTo("adminMergeStartups", locale, {}, { first: second.id, second: first.id });
  return (
    <>
      <AdminHead
        title={text("title")}
        lead={text("lead")}
        below="adminStartups"
        actions={
          <Link to={swapped} className="button button-secondary">
            {text("swap")}
          </Link>
        }
      />
      <Form method="post" className="grid gap-6">
        <input type="hidden" name="targetId" value={first.id} />
        <input type="hidden" name="sourceId" value={second.id} />
        {actionData?.failure && <FormAlert failure={actionData.failure} />}
        <Card>
          <FactTable key={first.id} first={first} second={second} facts={FACTS.filter(isDifferent(first, second))} />
        </Card>
        <MovingRows target={first} source={second} />
        <div>
          <Button type="submit" kind="primary" busy={isBusy}>
            {text("merge", { name: first.name })}
          </Button>
        </div>
      </Form>
    </>
  );
}
