import { useLocale } from "use-intl";
import { ownOrganizers } from "#features/organizations/editing/contract.ts";
import { ownProviders } from "#features/providers/editing/contract.ts";
import { ownStartups } from "#features/startups/editing/contract.ts";
import { getOwnProfile, getReputation } from "#features/talents/profile/contract.ts";
import { WaitingList } from "#features/waiting/card.tsx";
import { whatWaits } from "#features/waiting/contract.ts";
import type { EntityType } from "#shared/access.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { entryFormPath, entryPath } from "#shared/paths/entries.ts";
import { pathTo } from "#shared/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { DashboardPage } from "#ui/dashboard-layout.tsx";
import { HexAvatar } from "#ui/hexagon.tsx";
import { Link, TEXT_LINK } from "#ui/link.tsx";
import { Tag } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/dashboard.page";
import { firstEntry } from "./rules.ts";

interface ShownEntry {
  kind: EntityType;
  seoUrl: string;
  name: string;
  logo: string | null;
  isVisible: boolean;
  mayEdit: boolean;
  /** Of startups, in percent. */
  fullness?: number | undefined;
}

export async function loader({ context }: Route.LoaderArgs) {
  const { api, viewer } = pageContext(context);
  const [{ name, seoUrl }, waiting, startups, organizations, providers] = await Promise.all([
    api(getOwnProfile, {}),
    api(whatWaits, {}).catch(() => undefined),
    api(ownStartups, {}),
    api(ownOrganizers, {}),
    api(ownProviders, {}),
  ]);
  const { completeness } = await api(getReputation, { params: { seoUrl } });
  const ofKind = <Entry extends object>(kind: EntityType, own: readonly Entry[]) =>
    own.map((entry) => ({ ...entry, kind }));
  const entries = [
    ...ofKind("startup", startups),
    ...ofKind("organization", organizations),
    ...ofKind("provider", providers),
  ];
  return {
    name,
    completeness,
    waiting,
    entries: entries.map(
      (entry): ShownEntry => ({
        kind: entry.kind,
        seoUrl: entry.seoUrl,
        name: entry.name,
        logo: entry.logo,
        isVisible: entry.isVisible,
        mayEdit: entry.mayEdit,
        fullness: "fullness" in entry ? entry.fullness : undefined,
      }),
    ),
    first: viewer.kind === "member" && viewer.userTypeId ? firstEntry(viewer.userTypeId) : undefined,
  };
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t("dashboardLanding.title"),
    description: t("dashboardLanding.lead"),
    noindex: true,
  }));

export default function LandingPage({ loaderData }: Route.ComponentProps) {
  const { name, waiting, entries, first, completeness } = loaderData;
  const text = useTranslations("dashboardLanding");
  const locale = useLocale();
  return (
    <DashboardPage title={text("hello", { name })} lead={text("lead")}>
      <div className="grid max-w-3xl gap-5">
        <Card title={text("waiting")}>
          <WaitingList items={waiting} />
        </Card>
        <Card title={text(entries.length > 0 && !entries.some(({ mayEdit }) => mayEdit) ? "viewed" : "own")}>
          {entries.length > 0 ? <Entries entries={entries} /> : <FirstStep first={first} />}
          {completeness < 100 && (
            <p className="mt-4 border-t border-line pt-4">
              <Link to={pathTo(completeness > 0 ? "dashboardScore" : "profile", locale)} className={TEXT_LINK}>
                {completeness > 0 ? text("profileScore", { percent: completeness }) : text("emptyProfile")}
              </Link>
            </p>
          )}
        </Card>
      </div>
    </DashboardPage>
  );
}

/** The entries of a member; each leads to its form, or to its page for a member who may not change it. */
function Entries({ entries }: { entries: readonly ShownEntry[] }) {
  const text = useTranslations("dashboardLanding");
  const locale = useLocale();
  return (
    <>
      <ul>
        {entries.map(({ kind, seoUrl, name, logo, isVisible, fullness, mayEdit }) => (
          <li key={seoUrl} className="flex items-center gap-3 border-t border-line py-2.5 first:border-0">
            <HexAvatar name={name} photo={logo} className="size-9 shrink-0" />
            <Link
              to={(mayEdit ? entryFormPath : entryPath)(kind, locale, seoUrl)}
              className="min-w-0 flex-1 font-semibold wrap-anywhere hover:underline"
            >
              {name}
            </Link>
            {!isVisible && <Tag>{text("hidden")}</Tag>}
            {fullness !== undefined && mayEdit && (
              <span className="text-sm text-ink-muted">{text("complete", { percent: fullness })}</span>
            )}
          </li>
        ))}
      </ul>
      {entries.some(({ mayEdit }) => mayEdit) && (
        <div className="mt-4 flex flex-wrap gap-3">
          <ButtonLink to={pathTo("dashboardScore", locale)}>{text("score")}</ButtonLink>
        </div>
      )}
    </>
  );
}

/** The first thing to do, where there is nothing yet. */
function FirstStep({ first }: { first: EntityType | undefined }) {
  const text = useTranslations("dashboardLanding");
  const locale = useLocale();
  return (
    <>
      <p className="max-w-prose text-ink-muted">{text(`none.${first ?? "nothing"}`)}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {first ? (
          <ButtonLink kind="primary" to={pathTo(ADD[first], locale)}>
            {text(`add.${first}`)}
          </ButtonLink>
        ) : (
          <>
            <ButtonLink kind="primary" to={pathTo("profile", locale)}>
              {text("profile")}
            </ButtonLink>
            <ButtonLink to={pathTo("jobs", locale)}>{text("jobs")}</ButtonLink>
          </>
        )}
      </div>
    </>
  );
}

const ADD = {
  startup: "profileAddStartup",
  organization: "addOrganization",
  provider: "dashboardAddProvider",
} as const;
