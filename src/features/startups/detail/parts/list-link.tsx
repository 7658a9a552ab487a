import { createContext, type ReactNode, useContext } from "react";
import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { Link } from "#ui/link.tsx";
import { Tag, type TagTone } from "#ui/tag.tsx";
import type { StartupFilterName } from "../../filters.ts";

/** Filters of the list that a value leads to: a segment of the path, or a name in the query. */
const QUERY_NAMES = {
  sector: "segment",
  stage: "segment",
  country: "segment",
  city: "segment",
  subSectors: "subsector",
  technologies: "technology",
  businessModels: "business-model",
  revenueModels: "revenue-model",
  startupPrograms: "program",
} as const satisfies Partial<Record<StartupFilterName, string>>;
export type LinkedFilter = keyof typeof QUERY_NAMES;

/** Filters the viewer may not use: their values are no links, which would only lead to a refusal. */
const ClosedFilters = createContext<readonly string[]>([]);
export const ClosedFiltersProvider = ClosedFilters.Provider;

interface ListLinkProps {
  filter: LinkedFilter;
  slug: string;
  className?: string;
  children: ReactNode;
}

/** All startups with this value. */
export function ListLink({ filter, slug, className, children }: ListLinkProps) {
  const locale = useLocale();
  if (useContext(ClosedFilters).includes(filter)) return children;
  const name = QUERY_NAMES[filter];
  const to =
    name === "segment" ? pathTo("startups", locale, { "*": slug }) : pathTo("startups", locale, {}, { [name]: slug });
  return (
    <Link to={to} className={className}>
      {children}
    </Link>
  );
}

interface ListTagsProps {
  filter: LinkedFilter;
  values: readonly ({ id: string; name: string; slug: string } | null)[];
  tone?: TagTone;
}

/** Values as tags that lead to the list; items of a list around them. */
export const ListTags = ({ filter, values, tone }: ListTagsProps) =>
  values
    .filter((value) => value !== null)
    .map(({ id, name, slug }) => (
      <li key={id} className="flex max-w-full min-w-0 items-center">
        <ListLink filter={filter} slug={slug} className="flex max-w-full min-w-0 py-1 hover:underline">
          <Tag tone={tone}>{name}</Tag>
        </ListLink>
      </li>
    ));
