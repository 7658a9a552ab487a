import { axeFaults } from "../harness.ts";
import type { Auditor } from "./load.ts";

/** What axe leaves in a page that it has judged. */
declare const axe: {
  run(
    options: object,
  ): Promise<{ violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[] }>;
};

/** Rules of axe that another theme, language or width may break although the page keeps them as it was loaded. */
const RULES_OF_LOOK = [
  "color-contrast",
  "link-in-text-block",
  "scrollable-region-focusable",
  "document-title",
  "html-has-lang",
  "html-lang-valid",
  "valid-lang",
  "button-name",
  "link-name",
  "label",
  "label-title-only",
  "select-name",
  "input-button-name",
  "image-alt",
  "svg-img-alt",
  "summary-name",
  "empty-heading",
  "aria-command-name",
  "aria-dialog-name",
  "aria-input-field-name",
  "aria-progressbar-name",
  "aria-toggle-field-name",
  "landmark-unique",
];

/** Violations of WCAG 2.2 A and AA and of axe's best practices. */
export const barriers: Auditor = ({ page }) => axeFaults(page);

/** Those that depend on how the page looks: on its theme, its words and the width of the window. `barriers` has brought axe. */
export const barriersOfLook: Auditor = ({ page }) => page.evaluate(faultsOfRules, RULES_OF_LOOK);

/** Runs axe again in a page that it has judged before. Frames are as they were. */
async function faultsOfRules(values: string[]): Promise<string[]> {
  const { violations } = await axe.run({
    iframes: false,
    resultTypes: ["violations"],
    runOnly: { type: "rule", values },
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );
}
