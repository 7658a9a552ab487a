import { useLocale } from "use-intl";
import { receivedInvitations } from "#features/invitations/contract.ts";
import { ownJobs } from "#features/jobs/editing/contract.ts";
import { unreadMessageCount } from "#features/messages/contract.ts";
import { ownOrganizers } from "#features/organizations/editing/contract.ts";
import { madeApplications } from "#features/programs/applying/contract.ts";
import { ownProviders } from "#features/providers/editing/contract.ts";
import { ownStartups } from "#features/startups/editing/contract.ts";
import { getOwnProfile, getReputation } from "#features/talents/profile/contract.ts";
import type { EntityType } from "#shared/access.ts";
import type { Locale } from "#shared/locale.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { entryFormPath, entryPath } from "#shared/paths/entries.ts";
import { pathTo } from "#shared/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { DashboardPage } from "#ui/dashboard-layout.tsx";
import { HexAvatar } from "#ui/hexagon.tsx";
import { ChevronRightIcon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Tag } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/dashboard.page";
import { firstEntry, type Waiting, waitingFor } from "./rules.ts";

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
  const [
    { name, seoUrl },
    { waitingCount },
    messages,
    startups,
    jobs,
    organizations,
    providers,
    { applications: drafts },
  ] = await Promise.all([
    api(getOwnProfile, {}),
    api(receivedInvitations, { query: { pageSize: 1 } }),
    api(unreadMessageCount, { query: {} }),
    api(ownStartups, {}),
    api(ownJobs, {}),
    api(ownOrganizers, {}),
    api(ownProviders, {}),
    api(madeApplications, { query: {} }),
  ]);
  const { completeness } = await api(getReputation, { params: { seoUrl } });
  const applications = jobs.reduce((sum, { toAnswer }) => sum + toAnswer, 0);
  const ofKind = <Entry extends object>(kind: EntityType, own: readonly Entry[]) =>
    own.map((entry) => ({ ...entry, kind }));
  const entries = [
    ...ofKind("startup", startups),
    ...ofKind("organization", organizations),
    ...ofKind("provider", providers),
  ];
  return {
    name,
    waiting: waitingFor({ invitations: waitingCount, messages, applications, completeness, entries, drafts }),
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

const addressOf = (waiting: Waiting, locale: Locale): string => {
  switch (waiting.kind) {
    case "messages":
      return pathTo("dashboardMessages", locale);
    case "invitations":
      return pathTo("profileInvitations", locale);
    case "applications":
      return pathTo("dashboardJobApplications", locale);
    case "deadline":
      return pathTo("applyProgram", locale, { seoUrl: waiting.seoUrl }, { startup: waiting.startupId });
    case "newProfile":
      return pathTo("profile", locale);
    case "profile":
      return pathTo("dashboardScore", locale);
    case "rounds":
      return entryFormPath(waiting.noun, locale, waiting.seoUrl, "investment");
    default:
      return entryFormPath(waiting.noun, locale, waiting.seoUrl);
  }
};

export default function LandingPage({ loaderData: { name, waiting, entries, first } }: Route.ComponentProps) {
  const text = useTranslations("dashboardLanding");
  const locale = useLocale();
  return (
    <DashboardPage title={text("hello", { name })} lead={text("lead")}>
      <div className="grid max-w-3xl gap-5">
        <Card title={text("waiting")}>
          {waiting.length === 0 ? (
            <p className="text-ink-muted">{text("nothing")}</p>
          ) : (
            <ul>
              {waiting.map((item) => (
                <li
                  key={`${item.kind} ${"id" in item ? item.id : "seoUrl" in item ? item.seoUrl : ""}`}
                  className="border-t border-line first:border-0"
                >
                  <Link
                    to={addressOf(item, locale)}
                    className="group flex min-h-control items-center justify-between gap-3 py-2 font-medium hover:underline"
                  >
                    {text(`kinds.${item.kind}`, { ...item })}
                    <ChevronRightIcon className="size-4 shrink-0 text-ink-muted group-hover:text-ink" />
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </Card>
        <Card title={text("own")}>
          {entries.length > 0 ? <Entries entries={entries} /> : <FirstStep first={first} />}
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
            {fullness !== undefined && (
              <span className="text-sm text-ink-muted">{text("complete", { percent: fullness })}</span>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to={pathTo("dashboardScore", locale)}>{text("score")}</ButtonLink>
      </div>
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
