import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Db } from "#db/open.server.ts";
import type { App } from "#server/app.server.ts";
import { takesPayments } from "#server/demo.server.ts";
import { isLocale, type Locale } from "#shared/locale.ts";
import { pay, settle } from "./commands/checkout.server.ts";
import { setCancelling, setCard } from "./commands/subscription.server.ts";
import { checkoutPath, portalPath } from "./parts/addresses.ts";
import { CARDS, type CardNumber } from "./parts/objects.ts";
import { checkoutPage, portalPage } from "./parts/pages.server.ts";
import { checkoutOf, subscriptionOf } from "./queries.server.ts";

type SandboxRequest = FastifyRequest<{
  Params: { id: string };
  Querystring: { locale?: string; step?: string; card?: string };
}>;

/**
 * The pages of the sandbox. They stand for those of an outside provider: no session, no calls of the portal; who has the
 * address, which nobody can guess, is the buyer. Not there where payments are real.
 */
export function sandboxApi(app: App): void {
  if (app.settings.payments.provider !== "sandbox") return;
  app.register(async (scope) => sandboxRoutes(scope as unknown as FastifyInstance, app));
}

function sandboxRoutes(scope: FastifyInstance, app: App): void {
  const transaction = <Result>(work: (tx: Db) => Promise<Result>) => app.database.db.transaction(work);
  const options = { schema: { hide: true }, config: { rateLimit: { max: 60, timeWindow: "1 minute" } } };
  scope.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
  scope.addHook("onRequest", async (request, reply) => {
    if (!takesPayments(app.settings, request)) return reply.callNotFound();
  });
  const pageOf = (request: SandboxRequest, reply: FastifyReply, usual: Locale | undefined) => ({
    locale: isLocale(request.query.locale) ? request.query.locale : (usual ?? request.locale),
    address: request.url.replace(/\?.*$/, ""),
    nonce: reply.cspNonce?.style ?? "",
  });
  const send = (reply: FastifyReply, page: string, found: boolean) =>
    reply
      .code(found ? 200 : 404)
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-store")
      .send(page);
  const form = (request: SandboxRequest) =>
    request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
  const cardIn = (fields: URLSearchParams): CardNumber | undefined => {
    const number = fields.get("card") ?? "";
    return Object.hasOwn(CARDS, number) ? (number as CardNumber) : undefined;
  };

  scope.get(checkoutPath(":id"), options, async (request: SandboxRequest, reply) => {
    const found = await transaction((tx) => checkoutOf(tx, request.params.id));
    const card = cardIn(new URLSearchParams(request.query.card ? { card: request.query.card } : {}));
    const asks = request.query.step === "declined" ? "declined" : card && { confirm: card };
    return send(
      reply,
      checkoutPage(pageOf(request, reply, found?.data.locale), found?.data, asks),
      found !== undefined,
    );
  });

  scope.post(checkoutPath(":id"), options, async (request: SandboxRequest, reply) => {
    const { id } = request.params;
    const found = await transaction((tx) => checkoutOf(tx, id));
    const page = pageOf(request, reply, found?.data.locale);
    const card = cardIn(form(request));
    if (!found || !card) return send(reply, checkoutPage(page, found?.data), found !== undefined);
    const confirmed = form(request).get("action") === "confirm";
    const paid = await transaction((tx) => pay(tx, id, CARDS[card], confirmed));
    if (paid === "done") return reply.redirect(found.data.successPath, 303);
    // Each answer has an address of its own, so that one may go back to it.
    const step = (query: Record<string, string>) =>
      reply.redirect(`${page.address}?${new URLSearchParams({ locale: page.locale, ...query })}`, 303);
    if (paid === "declined") return step({ step: "declined" });
    if (paid === "confirm") return step({ step: "confirm", card });
    const over = await transaction((tx) => checkoutOf(tx, id));
    return send(reply, checkoutPage(page, over?.data), true);
  });

  const managed = (orderId: string) =>
    transaction(async (tx) => ({
      checkout: (await checkoutOf(tx, `cs_${orderId}`))?.data,
      subscription: (await subscriptionOf(tx, `sub_${orderId}`))?.data,
    }));

  scope.get(portalPath(":id"), options, async (request: SandboxRequest, reply) => {
    const found = await managed(request.params.id);
    return send(reply, portalPage(pageOf(request, reply, found.checkout?.locale), found), found.checkout !== undefined);
  });

  scope.post(portalPath(":id"), options, async (request: SandboxRequest, reply) => {
    const { id } = request.params;
    const fields = form(request);
    const action = fields.get("action");
    const card = cardIn(fields);
    await transaction(async (tx) => {
      if (action === "arrives" || action === "fails") await settle(tx, `cs_${id}`, action === "arrives");
      if (action === "stop" || action === "goOn") await setCancelling(tx, `sub_${id}`, action === "stop");
      if (action === "card" && card) await setCard(tx, `sub_${id}`, CARDS[card]);
    });
    return reply.redirect(request.url, 303);
  });
}
