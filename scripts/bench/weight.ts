import { gzipSync } from "node:zlib";
import type { clientOf } from "./client.ts";

export interface Weight {
  /** Bytes after gzip. */
  html: number;
  css: number;
  js: number;
}

/** What a browser loads for a page before anything is clicked: the page, its styles, its scripts and what they import. */
export async function weightOf(send: ReturnType<typeof clientOf>["send"], url: string): Promise<Weight> {
  const load = (address: string) => send({ method: "GET", url: address });
  const page = await load(url);
  const html = page.toString();
  const css = new Set(html.match(/\/assets\/[\w.-]+\.css/g));
  // The page also names scripts of pages it leads to; those it loads are the ones it preloads.
  const js = new Set(html.matchAll(/rel="modulepreload"[^>]* href="([^"]+)"/g).map(([, address]) => address!));
  for (const file of js) {
    const source = (await load(file)).toString();
    for (const [, name] of source.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) js.add(`/assets/${name}`);
  }
  const sum = async (files: Iterable<string>) => {
    let bytes = 0;
    for (const file of files) bytes += gzipSync(await load(file)).length;
    return bytes;
  };
  return { html: gzipSync(page).length, css: await sum(css), js: await sum(js) };
}
