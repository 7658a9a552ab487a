import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { retryingFetch } from "#shared/retrying-fetch.ts";
import { holdDoubleClicks } from "#ui/double-click.ts";

// The router fetches data and sends forms with it and takes no other.
window.fetch = retryingFetch(window.fetch.bind(window), location.origin);
holdDoubleClicks(document);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
