import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { Card } from "#ui/card.tsx";
import { Link } from "#ui/link.tsx";

/** The short form of a job that a page only names. */
export interface JobInShort {
  seoUrl: string;
  title: string;
  place: string;
}

/** Jobs of a startup, named on another page; nothing where there are none. */
export function JobLinks({ title: heading, jobs }: { title: string; jobs: readonly JobInShort[] }) {
  const locale = useLocale();
  if (jobs.length === 0) return null;
  return (
    <Card title={heading}>
      <ul className="-my-1 grid text-sm">
        {jobs.map(({ seoUrl, title, place }) => (
          <li key={seoUrl}>
            <Link
              to={pathTo("job", locale, { seoUrl })}
              className="flex min-h-row flex-col justify-center py-1.5 hover:underline"
            >
              <span className="font-semibold wrap-anywhere">{title}</span>
              <span className="text-ink-muted">{place}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
