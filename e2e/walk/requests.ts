import type { Page } from "@playwright/test";
import type { Auditor } from "./load.ts";

/** Watches a page from now on: the auditor says what has failed or left the site since it was asked last. */
export function watchRequests(page: Page): Auditor {
  const faults: string[] = [];
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (/^http/.test(protocol) && page.url().startsWith("http") && origin !== new URL(page.url()).origin)
      faults.push(`asks ${request.url()}`);
  });
  page.on("response", (response) => {
    const isPage = response.request().resourceType() === "document" || response.url().endsWith(".data");
    if (response.status() >= (isPage ? 500 : 400)) faults.push(`${response.status()} of ${response.url()}`);
  });
  page.on("requestfailed", (request) => {
    // A request that the next page has ended is no fault.
    const reason = request.failure()?.errorText;
    if (reason !== "net::ERR_ABORTED") faults.push(`${reason} of ${request.url()}`);
  });
  return async () => faults.splice(0);
}
