import { useLocale } from "use-intl";
import { truncate } from "#shared/format.ts";
import { pathTo } from "#shared/paths.ts";
import { Card } from "#ui/card.tsx";
import { HexAvatar, LetterTile } from "#ui/hexagon.tsx";
import { Link } from "#ui/link.tsx";
import type { IndexEntry } from "../contract.ts";

interface EntryListProps {
  title: string;
  /** The page of an entry, and the list of them all. */
  page: "job" | "talent" | "provider";
  list: "jobs" | "talents" | "providers";
  all: string;
  entries: IndexEntry[];
}

/** One of the index lists: a few people, jobs or service providers, and the way to all of them; nothing where there are none. */
export function EntryList({ title, page, list, all, entries }: EntryListProps) {
  const locale = useLocale();
  const Picture = page === "talent" ? HexAvatar : LetterTile;
  if (entries.length === 0) return null;
  return (
    <Card title={title} heading="h3" end={<Link to={pathTo(list, locale)}>{all}</Link>} flush>
      <ul className="divide-y divide-line">
        {entries.map(({ id, name, seoUrl, image, text }) => (
          <li key={id}>
            <Link
              to={pathTo(page, locale, { seoUrl })}
              className="flex items-center gap-3 px-5 py-3 sm:px-6 no-underline hover:bg-sunken"
            >
              <Picture name={page === "job" ? (text ?? name) : name} photo={image} className="size-10 text-base" />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-semibold">{truncate(name)}</span>
                {text && <span className="line-clamp-1 text-sm text-ink-muted">{truncate(text)}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
