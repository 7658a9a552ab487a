import { useSearchParams } from "react-router";
import { useLocale } from "use-intl";
import type { Locale } from "#shared/locale.ts";
import { pathTo } from "#shared/paths.ts";
import { tableAddress } from "#shared/table/address.ts";
import { FilterIcon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Tag } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { PagedEntity } from "./addresses.server.ts";

type PathOf = (seoUrl: string, locale: Locale) => string;
const provider: PathOf = (seoUrl, locale) => pathTo("provider", locale, { seoUrl });

const PATHS: Record<PagedEntity, PathOf> = {
  account: (seoUrl, locale) => pathTo("talent", locale, { seoUrl }),
  startup: (seoUrl, locale) => pathTo("startup", locale, { seoUrl }),
  organization: (seoUrl, locale) => pathTo("techCenter", locale, { seoUrl }),
  provider,
  serviceProvider: provider,
  program: (seoUrl, locale) => pathTo("program", locale, { seoUrl }),
  job: (seoUrl, locale) => pathTo("job", locale, { seoUrl }),
  patent: (id, locale) => pathTo("patent", locale, { id }),
  report: (seoUrl, locale) => pathTo("report", locale, { seoUrl }),
  blogPost: (slug, locale) => pathTo("blogPost", locale, { slug }),
};

interface ChangedThingProps {
  entity: string;
  entityId: string;
  names: Readonly<Record<string, string>>;
  address: string | null;
}

/** The name of what was changed, which leads to its page where it has one; a click beside it shows what else became of it. */
export function ChangedThing({ entity, entityId, names, address }: ChangedThingProps) {
  const table = useTranslations("dataTable");
  const locale = useLocale();
  const [query] = useSearchParams();
  const name = names[entityId] ?? entityId;
  const pathOf = PATHS[entity as PagedEntity] as PathOf | undefined;
  const filter = tableAddress(query, { entityId });
  const onlyThis = table("filterBy", { value: name });
  if (address === null || !pathOf)
    return (
      <Link to={filter} preventScrollReset title={onlyThis} className="inline-flex max-w-full">
        <Tag tone="neutral">{name}</Tag>
      </Link>
    );
  return (
    <span className="flex items-center gap-1.5">
      <Link to={pathOf(address, locale)} title={name} className="min-w-0 truncate font-semibold hover:underline">
        {name}
      </Link>
      <Link
        to={filter}
        preventScrollReset
        aria-label={onlyThis}
        title={onlyThis}
        className="inline-flex min-h-row min-w-6 shrink-0 items-center justify-center text-ink-muted hover:text-ink"
      >
        <FilterIcon className="size-4" />
      </Link>
    </span>
  );
}
