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
import { entryFormPath } from "#shared/paths/entries.ts";
import { pathTo } from "#shared/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { HexAvatar } from "#ui/hexagon.tsx";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import { Dashboard } from "../card.tsx";
import type { Route } from "./+types/landing.page";
import { type Waiting, waitingFor } from "./rules.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = pageContext(context);
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
    startups,
  };
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t("overview.title"),
    description: t("overview.lead"),
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
    case "profile":
      return pathTo("dashboardScore", locale);
    case "rounds":
      return entryFormPath(waiting.noun, locale, waiting.seoUrl, "investment");
    default:
      return entryFormPath(waiting.noun, locale, waiting.seoUrl);
  }
};

export default function DashboardPage({ loaderData: { name, waiting, startups } }: Route.ComponentProps) {
  const text = useTranslations("overview");
  const locale = useLocale();
  return (
    <Dashboard title={text("hello", { name })} lead={text("lead")}>
      <div className="grid max-w-3xl gap-5">
        <Card title={text("waiting")}>
          {waiting.length === 0 ? (
            <p className="text-ink-muted">{text("nothing")}</p>
          ) : (
            <ul>
              {waiting.map((one) => (
                <li
                  key={`${one.kind} ${"id" in one ? one.id : "seoUrl" in one ? one.seoUrl : ""}`}
                  className="border-t border-line first:border-0"
                >
                  <Link
                    to={addressOf(one, locale)}
                    className="flex min-h-control items-center py-2 font-medium hover:underline"
                  >
                    {text(`kinds.${one.kind}`, { ...one })}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </Card>
        <Card title={text("startups")}>
          {startups.length === 0 && <p className="mb-4 text-ink-muted">{text("noStartups")}</p>}
          <ul>
            {startups.map((startup) => (
              <li key={startup.id} className="flex items-center gap-3 border-t border-line py-2.5 first:border-0">
                <HexAvatar name={startup.name} photo={startup.logo} className="size-9 shrink-0" />
                <Link
                  to={pathTo(startup.mayEdit ? "profileEditStartup" : "startup", locale, { seoUrl: startup.seoUrl })}
                  className="min-w-0 flex-1 font-semibold wrap-anywhere hover:underline"
                >
                  {startup.name}
                </Link>
                <span className="text-sm text-ink-muted">{text("complete", { percent: startup.fullness })}</span>
              </li>
            ))}
          </ul>
          <div className="mt-4 flex flex-wrap gap-3">
            <ButtonLink to={pathTo("profileAddStartup", locale)}>{text("addStartup")}</ButtonLink>
            <ButtonLink to={pathTo("dashboardScore", locale)}>{text("score")}</ButtonLink>
          </div>
        </Card>
      </div>
    </Dashboard>
  );
}
