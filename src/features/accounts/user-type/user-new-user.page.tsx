import { useActionData } from "react-router";
import { useLocale } from "use-intl";
import { setListing } from "#features/talents/listing/contract.ts";
import { getOwnProfile } from "#features/talents/profile/contract.ts";
import { actionFailure } from "#shared/action-failure.ts";
import { typedIn } from "#shared/form-answer.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { ArrowRightIcon } from "#ui/icon.tsx";
import { DefaultLayout } from "#ui/layouts.tsx";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/user-new-user.page";
import { userTypeList } from "./contract.ts";
import { type ListingAnswer, ListingCard } from "./parts/listing-card.tsx";
import { TypeMark } from "./parts/type-mark.tsx";
import { stepsOf } from "./rules.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { api, viewer, pages } = pageContext(context);
  const types = await api(userTypeList, {});
  // Undefined: an admin no longer offers it.
  const own = viewer.kind === "member" ? types.find(({ id }) => id === viewer.userTypeId) : undefined;
  const name = viewer.kind === "member" ? viewer.name : "";
  const { title, wantsListing } = await api(getOwnProfile, {});
  return { name, type: own, steps: stepsOf(own?.key, pages), listing: { title, wantsListing } };
}

/** Saves whether others find the new member. */
export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale } = pageContext(context);
  const values = typedIn(await request.formData(), "title", "wantsListing");
  const { title = "", wantsListing } = values;
  try {
    return { saved: await api(setListing, { body: { title, wantsListing: wantsListing === "on" } }) };
  } catch (error) {
    return actionFailure(error, locale, { values });
  }
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (text) => ({
    title: text("accountsUserType.stepsTitle", { name: args.loaderData?.name ?? "" }),
    description: text("accountsUserType.stepsDescription"),
    noindex: true,
  }));

/** After the choice of a user type: whether others find one, and suggested first steps. */
export default function NewUserPage({ loaderData: { name, type, steps, listing } }: Route.ComponentProps) {
  const text = useTranslations("accountsUserType");
  const locale = useLocale();
  const answer = useActionData<ListingAnswer>();
  return (
    <DefaultLayout>
      <div className="mx-auto max-w-3xl pb-9">
        <div className="flex items-center gap-5 max-sm:flex-col max-sm:items-start">
          <TypeMark type={type?.key} className="size-20" />
          <div>
            <h1 className="text-3xl wrap-anywhere">{text("stepsTitle", { name })}</h1>
            <p className="mt-1.5 text-ink-muted">
              {type
                ? text.rich("stepsLead", { type: () => <strong className="text-ink">{type.name}</strong> })
                : text("noType")}{" "}
              <Link to={pathTo("userType", locale)} className="underline">
                {text("change")}
              </Link>
            </p>
          </div>
        </div>
        <div className="mt-8">
          <ListingCard own={listing} answer={answer} />
        </div>
        <ol className="mt-5 grid gap-3">
          {steps.map((step, index) => (
            <li key={step}>
              <Link
                to={pathTo(step, locale)}
                className="group flex items-center gap-4 rounded-card border border-line bg-surface p-5 no-underline shadow-card hover:border-honey-deep"
              >
                <span
                  aria-hidden="true"
                  className="grid size-10 shrink-0 place-items-center rounded-full bg-honey-soft font-display font-bold text-honey-deep tabular-nums"
                >
                  {index + 1}
                </span>
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold">{text(`steps.${step}.title`)}</span>
                  <span className="block text-sm text-ink-muted">{text(`steps.${step}.text`)}</span>
                </span>
                <ArrowRightIcon className="size-5 text-ink-muted group-hover:text-ink" />
              </Link>
            </li>
          ))}
        </ol>
        <ButtonLink to={pathTo("home", locale)} kind="quiet" className="mt-6">
          {text("later")}
        </ButtonLink>
      </div>
    </DefaultLayout>
  );
}
