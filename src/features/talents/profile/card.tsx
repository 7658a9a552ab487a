import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import { formatMonth } from "#shared/format.ts";
import { Card } from "#ui/card.tsx";
import { classes } from "#ui/classes.ts";
import { HexAvatar } from "#ui/hexagon.tsx";
import { ExternalIcon } from "#ui/icon.tsx";
import { Tag } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { PublicProfile } from "./contract.ts";
import { NETWORKS } from "./rules.ts";

interface PublicProfileProps {
  profile: PublicProfile;
  /** Heading level of the name. */
  heading?: "h1" | "h2";
  actions?: ReactNode;
}

/** The public profile. A page that shows it needs the texts "profile". */
export function PublicProfileCard({ profile, heading: Heading = "h1", actions }: PublicProfileProps) {
  const text = useTranslations("talentsProfile.public");
  const name = `${profile.name} ${profile.surname}`;
  const place = [profile.cityName, profile.countryName].filter(Boolean).join(", ");
  const links = NETWORKS.flatMap((network) => (profile[network] ? [{ network, address: profile[network] }] : []));
  const technical = profile.skills.filter(({ isSoft }) => !isSoft);
  const soft = profile.skills.filter(({ isSoft }) => isSoft);
  return (
    <div className="grid gap-4.5">
      <Card flush as="header">
        <div
          className={classes(
            "w-full overflow-hidden border-b border-line bg-honey-soft",
            profile.pC_Medium ? "aspect-16/5 max-h-72" : "h-24 sm:h-32",
          )}
        >
          {profile.pC_Medium && (
            <img
              src={profile.pC_Medium}
              srcSet={srcSetOf(profile)}
              sizes="(min-width: 64rem) 60rem, 100vw"
              alt=""
              fetchPriority="high"
              className="size-full object-cover"
            />
          )}
        </div>
        <div className="grid gap-3 px-5 pb-6 sm:px-6">
          <div className="-mt-12 flex items-end justify-between gap-4">
            <HexAvatar name={name} photo={profile.pP_256} className="size-24 text-3xl" />
            {actions}
          </div>
          <div>
            <Heading className="text-2xl text-balance wrap-anywhere">{name}</Heading>
            {profile.title && <p className="text-lg text-balance">{profile.title}</p>}
            <p className="mt-1 text-ink-muted">{[profile.userTypeName, place].filter(Boolean).join(" · ")}</p>
          </div>
          {profile.jobSearchStatusName && (
            <p>
              <Tag tone="teal">{profile.jobSearchStatusName}</Tag>
            </p>
          )}
          {links.length > 0 && (
            <ul className="flex flex-wrap gap-x-5">
              {links.map(({ network, address }) => (
                <li key={network}>
                  <a
                    href={address}
                    rel="nofollow ugc noopener noreferrer"
                    target="_blank"
                    className="inline-flex min-h-row items-center gap-1.5 text-sm font-semibold text-honey-deep hover:underline"
                  >
                    {text(`networks.${network}`)}
                    <ExternalIcon className="size-3.5" />
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </Card>
      {profile.description && (
        <Part title={text("about")}>
          <p className="max-w-prose whitespace-pre-line">{profile.description}</p>
        </Part>
      )}
      {profile.workingExperiences.length > 0 && (
        <Part title={text("experience")}>
          <ul className="grid gap-4">
            {profile.workingExperiences.map((row) => (
              <Entry
                key={row.id}
                name={row.title}
                at={row.companyName}
                aside={[row.employmentTypeName, row.cityName ?? row.countryName]}
                from={row.startDate}
                until={row.endDate}
                goesOn={row.stillWorking}
                description={row.description}
              />
            ))}
          </ul>
        </Part>
      )}
      {profile.educations.length > 0 && (
        <Part title={text("education")}>
          <ul className="grid gap-4">
            {profile.educations.map((row) => (
              <Entry
                key={row.id}
                name={row.schoolName ?? ""}
                at={[row.departmentName, row.degreeName].filter(Boolean).join(", ")}
                aside={[row.graduateStatusName]}
                from={row.startDate}
                until={row.endDate}
                description={row.description}
              />
            ))}
          </ul>
        </Part>
      )}
      {profile.skills.length > 0 && (
        <Part title={text("skills")}>
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
        </Part>
      )}
      {profile.userLanguages.length > 0 && (
        <Part title={text("languages")}>
          <Tags
            items={profile.userLanguages.map((row) => ({
              id: row.id,
              name: row.languageName ?? "",
              more: row.languageLevelName ?? "",
            }))}
          />
        </Part>
      )}
      {profile.workingPlans.length + profile.jobRoles.length > 0 && (
        <Part title={text("work")}>
          <div className="grid gap-3">
            <Tags items={profile.jobRoles.map((row) => ({ id: row.id, name: row.jobRoleName ?? "" }))} />
            <Tags items={profile.workingPlans.map((row) => ({ id: row.id, name: row.workingPlanName ?? "" }))} />
          </div>
        </Part>
      )}
    </div>
  );
}

/** Widths of the stored variants. */
function srcSetOf({ pC_High, pC_Medium, pC_Low }: PublicProfile): string | undefined {
  if (!pC_High || pC_High === pC_Low) return undefined;
  return `${pC_Low} 640w, ${pC_Medium} 1200w, ${pC_High} 1920w`;
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => <Card title={title}>{children}</Card>;

interface EntryProps {
  name: string;
  at: string;
  aside: (string | null)[];
  from: string | null;
  until: string | null;
  goesOn?: boolean;
  description: string | null;
}

/** One entry of education or experience. */
function Entry({ name, at, aside, from, until, goesOn, description }: EntryProps) {
  const text = useTranslations("talentsProfile.public");
  const locale = useLocale();
  const months = [formatMonth(from, locale), goesOn ? text("now") : formatMonth(until, locale)].filter(Boolean);
  return (
    <li className="grid gap-0.5 border-s-2 border-honey ps-4">
      <p className="font-semibold">{name}</p>
      {at && <p>{at}</p>}
      <p className="text-sm text-ink-muted tabular-nums">
        {[months.join(" – "), ...aside].filter(Boolean).join(" · ")}
      </p>
      {description && <p className="mt-1 max-w-prose whitespace-pre-line">{description}</p>}
    </li>
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
