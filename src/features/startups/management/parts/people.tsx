import { useLocale } from "use-intl";
import { formatPercent } from "#shared/format.ts";
import { pathTo } from "#shared/paths.ts";
import { Button } from "#ui/button.tsx";
import { HexAvatar } from "#ui/hexagon.tsx";
import { Link } from "#ui/link.tsx";
import { Tag } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { StartupDetail } from "../../detail/contract.ts";
import { DrawerSection } from "./drawer-section.tsx";

type Person = StartupDetail["teamMembers"][number];

interface PeopleProps {
  kind: "team" | "mentors";
  people: readonly Person[];
  to: string | undefined;
  onRemove: (id: string) => void;
}

/** The team of a startup, or its mentors: who has an account, and who has not accepted yet. */
export function People({ kind, people, to, onRemove }: PeopleProps) {
  const text = useTranslations("startupsManagement.drawer");
  return (
    <DrawerSection
      title={text(kind)}
      empty={text(kind === "team" ? "noTeam" : "noMentors")}
      to={to}
      edit={text(kind === "team" ? "editTeam" : "editMentors")}
      rows={people.map((person) => (
        <PersonRow key={person.id} person={person} {...(to && { onRemove: () => onRemove(person.id) })} />
      ))}
    />
  );
}

function PersonRow({ person, onRemove }: { person: Person; onRemove?: () => void }) {
  const text = useTranslations("startupsManagement.drawer");
  const common = useTranslations("editForm");
  const locale = useLocale();
  const { name, photo, seoUrl, title, position, profession, shareValue, invited, accountId } = person;
  const roles = [...new Set([title, position, profession?.name])].filter(Boolean).join(" · ");
  const standing = invited ? "invited" : accountId ? "member" : "noAccount";
  return (
    <li className="flex items-start gap-3 py-3">
      <HexAvatar name={name} photo={photo} className="size-9 text-sm" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">
          {seoUrl ? (
            <Link to={pathTo("talent", locale, { seoUrl })} className="hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        {roles && <p className="text-sm text-ink-muted wrap-anywhere">{roles}</p>}
        <p className="mt-1 flex flex-wrap gap-1.5">
          <Tag tone={invited ? "honey" : accountId ? "good" : "neutral"}>{text(standing)}</Tag>
          {shareValue !== null && (
            <Tag tone="teal">{text("shareOf", { percent: formatPercent(shareValue / 100, locale) })}</Tag>
          )}
        </p>
      </div>
      {onRemove && (
        <Button kind="quiet" aria-label={`${common("remove")}: ${name}`} onClick={onRemove}>
          {common("remove")}
        </Button>
      )}
    </li>
  );
}
