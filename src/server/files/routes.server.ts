import type { App } from "../app.server.ts";
import { isPublicKey, typeOfKey } from "./keys.server.ts";

/** Public files at `/files/public/…`. A name never gets other content, so browsers may cache them for ever. */
export async function fileRoutes(app: App): Promise<void> {
  app.get<{ Params: { "*": string } }>("/files/*", { schema: { hide: true } }, async (request, reply) => {
    const key = request.params["*"];
    const bytes = isPublicKey(key) ? await app.services.files.get(key) : undefined;
    if (!bytes) return reply.callNotFound();
    return reply
      .type(typeOfKey(key))
      .header("cache-control", "public, max-age=31536000, immutable")
      .header("content-security-policy", "default-src 'none'; sandbox")
      .header("x-content-type-options", "nosniff")
      .send(bytes);
  });
}
