import { useLocation } from "react-router";
import { alternatesOf, canonicalPath } from "#shared/meta.ts";

/** Canonical address and the other languages of every page that is in the path table. */
export function HeadLinks({ origin }: { origin: string }) {
  const location = useLocation();
  const canonical = canonicalPath(location);
  if (!canonical) return null;
  return (
    <>
      <link rel="canonical" href={origin + canonical} />
      {alternatesOf(location).map(({ hrefLang, path }) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={origin + path} />
      ))}
    </>
  );
}
