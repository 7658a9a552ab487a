import { useLocation, useMatches } from "react-router";
import { type Alternates, alternatesOf, canonicalPath } from "#shared/meta.ts";

/** Links in the head: the canonical address of a page, and the page in other languages. */
export function HeadLinks({ origin }: { origin: string }) {
  const location = useLocation();
  const page = useMatches().at(-1)?.loaderData as { alternates?: Alternates } | null | undefined;
  const canonical = canonicalPath(location);
  if (!canonical) return null;
  return (
    <>
      <link rel="canonical" href={origin + canonical} />
      {alternatesOf(location, page?.alternates).map(({ hrefLang, path }) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={origin + path} />
      ))}
    </>
  );
}
