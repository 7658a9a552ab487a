import { useLocale } from "use-intl";
import { pageMeta } from "#shared/meta.ts";
import { pathTo } from "#shared/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { DefaultLayout } from "#ui/layouts.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/about.page";

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({ title: t("about.title"), description: t("about.description") }));

const SECTIONS = [
  ["whatTitle", "what"],
  ["truthTitle", "truth"],
  ["nameTitle", "name"],
] as const;

export default function AboutPage() {
  const t = useTranslations("about");
  const locale = useLocale();
  return (
    <DefaultLayout className="grid gap-10 pb-16">
      <header className="grid max-w-3xl gap-4">
        <h1 className="text-4xl sm:text-5xl">{t("title")}</h1>
        <p className="text-lg text-ink-muted text-pretty">{t("lead")}</p>
      </header>
      <div className="grid gap-8 lg:grid-cols-3">
        {SECTIONS.map(([title, text]) => (
          <section key={title} className="grid content-start gap-2">
            <h2 className="text-xl">{t(title)}</h2>
            <p className="text-pretty">{t(text)}</p>
          </section>
        ))}
      </div>
      <div>
        <ButtonLink to={pathTo("startups", locale)}>{t("startups")}</ButtonLink>
      </div>
    </DefaultLayout>
  );
}
