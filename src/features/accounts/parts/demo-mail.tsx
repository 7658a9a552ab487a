import { useRouteLoaderData } from "react-router";
import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";

/** In a demo without a mail server: a link to the page that shows the mail. */
export function DemoMail() {
  const text = useTranslations("accounts");
  const locale = useLocale();
  const { showsMail } = (useRouteLoaderData("root") ?? {}) as { showsMail?: boolean };
  if (!showsMail) return null;
  return (
    <p className="text-sm text-ink-muted">
      {text("demoMail")}{" "}
      <Link to={pathTo("devMail", locale)} className="font-medium text-ink underline">
        {text("demoMailLink")}
      </Link>
    </p>
  );
}
