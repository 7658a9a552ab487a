import { useState } from "react";
import { currencyList } from "#features/reference/contract.ts";
import { TIME_ZONES } from "#shared/house.ts";
import { isLocale, LOCALES } from "#shared/locale.ts";
import { pageContext } from "#shared/page-context.ts";
import { Card } from "#ui/card.tsx";
import { CheckboxList } from "#ui/checkbox-list.tsx";
import { Select } from "#ui/select.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useTranslations } from "#ui/translations.ts";
import { useOpened } from "#ui/versioned-form/use-opened.ts";
import type { Route } from "./+types/admin-conventions.page";
import { errorAt, IdentityForm, type PartProps } from "./parts/identity-form.tsx";
import { identityMeta } from "./parts/identity-meta.ts";
import { identityPage } from "./parts/identity-page.ts";
import { openedPart } from "./parts/opened-part.ts";

const page = identityPage("conventions");
export async function loader(args: Route.LoaderArgs) {
  const [{ conventions }, currencies] = await Promise.all([
    page.loader(args),
    pageContext(args.context).api(currencyList, {}),
  ]);
  return { conventions, currencies: currencies.map(({ code, name }) => ({ value: code, label: `${code} · ${name}` })) };
}
export const action = page.action;
export const meta = identityMeta("conventions");

type Loaded = Route.ComponentProps["loaderData"];

export default function ConventionsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { opened, key } = useOpened(openedPart(loaderData.conventions), actionData);
  return <ConventionsForm key={key} opened={opened} answer={actionData} currencies={loaderData.currencies} />;
}

function ConventionsForm({
  opened,
  answer,
  currencies,
}: PartProps<Loaded["conventions"]["value"]> & Pick<Loaded, "currencies">) {
  const text = useTranslations("siteIdentityEditing");
  const [value, setValue] = useState(opened.values);
  const change = (changes: Partial<typeof value>) => setValue({ ...value, ...changes });
  const codes = currencies.map((currency) => currency.value);
  const offered = value.currencies ?? codes;
  return (
    <IdentityForm part="conventions" value={value} opened={opened} answer={answer}>
      <Card title={text("conventions.days")}>
        <Select
          label={text("conventions.timeZone")}
          hint={text("conventions.timeZoneHint")}
          className="max-w-sm"
          value={value.timeZone}
          error={errorAt(answer, "timeZone")}
          options={TIME_ZONES.map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") }))}
          onChange={({ target }) =>
            change({ timeZone: TIME_ZONES.find((zone) => zone === target.value) ?? value.timeZone })
          }
        />
      </Card>
      <Card title={text("conventions.locale")}>
        <Select
          label={text("conventions.locale")}
          hideLabel
          hint={text("conventions.localeHint")}
          className="max-w-sm"
          value={value.locale}
          error={errorAt(answer, "locale")}
          options={LOCALES.map((locale) => ({ value: locale, label: text(`languages.${locale}`) }))}
          onChange={({ target }) => isLocale(target.value) && change({ locale: target.value })}
        />
      </Card>
      <Card title={text("conventions.currencies")}>
        <p className="mb-3 text-sm text-ink-muted">{text("conventions.currenciesHint")}</p>
        <CheckboxList
          name="offered"
          label={text("conventions.currencies")}
          choices={currencies}
          selected={offered}
          onChange={(chosen) => change({ currencies: chosen.length === codes.length ? null : chosen })}
        />
        <p role="alert" className="text-sm text-bad empty:hidden">
          {errorAt(answer, "currencies")}
        </p>
      </Card>
      <Card title={text("conventions.applicationLetter")}>
        <TextField
          label={text("conventions.applicationLetter")}
          hideLabel
          hint={text("conventions.applicationLetterHint", { example: `${value.applicationLetter}-031` })}
          className="max-w-sm"
          value={value.applicationLetter}
          maxLength={2}
          error={errorAt(answer, "applicationLetter")}
          onChange={({ target }) => change({ applicationLetter: target.value })}
        />
      </Card>
    </IdentityForm>
  );
}
