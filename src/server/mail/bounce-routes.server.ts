import { timingSafeEqual } from "node:crypto";
import { AppError } from "#shared/errors.ts";
import type { App } from "../app.server.ts";
import { hashOfToken } from "../session.server.ts";
import { bouncesOf } from "./bounce-report.server.ts";
import { rememberBounce } from "./bounces.server.ts";

/** Where a mail server or mailbox hands over reports of mails that came back. */
export const BOUNCE_PATH = "/mail/bounces";
/** Bytes of a report; some bring the whole mail along. */
const REPORT_LIMIT = 2_000_000;

/** Reads reports as mail servers write them, of whoever knows `BOUNCE_TOKEN`. Without one there is no such address. */
export async function bounceRoutes(app: App): Promise<void> {
  const { bounceToken } = app.settings;
  if (bounceToken === undefined) return;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: REPORT_LIMIT }, (_request, body, done) =>
    done(null, body),
  );
  const config = { rateLimit: { max: 600, timeWindow: "1 minute" } };
  app.post(BOUNCE_PATH, { schema: { hide: true }, bodyLimit: REPORT_LIMIT, config }, async (request) => {
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1] ?? "";
    if (!timingSafeEqual(hashOfToken(token), hashOfToken(bounceToken))) throw new AppError("unauthorized");
    const bounces = bouncesOf(String(request.body ?? ""));
    await app.database.db.transaction(async (tx) => {
      for (const bounce of bounces) await rememberBounce(tx, bounce);
    });
    return { read: bounces.length };
  });
}
