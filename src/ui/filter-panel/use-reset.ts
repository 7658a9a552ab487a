import { useState } from "react";

/**
 * Forgets what was typed when the panel says so (`Panel.resets`). A key would make the field anew: a list that arrives
 * would then take the field away from under the fingers of who has just gone into it.
 */
export function useReset(resets: number, forget: () => void): void {
  const [seen, setSeen] = useState(resets);
  if (seen === resets) return;
  setSeen(resets);
  forget();
}
