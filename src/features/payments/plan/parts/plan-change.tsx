import { useEffect, useState } from "react";
import { Form, useActionData, useNavigation } from "react-router";
import { useLocale } from "use-intl";
import type { Product } from "#features/premium/contract.ts";
import { changePath, changeProblem } from "#features/premium/limits.ts";
import type { ActionFailure } from "#shared/action-failure.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import { Money } from "#ui/money.tsx";
import { useTranslations } from "#ui/translations.ts";
import { useReloadEvery } from "#ui/use-reload.ts";
import type { Order } from "../../contract.ts";
import type { PlanPrice } from "../contract.ts";
import type { Plans } from "./load-plans.ts";

/** Another package instead of the one that runs: which ones, what it costs at once, and the confirmation. */
export function PlanChange({ order, plans: { products, chosen } }: { order: Order; plans: Plans }) {
  const text = useTranslations("payments.plan");
  const own = products.find(({ id }) => id === order.entityId);
  const others = products.filter(
    (product) => product.id !== order.entityId && !changeProblem(own, order.currency, product),
  );
  const done = useActionData<{ done?: string }>()?.done === "planChanged";
  useChangedPackage(done, order.entityId);
  if (others.length === 0 || order.state !== "paid") return null;
  return (
    <Card title={<span id="plan">{text("title")}</span>}>
      <p role="status" className={done ? "mb-3 text-good" : "sr-only"}>
        {done && text("changed")}
      </p>
      {chosen && !done && <Chosen chosen={chosen} cancelsAtEnd={order.cancelsAtEnd} />}
      {(!chosen || done) && (
        <>
          <p className="mb-3 text-sm text-ink-muted">{text("lead")}</p>
          <Others order={order} products={others} />
        </>
      )}
    </Card>
  );
}

/** Milliseconds between two looks, and after how many nobody waits any more. */
const LOOK_EVERY = 2_000;
const LOOK_UNTIL = 60_000;

/** Looks again until the package is the new one: the provider's event comes seconds after the change. */
function useChangedPackage(isAwaited: boolean, packageId: string | null): void {
  const [before] = useState(packageId);
  const [isOver, setOver] = useState(false);
  const isWaiting = isAwaited && packageId === before && !isOver;
  useReloadEvery(LOOK_EVERY, isWaiting);
  useEffect(() => {
    if (!isWaiting) return;
    const end = setTimeout(() => setOver(true), LOOK_UNTIL);
    return () => clearTimeout(end);
  }, [isWaiting]);
}

function Others({ order, products }: { order: Order; products: readonly Product[] }) {
  const text = useTranslations("payments.plan");
  const locale = useLocale();
  return (
    <ul className="grid gap-3">
      {products.map(({ id, key, name, prices, period }) => {
        const { amount, currency } = prices.find((price) => price.currency === order.currency)!;
        return (
          <li key={id} className="flex items-center justify-between gap-3">
            <span className="min-w-0">
              <strong>{name}</strong>, <Money amount={amount} currency={currency} full /> {text(`per.${period}`)}
            </span>
            <ButtonLink
              to={changePath(locale, key)}
              className="shrink-0"
              aria-label={text("priceOf", { name, period: text(`per.${period}`) })}
            >
              {text("price")}
            </ButtonLink>
          </li>
        );
      })}
    </ul>
  );
}

function Chosen({ chosen, cancelsAtEnd }: { chosen: NonNullable<Plans["chosen"]>; cancelsAtEnd: boolean }) {
  const text = useTranslations("payments.plan");
  const ui = useTranslations("ui");
  const locale = useLocale();
  const { state } = useNavigation();
  const answer = useActionData<{ failure?: ActionFailure }>();
  const failure = answer?.failure ?? ("failure" in chosen ? chosen.failure : undefined);
  return (
    <Form method="post" className="grid gap-4">
      {failure && <FormAlert failure={failure} />}
      {failure?.fields.map(({ reason, sentence }) => (
        <p key={reason} className="text-sm font-medium">
          {sentence}
        </p>
      ))}
      {"price" in chosen && <Price price={chosen.price} />}
      {cancelsAtEnd && <p className="text-sm font-medium">{text("renews")}</p>}
      <p className="flex flex-wrap gap-3">
        {"price" in chosen && (
          <>
            <input type="hidden" name="to" value={chosen.key} />
            <input type="hidden" name="at" value={chosen.price.at} />
            <input type="hidden" name="amount" value={chosen.price.amount} />
            <Button type="submit" kind="primary" name="intent" value="changePlan" busy={state === "submitting"}>
              {text("confirm", { name: chosen.price.name })}
            </Button>
          </>
        )}
        <ButtonLink to={changePath(locale)}>{ui("cancel")}</ButtonLink>
      </p>
    </Form>
  );
}

function Price({ price: { name, amount, currency, periodAmount, period } }: { price: PlanPrice }) {
  const text = useTranslations("payments.plan");
  return (
    <div>
      <p className="text-lg">
        {amount > 0 ? (
          <>
            {text("now", { name })} <Money amount={amount} currency={currency} full />
          </>
        ) : (
          text("nothingNow", { name })
        )}
      </p>
      <p className="mt-1 text-sm text-ink-muted">
        {text("deducted")} {text("after")} <Money amount={periodAmount} currency={currency} full />{" "}
        {text(`per.${period}`)}.
      </p>
    </div>
  );
}
