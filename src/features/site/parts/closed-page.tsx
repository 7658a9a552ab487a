import { useLocale } from "use-intl";
import type { OwnEntity } from "#features/members/contract.ts";
import { entryPath } from "#shared/paths/entries.ts";
import { pathTo } from "#shared/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { EmptyLayout } from "#ui/layouts.tsx";
import { useTranslations } from "#ui/translations.ts";

interface ClosedPageProps {
  /** The address that the member's rights do not open. */
  closed: string;
  /** The entry that it would change, where the member has other rights on it. */
  entry: OwnEntity | undefined;
}

/** Says that a page takes a right, what the member may open instead, and the way back. */
export function ClosedPage({ closed, entry }: ClosedPageProps) {
  const text = useTranslations("site");
  const locale = useLocale();
  return (
    <EmptyLayout>
      <EmptyState
        page
        title={text("closedTitle")}
        actions={
          <>
            {entry && (
              <>
                <ButtonLink kind="primary" to={entryPath(entry.entityType, locale, entry.entitySeoUrl)}>
                  {text("openEntry", { name: entry.entityName })}
                </ButtonLink>
                <ButtonLink to={pathTo("dashboardManagement", locale, {}, { entityId: entry.entityId })}>
                  {text("ownPermissions")}
                </ButtonLink>
              </>
            )}
            <ButtonLink to={closed}>{text("tryAgain")}</ButtonLink>
            <ButtonLink to={pathTo("home", locale)}>{text("goHome")}</ButtonLink>
          </>
        }
      >
        <p>{entry ? text("closedEntryText", { name: entry.entityName }) : text("closedText")}</p>
      </EmptyState>
    </EmptyLayout>
  );
}
