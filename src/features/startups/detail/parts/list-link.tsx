import { createContext, type ReactNode, useContext } from "react";
import { useLocale } from "use-intl";
import { listPath } from "#shared/list/list-path.ts";
import { Link } from "#ui/link.tsx";
import { Tag } from "#ui/tag.tsx";
import { type StartupFilterName, startupList } from "../../filters.ts";

/** Filters the viewer may not use: their values are no links, which would only lead to a refusal. */
const ClosedFilters = createContext<readonly string[]>([]);
export const ClosedFiltersProvider = ClosedFilters.Provider;

interface ListLinkProps {
  filter: StartupFilterName;
  slug: string;
  className?: string;
  children: ReactNode;
}

/** All startups with this value. */
export function ListLink({ filter, slug, className, children }: ListLinkProps) {
  const locale = useLocale();
  if (useContext(ClosedFilters).includes(filter)) return children;
  return (
    <Link to={listPath(startupList, locale, { filter: { [filter]: [slug] } })} className={className}>
      {children}
    </Link>
  );
}

interface ListTagsProps {
  filter: StartupFilterName;
  values: readonly { id: string; name: string; slug: string }[];
}

/** Values as tags that lead to the list; items of a list around them. */
export const ListTags = ({ filter, values }: ListTagsProps) =>
  values.map(({ id, name, slug }) => (
    <li key={id} className="flex max-w-full min-w-0 items-center">
      <ListLink filter={filter} slug={slug} className="flex max-w-full min-w-0 py-1 hover:underline">
        <Tag>{name}</Tag>
      </ListLink>
    </li>
  ));
