import { redirect, useActionData } from "react-router";
import { actionFailure } from "#shared/action-failure.ts";
import { isAtFault, type Refused, typedIn } from "#shared/form-answer.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { RETURN_PARAM, returnPath } from "#shared/return-path.ts";
import { DashboardPage } from "#ui/dashboard-layout.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/delete-account.page";
import { accountState, cancelDelete, deleteAccount } from "./contract.ts";
import { DeleteCard } from "./parts/delete-card.tsx";
import { ExportCard } from "./parts/export-card.tsx";
import { DeletionCancelled, PlannedCard } from "./parts/planned-card.tsx";
import { SoleAccessCard } from "./parts/sole-access-card.tsx";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, pages } = pageContext(context);
  const { searchParams: query } = url;
  const news = query.has("recovered")
    ? ("recovered" as const)
    : query.has("cancelled")
      ? ("cancelled" as const)
      : undefined;
  const target = returnPath(query.get(RETURN_PARAM));
  return { ...(await api(accountState, {})), news, target, opensStartups: pages.has("startup") };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale } = pageContext(context);
  const { intent, password = "" } = typedIn(await request.formData(), "intent", "password");
  const cancels = intent === "keep";
  try {
    if (cancels) await api(cancelDelete, {});
    else await api(deleteAccount, { body: { password } });
  } catch (error) {
    return actionFailure(error, locale);
  }
  throw redirect(pathTo("deleteAccount", locale, {}, cancels ? { cancelled: 1 } : {}));
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (text) => ({
    title: text("accountsDeletion.title"),
    description: text("accountsDeletion.description"),
    noindex: true,
  }));

export default function DeleteAccountPage({ loaderData }: Route.ComponentProps) {
  const text = useTranslations("accountsDeletion");
  const { deleteAt, hasPassword, soleAccess, news, target, opensStartups, package: bought } = loaderData;
  const answer = useActionData<Refused>();
  // Who comes back is not offered to leave again.
  if (news && !deleteAt)
    return (
      <DashboardPage title={text("cancelledTitle")}>
        <DeletionCancelled news={news} target={target} bought={bought} />
      </DashboardPage>
    );
  return (
    <DashboardPage title={text("title")} lead={deleteAt ? undefined : text("lead")}>
      <div className="grid max-w-2xl gap-5">
        {answer && soleAccess.length === 0 && !isAtFault(answer, "password") && <FormAlert failure={answer.failure} />}
        {deleteAt ? <PlannedCard deleteAt={deleteAt} bought={bought} /> : null}
        {!deleteAt && soleAccess.length > 0 && <SoleAccessCard rows={soleAccess} opensStartups={opensStartups} />}
        {!deleteAt && (
          <DeleteCard blocked={soleAccess.length > 0} bought={bought} hasPassword={hasPassword} refused={answer} />
        )}
        <ExportCard hasPassword={hasPassword} refusal={undefined} />
      </div>
    </DashboardPage>
  );
}
