const KEY = "program-startup";

/** The startup that was last compared with a program on this device; undefined: none, or nothing can be stored. */
export function readChosenStartup(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

export function saveChosenStartup(id: string): void {
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // Without a store the choice lasts as long as the page.
  }
}
