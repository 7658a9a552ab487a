import type { Page } from "@playwright/test";
import { GUARDS } from "#shared/paths/guards.server.ts";
import type { Auditor } from "./load.ts";

/** A place where Tab has stopped. */
interface Stop {
  name: string;
  part: "skip" | "header" | "main" | "footer" | "other";
  faults: string[];
}

/** More than any page has: where Tab never comes to the end, this ends it. */
const MOST_STOPS = 700;

/** So many Tabs are pressed before the page is asked where they have stopped. */
const PRESSES_AT_ONCE = 10;

/**
 * Tab leads from top to end, and one sees where one is: through open pages as a visitor, through closed lists as who may see them.
 * Examples and views of pages have the order of their pages.
 */
export const tabOrder: Auditor = async ({ page, shown, as }) => {
  const isClosed = GUARDS[shown.key] === "list";
  if (shown.views || (as === undefined) === isClosed) return [];
  return tabFaults(page, { whole: shown.key === "home" });
};

/**
 * Goes through the page by Tab alone and says what is wrong: where it begins, what cannot be reached, what is out of order, and
 * where the focus cannot be seen. `whole`: through header and footer, too; else the skip link leads past what all pages share.
 */
async function tabFaults(page: Page, { whole }: { whole: boolean }): Promise<string[]> {
  const stops = await stopsOf(page, whole);
  if (stops.length > MOST_STOPS) return [`by Tab: a trap at ${stops.at(-1)?.name}`];
  const faults = stops.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`));
  const parts = stops.map(({ part }) => part).filter((part) => part !== "other");
  const inOrder = [...parts].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
  if (parts[0] !== "skip") faults.push(`begins with ${stops[0]?.name}`);
  if (parts.join() !== inOrder.join()) faults.push(`parts out of order: ${parts.join(" ")}`);
  faults.push(...(await page.evaluate(neverReached, whole ? "body" : "main")));
  return faults.map((fault) => `by Tab: ${fault}`);
}

/** Every place where Tab stops, from the top of the page to its end. */
async function stopsOf(page: Page, whole: boolean): Promise<Stop[]> {
  await page.evaluate(() => {
    // The next Tab starts from what was focused last, even if it is no more.
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute("tabindex");
    scrollTo(0, 0);
  });
  // As text: a function that calls another one does not reach the page otherwise.
  await page.evaluate(`(${recordStops})(${focusedStop})`);
  const stops: Stop[] = [];
  for (let isAtEnd = false, presses = 1; !isAtEnd; presses = PRESSES_AT_ONCE) {
    for (let pressed = 0; pressed < presses; pressed++) await page.keyboard.press("Tab");
    for (const stop of await page.evaluate(() => takeStops())) {
      if (isAtEnd) break;
      if (stop) stops.push(stop);
      isAtEnd = stop === null || (!whole && stop.part === "footer");
    }
    isAtEnd ||= stops.length > MOST_STOPS;
    if (!whole && stops.at(-1)?.part === "skip") await page.keyboard.press("Enter");
  }
  return stops;
}

const ORDER: Stop["part"][] = ["skip", "header", "main", "footer"];

/** Takes the places where Tab has stopped since it was called last; null: past the end. */
declare const takeStops: () => (Stop | null)[];

/** Notes where Tab has stopped when it is pressed again, so that a stop needs no question from outside. */
function recordStops(stopOf: typeof focusedStop): void {
  const stops: (Stop | null)[] = [];
  let taken: Element | null = null;
  let isTabbing = false;
  const record = () => stops.push(stopOf() ?? null);
  addEventListener(
    "keydown",
    ({ key }) => {
      if (isTabbing && document.activeElement !== taken) record();
      taken = null;
      isTabbing = key === "Tab";
    },
    true,
  );
  Object.assign(window, {
    takeStops: () => {
      record();
      taken = document.activeElement;
      return stops.splice(0);
    },
  });
}

/** The focused element, which is marked as reached; undefined past the end. */
function focusedStop(): Stop | undefined {
  const active = document.activeElement;
  if (!active || active === document.body || active.hasAttribute("data-reached")) return undefined;
  const previous = document.querySelector("[data-reached=last]");
  previous?.setAttribute("data-reached", "");
  active.setAttribute("data-reached", "last");
  const name = `<${active.tagName.toLowerCase()}> ${(active.getAttribute("aria-label") || active.textContent || active.id || active.getAttribute("name") || "").trim().slice(0, 40)}`;
  const partOf = (): Stop["part"] => {
    if (active.matches("a[href='#content']")) return "skip";
    if (active.closest("main")) return "main";
    if (active.closest("header")) return "header";
    return active.closest("footer") ? "footer" : "other";
  };
  // A box or a file field that is not drawn itself is shown by its label, or by what stands around it.
  const shownOf = (element: Element) => {
    let shown = element;
    while (shown.parentElement && (shown.getBoundingClientRect().width < 8 || getComputedStyle(shown).opacity === "0"))
      shown = shown.parentElement;
    return shown;
  };
  const shown = shownOf(active);
  const { left, right, top, bottom } = shown.getBoundingClientRect();
  const around: Element[] = [active, shown];
  for (let element = active.parentElement; element && around.length < 6; element = element.parentElement)
    around.push(element);
  for (const sibling of [active.nextElementSibling, active.previousElementSibling]) if (sibling) around.push(sibling);
  const isMarked = around.some((element) =>
    [undefined, "::after"].some((pseudo) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element, pseudo);
      return (outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0) || boxShadow.includes("inset");
    }),
  );
  /** Reading order: what follows stands lower, or in the same line, or in a column to the right. A drawing has its own. */
  const isOutOfOrder = () => {
    if (!previous?.closest("main") || !active.closest("main") || active.closest("svg")) return false;
    const before = shownOf(previous).getBoundingClientRect();
    return bottom <= before.top && left < before.right;
  };
  /** Nothing lies over the middle of what is seen of it, or of its first line. */
  const isOnTop = () => {
    const first = active.getClientRects()[0] ?? active.getBoundingClientRect();
    const boxes = [shown.getBoundingClientRect(), first];
    return boxes.some((box) => {
      const x = (Math.max(0, box.left) + Math.min(innerWidth, box.right)) / 2;
      const y = (Math.max(0, box.top) + Math.min(innerHeight, box.bottom)) / 2;
      const at = document.elementFromPoint(x, y);
      return (
        at !== null &&
        (shown.contains(at) || at.contains(active) || (active as HTMLInputElement).labels?.[0]?.contains(at))
      );
    });
  };
  const isInside = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  return {
    name,
    part: partOf(),
    faults: [
      isInside ? "" : `outside of the window (${Math.round(top)} to ${Math.round(bottom)} of ${innerHeight})`,
      isInside && !isOnTop() ? "below something else" : "",
      isMarked ? "" : "the focus does not show",
      isOutOfOrder() ? `stands above ${previous?.textContent?.slice(0, 40)}` : "",
    ].filter(Boolean),
  };
}

/** Elements that a mouse could use and Tab has not reached. */
function neverReached(within: string): string[] {
  const usable = "a[href], button, input, select, textarea, summary, [role=button], [role=tab], [contenteditable=true]";
  return [...document.querySelector(within)!.querySelectorAll<HTMLElement>(usable)]
    .filter((element) => {
      if (element.hasAttribute("data-reached") || element.matches(":disabled, [type=hidden], [inert] *")) return false;
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      // One of a group of radios or tabs is reached by Tab, the others by arrows.
      if (element.matches("[type=radio], [role=tab], [role=radio], [role=menuitem], [role=option]")) return false;
      // Arrow keys move to these within a widget.
      return !(
        element.tabIndex < 0 && element.closest("[data-reached], [role=toolbar], [role=grid], [role=application], svg")
      );
    })
    .map((element) => `never comes to ${element.outerHTML.slice(0, 100)}`)
    .slice(0, 5);
}
