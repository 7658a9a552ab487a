import { Form, redirect, useActionData, useNavigation } from "react-router";
import { actionFailure } from "#shared/action-failure.ts";
import type { Refused } from "#shared/form-answer.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { RETURN_PARAM, returnPath } from "#shared/return-path.ts";
import { classes } from "#ui/classes.ts";
import { FormAlert } from "#ui/form-alert.tsx";
import { ArrowRightIcon } from "#ui/icon.tsx";
import { DefaultLayout, type PageHandle } from "#ui/layouts.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { Tag } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/user-type.page";
import { setUserType, userTypeList } from "./contract.ts";
import { isUserType } from "./limits.ts";
import { TypeMark } from "./parts/type-mark.tsx";

export const handle: PageHandle = { frame: "auth" };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, viewer } = pageContext(context);
  const types = await api(userTypeList, {});
  const current = viewer.kind === "member" ? viewer.userTypeId : null;
  return { types, current, isVerified: url.searchParams.has("verified") };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { api, locale } = pageContext(context);
  const userTypeId = String((await request.formData()).get("userTypeId") ?? "");
  try {
    await api(setUserType, { body: { userTypeId } });
  } catch (error) {
    return actionFailure(error, locale);
  }
  throw redirect(returnPath(url.searchParams.get(RETURN_PARAM)) ?? pathTo("userNewUser", locale));
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (text) => ({
    title: text("accountsUserType.title"),
    description: text("accountsUserType.description"),
    noindex: true,
  }));

/** The choice of a user type: a button each, in the order of the catalogue. */
export default function UserTypePage({ loaderData: { types, current, isVerified } }: Route.ComponentProps) {
  const text = useTranslations("accountsUserType");
  const answer = useActionData<Refused>();
  const { state, formData } = useNavigation();
  const chosen = formData?.get("userTypeId");
  return (
    <DefaultLayout>
      <div className="mx-auto max-w-5xl pb-9">
        {isVerified && (
          <p role="status" className="mb-5 rounded-control bg-good-soft px-4 py-3 text-sm font-medium">
            {text("verified")}
          </p>
        )}
        <h1 className="text-3xl sm:text-4xl">{text("title")}</h1>
        <p className="mt-2 max-w-[60ch] text-lg text-ink-muted">{text("lead")}</p>
        {answer && (
          <div className="mt-5">
            <FormAlert failure={answer.failure} />
          </div>
        )}
        <Form method="post" className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {types.map(({ id, key, name, description }) => (
            <button
              key={id}
              type="submit"
              name="userTypeId"
              value={id}
              aria-disabled={state !== "idle" || undefined}
              onClick={(event) => state !== "idle" && event.preventDefault()}
              className={classes(
                "group flex items-center gap-4 rounded-card border bg-surface p-5 text-start shadow-card transition-colors hover:border-honey-deep",
                id === current ? "border-honey-deep" : "border-line",
              )}
            >
              <TypeMark type={key} />
              <span className="min-w-0 flex-1">
                <span className="block font-display text-lg font-bold wrap-anywhere">{name}</span>
                <span className="block text-sm text-ink-muted">
                  {description ?? (isUserType(key) ? text(`types.${key}`) : null)}
                </span>
                {id === current && (
                  <Tag tone="honey" className="mt-2">
                    {text("current")}
                  </Tag>
                )}
              </span>
              {chosen === id ? <Spinner /> : <ArrowRightIcon className="size-5 text-ink-muted group-hover:text-ink" />}
            </button>
          ))}
        </Form>
      </div>
    </DefaultLayout>
  );
}
