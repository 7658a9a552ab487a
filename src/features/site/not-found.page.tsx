import { data } from "react-router";
import { useLocale } from "use-intl";
import { pageMeta } from "#shared/meta.ts";
import { pathTo } from "#shared/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { EmptyLayout } from "#ui/layouts.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/not-found.page";

export const loader = () => data(null, 404);

/** For a form that is sent to an address that does not exist. */
export const action = () => data(null, 404);

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (text) => ({
    title: text("site.notFoundTitle"),
    description: text("site.notFoundText"),
    noindex: true,
  }));

export default function NotFoundPage() {
  const text = useTranslations("site");
  return (
    <EmptyLayout>
      <EmptyState
        page
        title={text("notFoundTitle")}
        actions={
          <ButtonLink kind="primary" to={pathTo("home", useLocale())}>
            {text("goHome")}
          </ButtonLink>
        }
      >
        <p>{text("notFoundText")}</p>
      </EmptyState>
    </EmptyLayout>
  );
}
