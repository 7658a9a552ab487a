import type { FastifyHelmetOptions } from "@fastify/helmet";
import type { Settings } from "./settings.server.ts";

/** Security headers. Scripts run only with the nonce of their page, and nothing is loaded from other origins. */
export function contentSecurity(settings: Settings): FastifyHelmetOptions {
  const secure = settings.publicUrl?.startsWith("https:") ?? false;
  return {
    enableCSPNonces: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        connectSrc: settings.production ? ["'self'"] : ["'self'", "ws:"],
        fontSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        imgSrc: ["'self'", "data:", "blob:"],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'"],
        // React and Base UI set style attributes, which cannot load or run anything under the other rules.
        styleSrcAttr: ["'unsafe-inline'"],
        styleSrc: ["'self'"],
        // In development Vite inserts style elements.
        ...(settings.production ? {} : { styleSrcElem: ["'self'", "'unsafe-inline'"] }),
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    crossOriginEmbedderPolicy: false,
  };
}
