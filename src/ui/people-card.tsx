import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { Card } from "./card.tsx";
import { HexAvatar } from "./hexagon.tsx";
import { Link } from "./link.tsx";

interface Person {
  id: string;
  name: string;
  photo: string | null;
  /** Of their page, where they have one. */
  seoUrl: string | null;
}

interface PeopleCardProps<Row extends Person> {
  title: string;
  people: readonly Row[];
  /** True if the reader may open pages of people. */
  opensPeople: boolean;
  roleOf: (person: Row) => ReactNode;
}

/** People of a thing with their roles; nothing where there are none. */
export function PeopleCard<Row extends Person>({ title, people, opensPeople, roleOf }: PeopleCardProps<Row>) {
  const locale = useLocale();
  if (people.length === 0) return null;
  return (
    <Card title={title}>
      <ul className="grid gap-4 sm:grid-cols-2">
        {people.map((person) => (
          <li key={person.id} className="flex min-w-0 items-center gap-3">
            <HexAvatar name={person.name} photo={person.photo} />
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">
                {person.seoUrl && opensPeople ? (
                  <Link to={pathTo("talent", locale, { seoUrl: person.seoUrl })} className="hover:underline">
                    {person.name}
                  </Link>
                ) : (
                  person.name
                )}
              </p>
              <p className="text-sm text-ink-muted wrap-anywhere">{roleOf(person)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
