import { data, redirect } from "react-router";
import { useLocale } from "use-intl";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { meantAddress, pathTo } from "#shared/paths.ts";
import { RETURN_PARAM, returnPath } from "#shared/return-path.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { EmptyLayout } from "#ui/layouts.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/not-found.page";
import { ClosedPage } from "./parts/closed-page.tsx";
import { ownEntryAt } from "./parts/own-entry-at.ts";

const MOVED_PERMANENTLY = 301;

/**
 * The page that a visitor came for, where it is one for members, and the one that a member's rights do not open. An address in the
 * wrong language leads to its page for good.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const meant = meantAddress(url.pathname, url.search);
  if (meant) throw redirect(meant, MOVED_PERMANENTLY);
  const page = pageContext(context);
  const isMember = page.viewer.kind === "member";
  const wanted = returnPath(url.searchParams.get(RETURN_PARAM));
  const target = isMember && page.viewer.looking ? undefined : wanted;
  const entry = isMember && target ? await page.extra(ownEntryAt(page, target), undefined) : undefined;
  return data({ target, isMember, entry }, 404);
}

/** For a form that is sent to an address that does not exist. */
export const action = () => data(null, 404);

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (text) => ({
    title: text("site.notFoundTitle"),
    description: text("site.notFoundText"),
    noindex: true,
  }));

export default function NotFoundPage({ loaderData: { target, isMember, entry } }: Route.ComponentProps) {
  const text = useTranslations("site");
  const locale = useLocale();
  if (target && isMember) return <ClosedPage closed={target} entry={entry} />;
  return (
    <EmptyLayout>
      <EmptyState
        page
        title={text(target ? "membersOnlyTitle" : "notFoundTitle")}
        actions={
          <>
            {target && (
              <ButtonLink kind="primary" to={pathTo("login", locale, {}, { [RETURN_PARAM]: target })}>
                {text("signIn")}
              </ButtonLink>
            )}
            <ButtonLink kind={target ? "secondary" : "primary"} to={pathTo("home", locale)}>
              {text("goHome")}
            </ButtonLink>
          </>
        }
      >
        <p>{text(target ? "membersOnlyText" : "notFoundText")}</p>
      </EmptyState>
    </EmptyLayout>
  );
}
