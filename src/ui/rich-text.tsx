import { classes } from "./classes.ts";

/** Rich text of the API, which has cleaned it. */
export function RichText({ html, className }: { html: string; className?: string }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the server cleans it on write and on read.
    <div className={classes("rich-text", className)} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
