import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useState } from "react";
import { DRAFT_OWNER, type Drafts, draftsOf, keepDraftsOf } from "#shared/drafts.ts";

const Owner = createContext<string | undefined>(undefined);

interface DraftsProviderProps {
  /** The member who is signed in. */
  owner: string | undefined;
  /** While staff looks with a member's eyes nobody's drafts are touched. */
  isLooking: boolean;
  children: ReactNode;
}

/**
 * Drafts below it are the owner's. Those of others are deleted from this device, for a visitor all: after signing out,
 * after the session ended elsewhere, after the account is gone. A form that leaves the page with the member stores
 * nothing more: its clean-up comes after layout effects.
 */
export function DraftsProvider({ owner, isLooking, children }: DraftsProviderProps) {
  useLayoutEffect(() => {
    if (!isLooking) keepDraftsOf(owner);
  }, [owner, isLooking]);
  // Somebody else has signed in in another tab: what was typed here must not be sent in their name.
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === DRAFT_OWNER && newValue && owner && newValue !== owner && !isLooking) location.reload();
    };
    window.addEventListener("storage", follow);
    return () => window.removeEventListener("storage", follow);
  }, [owner, isLooking]);
  return <Owner value={owner}>{children}</Owner>;
}

/** Drafts of the member who opened the form, also when another one signs in while it is open. */
export function useDrafts(): Drafts {
  const owner = useContext(Owner);
  return useState(() => draftsOf(owner))[0];
}
