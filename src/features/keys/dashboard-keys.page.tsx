import { redirect, useActionData } from "react-router";
import { useLocale } from "use-intl";
import type { Refused } from "#shared/form-answer.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { Card } from "#ui/card.tsx";
import { Confirm } from "#ui/confirm.tsx";
import { DashboardPage } from "#ui/dashboard-layout.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/dashboard-keys.page";
import { makeKey, ownKeys, removeKey } from "./contract.ts";
import { CallExample } from "./parts/call-example.tsx";
import { MAKE_INTENT, newKeyIn, refusedKey } from "./parts/form.ts";
import { KeyForm } from "./parts/key-form.tsx";
import { KeyList, REMOVE_PARAM } from "./parts/key-list.tsx";
import { MadeKey } from "./parts/made-key.tsx";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, origin } = pageContext(context);
  const keys = await api(ownKeys, {});
  const wanted = url.searchParams.get(REMOVE_PARAM);
  return { keys, origin, now: new Date().toISOString(), leaving: keys.find(({ id }) => id === wanted) ?? null };
}

type Answer = Refused | { secret: string; failure?: undefined };

export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale } = pageContext(context);
  const form = await request.formData();
  try {
    if (form.get("intent") === MAKE_INTENT) {
      const { key } = await api(makeKey, { body: newKeyIn(form) });
      return { secret: key };
    }
    await api(removeKey, { params: { id: String(form.get("id")) } });
  } catch (error) {
    return refusedKey(error, locale, form);
  }
  throw redirect(pathTo("dashboardKeys", locale));
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (text) => ({ title: text("keys.title"), description: text("keys.description"), noindex: true }));

export default function KeysPage({ loaderData: { keys, origin, now, leaving } }: Route.ComponentProps) {
  const text = useTranslations("keys");
  const ui = useTranslations("ui");
  const locale = useLocale();
  const answer = useActionData<Answer>();
  const back = pathTo("dashboardKeys", locale);
  const refused = answer?.failure ? answer : undefined;
  return (
    <DashboardPage title={text("title")} lead={text("lead")}>
      <div className="grid max-w-2xl gap-5">
        {leaving && !answer && (
          <Confirm
            title={text("removeTitle", { name: leaving.name })}
            action={text("remove")}
            danger
            cancel={ui("cancel")}
            back={back}
            fields={{ id: leaving.id }}
          >
            <p>{text("removeText")}</p>
          </Confirm>
        )}
        {answer && "secret" in answer && <MadeKey secret={answer.secret} origin={origin} back={back} />}
        <Card title={text("own")}>
          <KeyList keys={keys} now={now} />
        </Card>
        {!(answer && "secret" in answer) && (
          <>
            <KeyForm refused={refused} />
            <CallExample origin={origin} />
          </>
        )}
      </div>
    </DashboardPage>
  );
}
