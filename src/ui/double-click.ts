/**
 * The second click of a double click belongs to what the first one was on. Where that is gone by then, as an item of a menu that
 * closed, it would land on whatever stood below: it does nothing. Once for all pages.
 */
export function holdDoubleClicks(page: Document): void {
  let clicked: Element | undefined;
  page.addEventListener(
    "click",
    (event) => {
      // A key presses with 0, the first click of the pointer with 1.
      if (event.detail <= 1) clicked = event.target instanceof Element ? event.target : undefined;
      else if (clicked && !clicked.checkVisibility()) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
    },
    { capture: true },
  );
}
