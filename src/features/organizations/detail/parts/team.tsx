import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { Card } from "#ui/card.tsx";
import { HexAvatar } from "#ui/hexagon.tsx";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { OrganizationPage } from "../detail.page.tsx";

/** Everyone who works there or gives advice. */
export function Team({ organization: { teamMembers, mentors }, opensPeople }: OrganizationPage) {
  const text = useTranslations("organizationDetail");
  const locale = useLocale();
  const groups = [
    { title: text("team"), people: teamMembers },
    { title: text("mentors"), people: mentors },
  ].filter(({ people }) => people.length > 0);
  return groups.map(({ title, people }) => (
    <Card key={title} title={title}>
      <ul className="grid gap-4 sm:grid-cols-2">
        {people.map(({ id, name, position, photo, seoUrl }) => (
          <li key={id} className="flex min-w-0 items-center gap-3">
            <HexAvatar name={name} photo={photo} />
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">
                {seoUrl && opensPeople ? (
                  <Link to={pathTo("talent", locale, { seoUrl })} className="hover:underline">
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </p>
              {position && <p className="text-sm text-ink-muted wrap-anywhere">{position}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  ));
}
