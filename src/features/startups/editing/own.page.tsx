import { useLocale } from "use-intl";
import { Dashboard } from "#features/dashboard/card.tsx";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { HexAvatar } from "#ui/hexagon.tsx";
import { PlusIcon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/own.page";
import { type OwnStartup, ownStartups } from "./contract.ts";
import { EntryState } from "./parts/entry-state.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  return { startups: await pageContext(context).api(ownStartups, {}) };
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t("startupEditing.ownTitle"),
    description: t("startupEditing.ownLead"),
    noindex: true,
  }));

export default function OwnStartupsPage({ loaderData: { startups } }: Route.ComponentProps) {
  const text = useTranslations("startupEditing");
  const locale = useLocale();
  const add = (
    <ButtonLink kind="primary" to={pathTo("profileAddStartup", locale)}>
      <PlusIcon className="size-4" />
      {text("add")}
    </ButtonLink>
  );
  return (
    <Dashboard title={text("ownTitle")} lead={text("ownLead")} actions={startups.length > 0 && add}>
      {startups.length === 0 ? (
        <EmptyState title={text("none")} actions={add}>
          {text("noneHint")}
        </EmptyState>
      ) : (
        <ul className="grid gap-4 md:grid-cols-2">
          {startups.map((startup) => (
            <OwnCard key={startup.id} startup={startup} />
          ))}
        </ul>
      )}
    </Dashboard>
  );
}

function OwnCard({ startup }: { startup: OwnStartup }) {
  const text = useTranslations("startupEditing");
  const locale = useLocale();
  const { seoUrl, name, logo, tagline, mayEdit } = startup;
  return (
    <li className="card grid content-start gap-3 p-5">
      <div className="flex items-start gap-3">
        <HexAvatar name={name} photo={logo} className="size-12 shrink-0" />
        <div className="min-w-0">
          <h2 className="text-lg wrap-anywhere">
            <Link to={pathTo("startup", locale, { seoUrl })}>{name}</Link>
          </h2>
          {tagline && <p className="text-sm text-ink-muted wrap-anywhere">{tagline}</p>}
        </div>
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
        <EntryState {...startup} />
      </p>
      {mayEdit && (
        <p>
          <ButtonLink to={pathTo("profileEditStartup", locale, { seoUrl })} aria-label={text("editOf", { name })}>
            {text("edit")}
          </ButtonLink>
        </p>
      )}
    </li>
  );
}
