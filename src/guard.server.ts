import { ownConsents } from "#features/accounts/consents/contract.ts";
import { ownEntities } from "#features/members/contract.ts";
import { premiumSettings } from "#features/premium/settings/contract.ts";
import { type EntityType, isStaff, mayOpenForm, passes } from "#shared/access.ts";
import type { Guard } from "#shared/guard.ts";
import { preferredLocale } from "#shared/locale.ts";
import type { PageContext } from "#shared/page-context.ts";
import { GUARDS } from "#shared/paths/guards.server.ts";
import { matchPath, type PathKey, pathTo } from "#shared/paths.ts";
import { LOGIN_PARAM, RETURN_PARAM, returnPath } from "#shared/return-path.ts";
import type { Member } from "#shared/viewer.ts";

type Page = Pick<PageContext, "api" | "path" | "viewer" | "locale" | "preferred" | "noteRefused">;

/** The address to which a page's guard redirects a request; undefined: the page may be shown. */
export async function guardPage(
  page: Page,
  { url, headers }: { url: URL; headers: Headers },
): Promise<string | undefined> {
  const { path, viewer, locale } = page;
  if (!path) return undefined;
  const guard = GUARDS[path];
  const signedIn = viewer.kind === "member";
  const returnQuery = { [RETURN_PARAM]: url.pathname + url.search };
  if (path !== "secondFactor" && asksForSecondStep(page)) return pathTo("secondFactor", locale, {}, returnQuery);
  if (guard === "open") return undefined;
  if (guard === "list") return signedIn ? undefined : guardList(page, url, headers);
  // Who is signed in already is where signing in would have led.
  if (guard === "guest")
    return signedIn ? (returnPath(url.searchParams.get(RETURN_PARAM)) ?? pathTo("home", locale)) : undefined;
  // The specification leads there; the page says what is missing, and leads back. It answers the same of what does not exist.
  const closed = pathTo("notFound", locale, {}, returnQuery);
  if (!signedIn) return closed;
  if (guard === "type" && !viewer.userTypeId) return pathTo("userType", locale, {}, returnQuery);
  const refused = await closedTo(page, viewer, guard, url);
  if (refused) {
    await page.noteRefused();
    return closed;
  }
  return (await owesConsent(page)) ? pathTo("newTerms", locale, {}, returnQuery) : undefined;
}

/** Of who runs the house and lacks the second step: every page but those one may need meanwhile leads to setting it up. */
function asksForSecondStep({ path, viewer }: Page): boolean {
  if (viewer.kind !== "member" || !viewer.lacksSecondFactor || viewer.looking || !path) return false;
  return path === "home" || (GUARDS[path] !== "open" && !WITHOUT_CONSENT.includes(path));
}

/** True if a member lacks the rights that a page needs. */
async function closedTo(page: Page, viewer: Member, guard: Guard, url: URL): Promise<boolean> {
  if (typeof guard === "string") return false;
  if ("permission" in guard) return !passes(viewer, guard.permission);
  const name = matchPath(url.pathname)?.params[guard.param];
  return name !== undefined && !isStaff(viewer) && !(await opensForm(page, guard.entity, name));
}

/** Open to who has yet to accept a new version of the terms: the page that asks, and the way out. */
const WITHOUT_CONSENT: readonly PathKey[] = ["newTerms", "deleteAccount"];

/** True if a member has to accept a new version first (decision 31). A viewer with somebody else's eyes accepts nothing. */
async function owesConsent({ api, path, viewer }: Page): Promise<boolean> {
  if (viewer.looking || !path || WITHOUT_CONSENT.includes(path)) return false;
  return (await api(ownConsents, {})).texts.some(({ isDue }) => isDue);
}

/** True where some part of the entity is the viewer's to write. `name` is its id or its `seoUrl`. */
async function opensForm({ api, viewer }: Page, type: EntityType, name: string): Promise<boolean> {
  const entity = (await api(ownEntities, {})).find(
    ({ entityType, entityId, entitySeoUrl }) => entityType === type && [entityId, entitySeoUrl].includes(name),
  );
  return entity !== undefined && mayOpenForm(viewer, type, entity.entityId);
}

/**
 * Decision 1: the home page with the sign-in dialog open, which leads back to the list. A Turkish path stays in Turkish; of an
 * English one it is the Turkish page, too, unless the visitor is known to read English, by the cookie or by the browser.
 */
async function guardList(
  { api, locale, preferred }: Page,
  { pathname, search }: URL,
  headers: Headers,
): Promise<string | undefined> {
  const { model } = await api(premiumSettings, {});
  if (!model.userNeedtoSingForSeeData) return undefined;
  const known = preferred ?? preferredLocale(headers.get("accept-language") ?? undefined);
  const language = locale === "tr" ? "tr" : (known ?? "tr");
  return pathTo("home", language, {}, { [LOGIN_PARAM]: 1, [RETURN_PARAM]: pathname + search });
}
