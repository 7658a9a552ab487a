import { useLocale } from "use-intl";
import { queryOf } from "#shared/detail-parts.ts";
import { formatPercent } from "#shared/format.ts";
import { pathTo } from "#shared/paths.ts";
import { Card } from "#ui/card.tsx";
import { HexAvatar } from "#ui/hexagon.tsx";
import { Link, TEXT_LINK } from "#ui/link.tsx";
import { Tag } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { StartupDetail } from "../contract.ts";
import { ROUNDS_PARAM, type StartupPage } from "./place.ts";

type Person = StartupDetail["teamMembers"][number];
/** People shown beside the summary. */
const SHORT_TEAM = 5;

/** Everyone, with what the viewer may know of them. */
export function Team({ startup: { teamMembers, mentors }, opens }: StartupPage) {
  const t = useTranslations("startupsDetail");
  const groups = [
    { title: t("team"), people: teamMembers },
    { title: t("mentors"), people: mentors },
  ].filter(({ people }) => people.length > 0);
  return groups.map(({ title, people }) => (
    <Card key={title} title={title}>
      <ul className="grid gap-x-8 md:grid-cols-2">
        {people.map((person) => (
          <PersonRow key={person.id} person={person} isLink={opens.people} detailed />
        ))}
      </ul>
    </Card>
  ));
}

/** The first few of the team, or of the mentors if there is no team. An entry that did not come from its team says so. */
export function TeamInShort({ startup, opens }: Pick<StartupPage, "startup" | "opens">) {
  const t = useTranslations("startupsDetail");
  const locale = useLocale();
  const { seoUrl, teamMembers, mentors, isTeamUnknown } = startup;
  const people = teamMembers.length > 0 ? teamMembers : mentors;
  if (people.length === 0 && !isTeamUnknown) return null;
  return (
    <Card title={t(teamMembers.length > 0 || isTeamUnknown ? "team" : "mentors")}>
      {isTeamUnknown && (
        <p className="text-sm text-ink-muted">
          <span className="font-semibold text-ink">{t("teamUnknown")}</span> · {t("teamUnknownText")}
        </p>
      )}
      {isTeamUnknown && people.length > 0 && <h3 className="mt-4 font-semibold">{t("mentors")}</h3>}
      {people.length > 0 && (
        <ul className="grid">
          {people.slice(0, SHORT_TEAM).map((person) => (
            <PersonRow key={person.id} person={person} isLink={opens.people} />
          ))}
        </ul>
      )}
      {teamMembers.length + mentors.length > Math.min(SHORT_TEAM, people.length) && (
        <Link
          to={pathTo("startup", locale, { seoUrl }) + queryOf("team", ROUNDS_PARAM)}
          preventScrollReset
          className={`${TEXT_LINK} mt-2 inline-flex min-h-row items-center text-sm`}
        >
          {t("fullTeam")}
        </Link>
      )}
    </Card>
  );
}

interface PersonRowProps {
  person: Person;
  isLink: boolean;
  /** With where and how long ago they met. */
  detailed?: boolean;
}

function PersonRow({ person, isLink, detailed }: PersonRowProps) {
  const t = useTranslations("startupsDetail");
  const locale = useLocale();
  const { name, title, position, profession, photo, seoUrl, shareValue, knownTime, whereMet, invited } = person;
  const roles = [...new Set([title, position, profession?.name])].filter(Boolean).join(" · ");
  const met = [knownTime && t("knownTime", { value: knownTime }), whereMet && t("whereMet", { value: whereMet })];
  return (
    <li className="flex items-start gap-3 border-b border-line py-3 last:border-b-0">
      <HexAvatar name={name} photo={photo} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">
          {isLink && seoUrl ? <Link to={pathTo("talent", locale, { seoUrl })}>{name}</Link> : name}
        </p>
        {roles && <p className="text-sm text-ink-muted wrap-anywhere">{roles}</p>}
        {detailed &&
          met.filter(Boolean).map((text) => (
            <p key={text} className="text-sm text-ink-muted wrap-anywhere">
              {text}
            </p>
          ))}
        {(shareValue !== null || invited) && (
          <p className="mt-1 flex flex-wrap gap-1.5">
            {shareValue !== null && (
              <Tag tone="teal">{t("shareOf", { percent: formatPercent(shareValue / 100, locale) })}</Tag>
            )}
            {invited && <Tag tone="honey">{t("invited")}</Tag>}
          </p>
        )}
      </div>
    </li>
  );
}
