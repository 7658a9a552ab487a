import { useLocale } from "use-intl";
import { truncate } from "#shared/format.ts";
import { pathTo } from "#shared/paths.ts";
import { LetterTile } from "#ui/hexagon.tsx";
import { Link } from "#ui/link.tsx";
import { Tag } from "#ui/tag.tsx";

/** What a card shows, named in the reader's language. */
export interface ProviderCardData {
  name: string;
  seoUrl: string;
  logo: string | null;
  slogan: string;
  place: string;
  /** Names of its service industries. */
  services: string[];
}

/** A service provider in a list. The whole card leads to it. */
export function ProviderCard({ row }: { row: ProviderCardData }) {
  const locale = useLocale();
  const { name, seoUrl, logo, slogan, place, services } = row;
  return (
    <article className="card relative flex min-w-0 flex-col gap-3 p-4.5 transition-colors hover:border-line-strong">
      <div className="flex items-start gap-3">
        <LetterTile name={name} photo={logo} />
        <div className="min-w-0">
          <h2 className="line-clamp-3 text-lg leading-tight text-balance wrap-anywhere">
            <Link to={pathTo("provider", locale, { seoUrl })} className="card-link">
              {name}
            </Link>
          </h2>
          <p className="text-sm leading-snug text-ink-muted">{place}</p>
        </div>
      </div>
      <p className="flex-1 text-sm wrap-anywhere">{truncate(slogan)}</p>
      {/* What does not fit wraps out of sight, whole. */}
      <div className="flex h-6 flex-wrap gap-x-1.5 gap-y-2 overflow-hidden">
        {services.map((service) => (
          <Tag key={service} tone="teal">
            {service}
          </Tag>
        ))}
      </div>
    </article>
  );
}
