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
