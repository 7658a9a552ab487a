import type { ReactNode } from "react";
import { Card } from "#ui/card.tsx";
import { ExternalIcon } from "#ui/icon.tsx";
import { Tag } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import { Education, Experience } from "../parts/work-and-education.tsx";
import type { PublicProfile } from "./contract.ts";
import { PublicHead } from "./parts/public-head.tsx";
import { NETWORKS, NOT_LOOKING } from "./rules.ts";

interface PublicProfileProps {
  profile: PublicProfile;
  /** The present instant (ISO 8601), at which time axes end. */
  now: string;
  /** Heading level of the name. */
  heading?: "h1" | "h2";
  actions?: ReactNode;
  /** After what the person tells. */
  children?: ReactNode;
  /** At the end of the right column. */
  beside?: ReactNode;
}

/** The public profile: what the person tells at the left, what one needs to decide at the right. A page that shows it needs the texts "profile". */
export function PublicProfileCard({ profile, now, heading = "h1", actions, children, beside }: PublicProfileProps) {
  const text = useTranslations("talentsProfile.public");
  return (
    <div className="@container grid gap-4.5">
      <PublicHead profile={profile} heading={heading} actions={actions} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4.5 @3xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-4.5">
          {profile.description && (
            <Card title={text("about")}>
              <p className="max-w-prose whitespace-pre-line wrap-anywhere">{profile.description}</p>
            </Card>
          )}
          <Experience rows={profile.workingExperiences} now={now} />
          <Education rows={profile.educations} />
          {children}
        </div>
        <div className="grid min-w-0 gap-4.5">
          <LookingFor profile={profile} />
          <Skills profile={profile} />
          {profile.userLanguages.length > 0 && (
            <Card title={text("languages")}>
              <Tags
                items={profile.userLanguages.map((row) => ({
                  id: row.id,
                  name: row.languageName ?? "",
                  more: row.languageLevelName ?? "",
                }))}
              />
            </Card>
          )}
          <Links profile={profile} />
          {beside}
        </div>
      </div>
    </div>
  );
}

/** What somebody looks for; nothing of who does not. */
function LookingFor({ profile }: { profile: PublicProfile }) {
  const text = useTranslations("talentsProfile.public");
  const { jobSearchStatusId, jobSearchStatusName, jobRoles, workingPlans } = profile;
  if (jobSearchStatusId === NOT_LOOKING || (!jobSearchStatusName && jobRoles.length + workingPlans.length === 0))
    return null;
  return (
    <Card
      title={text(jobSearchStatusName ? "lookingFor" : "work")}
      end={jobSearchStatusName && <Tag tone="good">{jobSearchStatusName}</Tag>}
    >
      <div className="grid gap-3">
        <Tags items={jobRoles.map((row) => ({ id: row.id, name: row.jobRoleName ?? "" }))} />
        <Tags items={workingPlans.map((row) => ({ id: row.id, name: row.workingPlanName ?? "" }))} />
      </div>
    </Card>
  );
}

function Skills({ profile: { skills } }: { profile: PublicProfile }) {
  const text = useTranslations("talentsProfile.public");
  if (skills.length === 0) return null;
  const technical = skills.filter(({ isSoft }) => !isSoft);
  const soft = skills.filter(({ isSoft }) => isSoft);
  return (
    <Card title={text("skills")}>
      <div className="grid gap-3">
        <Tags
          items={technical.map((row) => ({
            id: row.id,
            name: row.skillName ?? "",
            more: [row.positionName, row.knowledgeLevelName].filter(Boolean).join(", "),
          }))}
        />
        <Tags items={soft.map((row) => ({ id: row.id, name: row.skillName ?? "" }))} />
      </div>
    </Card>
  );
}

/** The person's pages elsewhere. */
function Links({ profile }: { profile: PublicProfile }) {
  const text = useTranslations("talentsProfile.public");
  const links = NETWORKS.flatMap((network) => (profile[network] ? [{ network, address: profile[network] }] : []));
  if (links.length === 0) return null;
  return (
    <Card title={text("elsewhere")}>
      <ul>
        {links.map(({ network, address }) => (
          <li key={network} className="border-t border-line first:border-0">
            <a
              href={address}
              rel="nofollow ugc noopener noreferrer"
              target="_blank"
              className="flex min-h-row items-center justify-between gap-3 text-sm font-semibold hover:underline"
            >
              {text(`networks.${network}`)}
              <ExternalIcon className="size-3.5 text-ink-muted" />
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Tags({ items }: { items: { id: string; name: string; more?: string }[] }) {
  if (items.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {items.map(({ id, name, more }) => (
        <li key={id} className="rounded-full border border-line bg-sunken px-3 py-1 text-sm">
          <span className="font-medium">{name}</span>
          {more && <span className="text-ink-muted"> · {more}</span>}
        </li>
      ))}
    </ul>
  );
}
