import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { Link } from "#ui/link.tsx";
import { Tag, type TagTone } from "#ui/tag.tsx";

/** Where a filter stands in the list's address: in a segment of the path, or under a name in the query. */
type ListFilter = "segment" | "subsector" | "technology" | "business-model" | "revenue-model" | "program";

interface ListLinkProps {
  filter: ListFilter;
  slug: string;
  className?: string;
  children: ReactNode;
}

/** All startups with this value. */
export function ListLink({ filter, slug, className, children }: ListLinkProps) {
  const locale = useLocale();
  const to =
    filter === "segment"
      ? pathTo("startups", locale, { "*": slug })
      : pathTo("startups", locale, {}, { [filter]: slug });
  return (
    <Link to={to} className={className}>
      {children}
    </Link>
  );
}

interface ListTagsProps {
  filter: ListFilter;
  values: readonly ({ id: string; name: string; slug: string } | null)[];
  tone?: TagTone;
}

/** Values as tags that lead to the list; items of a list around them. */
export const ListTags = ({ filter, values, tone }: ListTagsProps) =>
  values
    .filter((value) => value !== null)
    .map(({ id, name, slug }) => (
      <li key={id} className="flex max-w-full min-w-0">
        <ListLink filter={filter} slug={slug} className="flex max-w-full min-w-0 py-1 hover:underline">
          <Tag tone={tone}>{name}</Tag>
        </ListLink>
      </li>
    ));
