import { redirect } from "react-router";
import { useTranslations } from "use-intl";
import { preferredLocale } from "#shared/locale.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import type { Route } from "./+types/home.page";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { locale, preferred } = pageContext(context);
  if (locale === "en" && wantsTurkish(request, preferred)) throw redirect(pathTo("home", "tr"));
  return {};
}

/** The browser's language is looked at only here and only without the cookie. A link within the site means what it says. */
function wantsTurkish(request: Request, preferred: "en" | "tr" | undefined): boolean {
  if (request.headers.get("sec-fetch-site") === "same-origin") return false;
  return (preferred ?? preferredLocale(request.headers.get("accept-language") ?? undefined)) === "tr";
}

export default function HomePage() {
  const t = useTranslations("home");
  return <h1>{t("title")}</h1>;
}
