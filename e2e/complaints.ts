import type { BrowserContext } from "@playwright/test";

/** Faults that fail any journey: errors in the console or of a script, broken content security rules. */
export type Complaints = string[];

/** Collects what the pages of a context complain of. The browser reports the expected statuses as errors, too. */
export async function watch(context: BrowserContext, complaints: Complaints, statuses: number[], expected?: RegExp) {
  context.on("weberror", (error) => complaints.push(`script error: ${error.error().stack}`));
  context.on("console", (message) => {
    const text = message.text();
    if (expected?.test(text)) return;
    if (statuses.some((status) => status >= 400 && text.includes(`status of ${status}`))) return;
    if (message.type() === "error") complaints.push(`console: ${text} (${message.location().url})`);
  });
  await context.exposeBinding("reportViolation", (_source, text: string) => complaints.push(`CSP: ${text}`));
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber } = event;
      // The binding of above; the page's own types know nothing of it.
      (window as unknown as { reportViolation(text: string): void }).reportViolation(
        `${effectiveDirective} blocked ${blockedURI} on ${location.pathname} (${sourceFile}:${lineNumber}:${columnNumber})`,
      );
    });
  });
}
