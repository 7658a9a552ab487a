/** Focuses the search of the table after a menu or dialog has closed. */
export function focusSearch(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>("[data-table-search]")?.focus());
}

/** After an action the row, and its button with the focus, may be gone: then the focus goes to the search of the table. */
export function keepFocus(frames = 10): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.querySelector<HTMLElement>("[data-table-search]")?.focus();
    // The old row may stay for some frames.
    else if (frames > 0) keepFocus(frames - 1);
  });
}

/**
 * Returns the focus to the menu of a row, where it is nowhere else, after closing the panel that its address had opened
 * over the table.
 */
export function focusRow(id: string): void {
  setTimeout(() => {
    const active = document.activeElement;
    // A button of what was closed may have it until the next frame.
    if (active !== document.body && !active?.closest("dialog:not([open])")) return;
    const menu = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"] [aria-haspopup="menu"]`);
    if (menu) menu.focus();
    else focusSearch();
  });
}
