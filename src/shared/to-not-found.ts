import { redirect } from "react-router";
import type { Locale } from "./locale.ts";
import { foldedAddress, pathTo } from "./paths.ts";

/** What a page throws that its address does not name: the way to the not-found page (decision 4). */
export const toNotFound = (locale: Locale): Response => redirect(pathTo("notFound", locale));

/** The same for what an address names with other letters than addresses are written in: the way to the one that was meant, first. */
export const toMeantOrNotFound = (locale: Locale, { pathname, search }: URL): Response => {
  const meant = foldedAddress(pathname, search);
  return meant ? redirect(meant) : toNotFound(locale);
};
