import { siteIdentity } from "#db/tables/identity.server.ts";
import type { World } from "./world.ts";

/** How the house of the demo is reached. */
export async function addIdentity({ tx }: World): Promise<void> {
  const address = {
    en: "Petek Street 6, Campus, Ankara, Türkiye",
    tr: "Petek Sokak 6, Yerleşke, Ankara",
  };
  await tx
    .insert(siteIdentity)
    .values({ key: "contact", value: { email: "house@kovan.example", phone: "+90 312 555 01 06", address } });
}
