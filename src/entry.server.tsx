import { PassThrough } from "node:stream";
import { buffer, text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { whole } from "#server/whole-response.server.ts";
import { pageContext } from "#shared/page-context.ts";

/** How React begins a part that may be written later; "?" or "!" follow where it waits for code or failed. */
const PART = "<!--$";

/**
 * Renders a page to HTML. Its data is there, so nearly every page is written in one go, for less than a stream costs;
 * where a part was not ready, the page is written again as a stream that waits for it.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  const { nonce } = pageContext(context);
  const data = routerContext.serverHandoffStream ? await text(routerContext.serverHandoffStream) : undefined;
  const page = () => <ServerRouter context={withData(routerContext, data)} url={request.url} nonce={nonce} />;
  headers.set("content-type", "text/html; charset=utf-8");
  const html = `<!DOCTYPE html>${renderToString(page())}`;
  if (isFinished(html)) return whole(Buffer.from(html), { headers, status });
  const waited = await renderWaiting(page(), nonce);
  return whole(waited.html, { headers, status: waited.failed ? 500 : status });
}

function isFinished(html: string): boolean {
  for (let at = html.indexOf(PART); at >= 0; at = html.indexOf(PART, at + PART.length))
    if (html[at + PART.length] !== "-") return false;
  return true;
}

/** The router would wait for its own stream of data, chunk by chunk: it finds all of it read. */
function withData(context: EntryContext, data: string | undefined): EntryContext {
  if (data === undefined) return context;
  const read = Object.assign(Promise.resolve(), { result: { done: true, value: data } });
  return { ...context, serverHandoffStream: new ReadableStream(), renderMeta: { streamCache: { 0: read } } };
}

function renderWaiting(page: ReactNode, nonce: string) {
  return new Promise<{ html: Buffer; failed: boolean }>((resolve, reject) => {
    let failed = false;
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // Larger parts that are loaded later in browsers would be put in their place by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        const body = new PassThrough();
        buffer(body).then((html) => resolve({ html, failed }), reject);
        pipe(body);
      },
      onShellError: reject,
      onError(error) {
        failed = true;
        console.error(error);
      },
    });
  });
}

/** Faults of ours are logged; an aborted request or a refusal by a route is none. */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) console.error(error);
}
