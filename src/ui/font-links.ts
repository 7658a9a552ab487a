import display from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url";
import text from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";

/** Preloads the two fonts of every page: the browser would find them only after the style sheet. */
export const fontLinks = [text, display].map((href) => ({
  rel: "preload",
  href,
  as: "font",
  type: "font/woff2",
  crossOrigin: "anonymous" as const,
}));
