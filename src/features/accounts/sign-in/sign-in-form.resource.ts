import { defaultLocale } from "#shared/house.ts";
import { isLocale } from "#shared/locale.ts";
import { pageContext } from "#shared/page-context.ts";
import { socialProviders } from "../social/contract.ts";
import type { Route } from "./+types/sign-in-form.resource";
import { signInData } from "./parts/sign-in-data.ts";

/** Data of the sign-in dialog. Not a page and without a guard, because it is loaded again after the sign-in. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, textsOf, demo } = pageContext(context);
  const locale = url.searchParams.get("locale");
  return signInData(
    textsOf("accounts", isLocale(locale) ? locale : defaultLocale()),
    demo,
    await api(socialProviders, {}),
  );
}
