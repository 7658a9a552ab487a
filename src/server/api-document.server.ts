import { setImmediate as others } from "node:timers/promises";
import type { RouteOptions } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import { siteName } from "#shared/site-name.ts";
import type { App } from "./app.server.ts";
import { type KeptDocument, keptDocument, sendKept } from "./kept-documents.server.ts";
import { emptyDocument } from "./openapi.server.ts";

type Translate = typeof jsonSchemaTransform;
type Translated = ReturnType<Translate>;

export const API_DOCUMENT_PATH = "/openapi.json";

/**
 * Translates the schemas of routes for the document of the API. All at once they would take the event loop for a second, so `all` gives way
 * to others after each; `translate` then has what it is asked for.
 */
export function schemaTranslations(app: App) {
  const made = new Map<string, Translated>();
  const routes: RouteOptions[] = [];
  app.addHook("onRoute", (route) => void routes.push(route));
  const keyOf = ({ method }: { method: unknown }, url: string) => `${method} ${url}`;
  const translate = ((input) =>
    made.get(keyOf((input as { route: RouteOptions }).route, input.url)) ?? jsonSchemaTransform(input)) as Translate;
  const all = async () => {
    for (const route of routes) {
      const { schema, url } = route;
      if (!schema || schema.hide) continue;
      made.set(keyOf(route, url), jsonSchemaTransform({ schema, url, route, openapiObject: emptyDocument() }));
      await others();
    }
  };
  return { translate, all };
}

/** Serves the document of the API under the house's name, made when it is first asked for. */
export function serveApiDocument(app: App, translateAll: () => Promise<void>): void {
  let translated: Promise<void> | undefined;
  let made: { name: string; document: Promise<KeptDocument> } | undefined;
  const make = async (title: string) => {
    translated ??= translateAll();
    await translated;
    const document = app.swagger();
    await others();
    const text = JSON.stringify({ ...document, info: { ...document.info, title } });
    return keptDocument("application/json; charset=utf-8", text);
  };
  const config = { rateLimit: { max: 60, timeWindow: "1 minute" } };
  app.get(API_DOCUMENT_PATH, { schema: { hide: true }, config }, async (request, reply) => {
    const name = siteName();
    if (made?.name !== name) made = { name, document: make(name) };
    return sendKept(request, reply, await made.document);
  });
}
