/** The decisions of the settings; `filters`: those that need a package, as "startups.stage". */
export interface Decided {
  premiumEnable: boolean;
  userNeedtoSingForSeeData: boolean;
  limitedFreeStartupPresenter: boolean;
  freeStartupCount: number;
  filterList: readonly string[];
}

export const VIEWERS = ["visitor", "member", "premium"] as const;
export type ViewerKind = (typeof VIEWERS)[number];

/**
 * The effect on a viewer: startups in the list (null: all of them; "signIn": none before that), and locked filters by
 * list.
 */
export interface Effect {
  startups: number | null | "signIn";
  locked: Record<string, number>;
}

/** The effect of settings on a viewer. `lists`: the kinds of the lists with premium filters. */
export function effectOf(settings: Decided, viewer: ViewerKind, lists: readonly string[]): Effect {
  const { premiumEnable, userNeedtoSingForSeeData, limitedFreeStartupPresenter, freeStartupCount } = settings;
  const needsPackage = premiumEnable && viewer !== "premium";
  const lockedIn = (list: string) => {
    // Most people show their job search to members alone.
    const isLocked = needsPackage || (viewer === "visitor" && list === "talents");
    return isLocked ? settings.filterList.filter((name) => name.startsWith(`${list}.`)).length : 0;
  };
  return {
    startups:
      viewer === "visitor" && userNeedtoSingForSeeData
        ? "signIn"
        : needsPackage && limitedFreeStartupPresenter
          ? freeStartupCount
          : null,
    locked: Object.fromEntries(lists.map((list) => [list, lockedIn(list)])),
  };
}

/** How many startups somebody without a package sees; null: all of them. */
export function freeStartupsOf(settings: Decided): number | null {
  const { startups } = effectOf(settings, "member", []);
  return startups === "signIn" ? null : startups;
}
