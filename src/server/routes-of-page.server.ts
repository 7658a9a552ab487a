import type { EntryContext } from "react-router";

type Manifest = EntryContext["manifest"];
const manifestCache = new WeakMap<Manifest, Map<string, Manifest>>();

/**
 * The router's manifest with the routes of one page, and index routes, without which a browser would match "/" with the root
 * alone. The router makes objects of every route of its manifest for each page it renders, which costs more than 5 % of a page
 * (record 19); browsers fetch the other routes when they see links to them.
 */
export function routesOfPage({ manifest, staticHandlerContext }: EntryContext): Manifest {
  const cache = manifestCache.get(manifest) ?? new Map<string, Manifest>();
  manifestCache.set(manifest, cache);
  const ids = staticHandlerContext.matches.map(({ route }) => route.id);
  const key = ids.join();
  const pageManifest = cache.get(key) ?? withRoutes(manifest, ids);
  cache.set(key, pageManifest);
  return pageManifest;
}

const withRoutes = (manifest: Manifest, ids: readonly string[]): Manifest => ({
  ...manifest,
  routes: Object.fromEntries(
    Object.entries(manifest.routes).filter(([id, route]) => ids.includes(id) || route?.index === true),
  ),
});
