import type { App } from "#server/app.server.ts";
import { referringTo, storeImage } from "#server/files/intake.server.ts";
import { serve } from "#server/serve.server.ts";
import { AppError } from "#shared/errors.ts";
import { PLATFORM_ENTITY } from "#shared/scopes.ts";
import { memberOnly } from "#shared/viewer.ts";
import { LINK_NAMES, SHIPPED_FOOTER, SHIPPED_FOOTER_TEXT } from "../identity/api.server.ts";
import { isReadable } from "../identity/parts/colour.ts";
import { siteIdentityChanged } from "../identity/queries.server.ts";
import { LINKED_PAGES, originsIn } from "../identity/rules.ts";
import { HEADER_LINKS } from "../rules.ts";
import { saveIdentity, saveLogo } from "./commands.server.ts";
import { deleteLogo, type EditedPart, getSiteIdentity, putIdentity, putLogo } from "./contract.ts";
import { checkScript } from "./parts/check-script.server.ts";
import { storedIdentity } from "./queries.server.ts";

/** The name, look and contact of the house, for admins to change. */
export function identityEditingApi(app: App): void {
  serve(app, getSiteIdentity, async ({ db }) => {
    const stored = await storedIdentity(db);
    const { analyticsCode } = stored.analytics.value;
    return {
      ...stored,
      pages: LINKED_PAGES.map((page) => ({ page, name: { en: LINK_NAMES.en[page], tr: LINK_NAMES.tr[page] } })),
      shipped: {
        header: [...HEADER_LINKS],
        footerText: SHIPPED_FOOTER_TEXT,
        footer: SHIPPED_FOOTER.map((group) => ({ ...group, links: [...group.links] })),
      },
      origins: analyticsCode ? originsIn(analyticsCode) : [],
    };
  });

  for (const part of Object.keys(putIdentity) as EditedPart[])
    serve(app, putIdentity[part], async ({ db, body, viewer, write }) => {
      if ("analyticsCode" in body.value && body.value.analyticsCode) checkScript(body.value.analyticsCode);
      if ("colour" in body.value && body.value.colour && !isReadable(body.value.colour))
        throw new AppError("invalidInput", [{ field: "value.colour", reason: "withoutContrast" }]);
      const answer = await write(
        (tx) => saveIdentity(tx, memberOnly(viewer), part, body),
        (_tx, { version }) => ({ version }),
      );
      await siteIdentityChanged(db);
      return answer;
    });

  serve(app, putLogo, async ({ db, params, body, viewer, write }) => {
    const bytes = Buffer.from(await body.file.arrayBuffer());
    const stored = await storeImage(app.services.files, { ownerId: PLATFORM_ENTITY.admin, kind: "mark", bytes });
    const address = stored.Mark!;
    const answer = await referringTo(app.services.files, [address], () =>
      write(
        (tx) => saveLogo(tx, memberOnly(viewer), params.kind, address),
        () => address,
      ),
    );
    await siteIdentityChanged(db);
    return answer;
  });

  serve(app, deleteLogo, async ({ db, params, viewer, write }) => {
    const answer = await write(
      (tx) => saveLogo(tx, memberOnly(viewer), params.kind, null),
      () => null,
    );
    await siteIdentityChanged(db);
    return answer;
  });
}
