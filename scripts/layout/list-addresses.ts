import { isTest, type Source } from "./sources.ts";

/** The page that a description of a list names. */
const LIST_PAGE = /describeList\(\{[^{}]*?\bpage: "(\w+)"/g;
/** An address of a page with more than its language: its path or query is written by hand. */
const WRITTEN_ADDRESS = /\bpathTo\(\s*"(\w+)",\s*[\w.]+,\s*[^\s)]/g;
/** Where addresses of lists are made. */
const MAKERS = /^shared\/list\//;

/** Addresses of lists with filters written by hand: only the list knows which stands in the path, which in the query, and its name. */
export function checkListAddresses(sources: Source[]): string[] {
  const pages = new Set(sources.flatMap(({ text }) => [...text.matchAll(LIST_PAGE)].map(([, page]) => page)));
  return sources
    .filter(({ file }) => !isTest(file) && !MAKERS.test(file))
    .flatMap(({ file, text }) =>
      [...text.matchAll(WRITTEN_ADDRESS)]
        .filter(([, page]) => pages.has(page))
        .map(([, page]) => `${file}: writes an address of the list ${page} by hand; listPath makes it`),
    );
}
