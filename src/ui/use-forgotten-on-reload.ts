import { useEffect } from "react";

/**
 * Takes a parameter out of the address, such as what was just done, so that a reload does not say it again. The router
 * still has it until the next navigation.
 */
export function useForgottenOnReload(name: string): void {
  useEffect(() => {
    const address = new URL(location.href);
    if (!address.searchParams.has(name)) return;
    address.searchParams.delete(name);
    history.replaceState(history.state, "", address);
  });
}
