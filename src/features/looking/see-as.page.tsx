import { Form, redirectDocument, useNavigation } from "react-router";
import { isSiteAdmin } from "#shared/access.ts";
import { actionFailure } from "#shared/action-failure.ts";
import { AppError } from "#shared/errors.ts";
import { errorAt } from "#shared/form-answer.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { LOOKS, type Look } from "#shared/viewer.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import { DefaultLayout } from "#ui/layouts.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/see-as.page";
import { beginLooking } from "./contract.ts";

const isPerson = (as: Look) => as === "person" || as === "juror";

/** `startup`: whose page; `person`: an email. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { viewer } = pageContext(context);
  const startup = url.searchParams.get("startup");
  const isAdmin = isSiteAdmin(viewer);
  if (!isAdmin && !startup) throw new AppError("forbidden");
  return { isAdmin, person: url.searchParams.get("person") ?? "" };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { api, locale, viewer } = pageContext(context);
  const form = await request.formData();
  const as = LOOKS.find((look) => look === form.get("as")) ?? "visitor";
  const startup = url.searchParams.get("startup");
  const body = {
    as,
    ...(isPerson(as) && { person: String(form.get("person") ?? "").trim() }),
    // Admins go on from there as they like.
    ...(startup && !isSiteAdmin(viewer) && { startup }),
  };
  try {
    await api(beginLooking, { body }, { handlesNotFound: true });
  } catch (error) {
    return actionFailure(error, locale);
  }
  // Nothing of what one sees oneself stays in the browser's memory.
  return redirectDocument(startup ? pathTo("startup", locale, { seoUrl: startup }) : pathTo("home", locale));
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({ title: t("looking.title"), description: t("looking.description"), noindex: true }));

export default function SeeAsPage({ loaderData: { isAdmin, person }, actionData }: Route.ComponentProps) {
  const text = useTranslations("looking");
  const isBusy = useNavigation().state !== "idle";
  const kinds = LOOKS.filter((look) => isAdmin || !isPerson(look));
  const failure = actionData && "failure" in actionData ? actionData.failure : undefined;
  return (
    <DefaultLayout className="pb-16">
      <div className="grid max-w-2xl gap-6">
        <h1 className="text-4xl">{text("title")}</h1>
        <p className="text-ink-muted">{text(isAdmin ? "lead" : "leadStartup")}</p>
        <Card>
          <Form method="post" className="grid justify-items-start gap-5">
            {failure && <FormAlert failure={failure} />}
            <RadioGroup
              label={text("as")}
              name="as"
              required
              value={person ? "person" : "visitor"}
              options={kinds.map((value) => ({ value, label: text(`kinds.${value}`) }))}
            />
            {isAdmin && (
              <TextField
                label={text("person")}
                hint={text("personHint")}
                name="person"
                type="email"
                maxLength={254}
                autoComplete="off"
                defaultValue={person}
                error={errorAt(failure && { failure }, "person", text("personMissing"))}
                className="w-full"
              />
            )}
            <Button type="submit" kind="primary" busy={isBusy}>
              {text("begin")}
            </Button>
          </Form>
        </Card>
      </div>
    </DefaultLayout>
  );
}
