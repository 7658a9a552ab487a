/** To the search of the table, once what closes now is closed. */
export function focusSearch(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>("[data-table-search]")?.focus());
}

/** After something was done whose button may have gone with its row: the focus stays in the table, at its search. */
export function keepFocus(frames = 10): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.querySelector<HTMLElement>("[data-table-search]")?.focus();
    // What had it may stand there for some frames yet.
    else if (frames > 0) keepFocus(frames - 1);
  });
}
