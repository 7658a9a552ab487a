import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect } from "@playwright/test";
import type { Site } from "./site.ts";

/** Addresses in the mails to somebody, newest first; the server writes its mail into the data folder. */
async function linksIn(folder: string, email: string): Promise<string[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml")).sort();
  const mails = await Promise.all(names.reverse().map((name) => readFile(path.join(folder, name), "utf8")));
  const texts = mails
    .filter((mail) => mail.includes(email))
    .map((mail) => mail.replace(/=\n/g, "").replaceAll("=3D", "="));
  return texts.flatMap((text) => [...text.matchAll(/https?:\/\/[^\s"<>]+/g)].map(([address]) => address));
}

/** The newest link to a page that came to an address: path and query. Waits for the mail. */
export async function linkFrom(site: Site, email: string, page: string | RegExp): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(async () => {
      const links = await linksIn(path.join(site.dataFolder, "mail"), email);
      found = links.find((link) => {
        const { pathname } = new URL(link);
        return typeof page === "string" ? pathname === page : page.test(pathname);
      });
      return found;
    })
    .toBeTruthy();
  const { pathname, search } = new URL(found!);
  return pathname + search;
}
