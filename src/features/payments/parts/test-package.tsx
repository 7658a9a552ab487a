import { useFetcher } from "react-router";
import { useLocale } from "use-intl";
import type { ActionFailure } from "#shared/action-failure.ts";
import { pathTo } from "#shared/paths.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import { useTranslations } from "#ui/translations.ts";

/** The choices about a package paid for with a test card; its page takes the intent "endTest". */
export function TestPackage() {
  const text = useTranslations("payments.test");
  const locale = useLocale();
  const { Form, data, state } = useFetcher<{ failure?: ActionFailure }>();
  return (
    <div className="mt-4 grid justify-items-start gap-3">
      {data?.failure && <FormAlert failure={data.failure} />}
      <ButtonLink kind="primary" to={pathTo("paymentPlans", locale)}>
        {text("buy")}
      </ButtonLink>
      <details className="max-w-md">
        <summary className="button button-quiet">{text("end")}</summary>
        <Form method="post" className="mt-2 grid justify-items-start gap-2 text-sm">
          <p>{text("endText")}</p>
          <Button type="submit" name="intent" value="endTest" kind="danger" busy={state !== "idle"}>
            {text("endNow")}
          </Button>
        </Form>
      </details>
    </div>
  );
}
