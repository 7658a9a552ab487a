import { useLocation } from "react-router";
import { useLocale } from "use-intl";
import { CONSENT_VERSION } from "#features/accounts/sign-up/limits.ts";
import { formatDate } from "#shared/format.ts";
import { pageMeta } from "#shared/meta.ts";
import { matchPath } from "#shared/paths.ts";
import { DefaultLayout } from "#ui/layouts.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/legal.page";

/** The documents and their sections, in the order they are read. */
const DOCUMENTS = {
  terms: ["account", "content", "conduct", "premium", "liability", "end", "change"],
  privacy: ["stored", "why", "who", "cookies", "security", "rights"],
  personalData: ["controller", "purposes", "collection", "transfer", "duration", "rights"],
} as const;
type Name = keyof typeof DOCUMENTS;

const NAMES: Record<string, Name> = { privacyAndSecurity: "privacy", personalData: "personalData" };
const nameAt = (pathname: string): Name => NAMES[matchPath(pathname)?.key ?? ""] ?? "terms";

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => {
    const name = nameAt(args.location.pathname);
    return { title: t(`legal.${name}.title`), description: t(`legal.${name}.description`), type: "article" };
  });

export default function LegalPage() {
  const t = useTranslations("legal");
  const locale = useLocale();
  const name = nameAt(useLocation().pathname);
  // The keys differ by document, which the type of `t` cannot follow; `DOCUMENTS` lists them.
  const text = t as unknown as (key: string) => string;
  return (
    <DefaultLayout className="pb-16">
      <article className="max-w-[68ch]">
        <h1 className="text-4xl sm:text-5xl">{t(`${name}.title`)}</h1>
        <p className="mt-4 text-lg text-ink-muted text-pretty">{t(`${name}.lead`)}</p>
        <p className="mt-2 text-sm text-ink-muted">
          {t("updated", { date: formatDate(CONSENT_VERSION[name === "terms" ? "terms" : "privacy"], locale) })}
        </p>
        {DOCUMENTS[name].map((section) => (
          <section key={section} className="mt-9">
            <h2 className="text-xl">{text(`${name}.${section}.title`)}</h2>
            <p className="mt-2 text-pretty">{text(`${name}.${section}.text`)}</p>
          </section>
        ))}
      </article>
    </DefaultLayout>
  );
}
