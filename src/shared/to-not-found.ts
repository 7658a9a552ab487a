import { redirect } from "react-router";
import type { Locale } from "./locale.ts";
import { pathTo } from "./paths.ts";

/** What a page throws that its address does not name: the way to the not-found page (decision 4). */
export const toNotFound = (locale: Locale): Response => redirect(pathTo("notFound", locale));
