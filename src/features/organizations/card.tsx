import { useLocale } from "use-intl";
import { truncate } from "#shared/format.ts";
import { pathTo } from "#shared/paths.ts";
import { LetterTile } from "#ui/hexagon.tsx";
import { Link } from "#ui/link.tsx";

/** What a card shows, named in the reader's language. */
export interface OrganizationCardData {
  name: string;
  seoUrl: string;
  logo: string | null;
  /** What it is and where: "Venture capital · İzmir". */
  kind: string;
  tagline: string;
}

/** An organization in a list. The whole card leads to it. */
export function OrganizationCard({ row }: { row: OrganizationCardData }) {
  const locale = useLocale();
  const { name, seoUrl, logo, kind, tagline } = row;
  return (
    <article className="card relative flex min-w-0 flex-col gap-3 p-4.5 transition-colors hover:border-line-strong">
      <div className="flex items-center gap-3">
        <LetterTile name={name} photo={logo} />
        <div className="min-w-0">
          <h2 className="text-lg leading-tight text-balance wrap-anywhere">
            <Link to={pathTo("techCenter", locale, { seoUrl })} className="card-link">
              {name}
            </Link>
          </h2>
          <p className="text-sm leading-snug text-ink-muted">{kind}</p>
        </div>
      </div>
      {tagline && <p className="text-sm">{truncate(tagline)}</p>}
    </article>
  );
}
