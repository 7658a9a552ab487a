import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { routesOfPage } from "#server/routes-of-page.server.ts";
import { whole } from "#server/whole-response.server.ts";
import { pageContext } from "#shared/page-context.ts";

/** Renders a page to HTML, which is sent when all of it is there (record 17). A page of which a part failed is answered with 500. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  const { nonce, logFault } = pageContext(context);
  headers.set("content-type", "text/html; charset=utf-8");
  return new Promise<Response>((resolve, reject) => {
    let hasFailed = false;
    const { pipe } = renderToPipeableStream(
      <ServerRouter
        context={{ ...routerContext, manifest: routesOfPage(routerContext) }}
        url={request.url}
        nonce={nonce}
      />,
      {
        nonce,
        // Else React writes larger parts at the end and moves them by a script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          const html = new PassThrough();
          buffer(html).then((body) => resolve(whole(body, { headers, status: hasFailed ? 500 : status })), reject);
          pipe(html);
        },
        onShellError: reject,
        onError(error) {
          hasFailed = true;
          logFault(error);
        },
      },
    );
  });
}

/** Logs faults of ours; an aborted request or a failure a route has thrown on purpose is none. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) pageContext(context).logFault(error);
}
