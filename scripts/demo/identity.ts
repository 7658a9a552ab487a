import { siteIdentity } from "#db/tables/identity.server.ts";
import { publishShippedTexts } from "#features/content/commands.server.ts";
import type { World } from "./world.ts";

const CONTROLLER = { en: "Petek University", tr: "Petek Üniversitesi" };

/** How the house of the demo is reached, and its texts, which are published in the name of an invented university. */
export async function addIdentity({ tx }: World): Promise<void> {
  const address = {
    en: "Petek Street 6, Campus, Ankara, Türkiye",
    tr: "Petek Sokak 6, Yerleşke, Ankara",
  };
  const email = "house@kovan.example";
  await tx
    .insert(siteIdentity)
    .values({ key: "contact", value: { email, phone: "+90 312 555 01 06", address, controller: CONTROLLER.tr } });
  await publishShippedTexts(tx, { name: CONTROLLER, address, email: { en: email, tr: email } });
}
