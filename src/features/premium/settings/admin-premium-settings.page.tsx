import { useState } from "react";
import { Form, useNavigation } from "react-router";
import { useLocale } from "use-intl";
import { AdminHead } from "#features/admin/page-head/card.tsx";
import { actionFailure } from "#shared/action-failure.ts";
import { type Opened, openedIn, saveVersioned } from "#shared/edit/versioned-form.ts";
import { formatNumber } from "#shared/format.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { SwitchField } from "#ui/checkbox.tsx";
import { InfoIcon } from "#ui/icon.tsx";
import { Note } from "#ui/note.tsx";
import { NumberField } from "#ui/number-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useTranslations } from "#ui/translations.ts";
import { sentenceAt } from "#ui/versioned-form/sentence-at.ts";
import { useOpened, type VersionedAnswer } from "#ui/versioned-form/use-opened.ts";
import { VersionedFields } from "#ui/versioned-form/versioned-fields.tsx";
import type { Route } from "./+types/admin-premium-settings.page";
import { type PremiumSettingsModel, premiumSettings, putPremiumSettings } from "./contract.ts";
import { MAX_FREE_ROWS } from "./limits.ts";
import { CHOOSABLE_FILTERS, SHIPPED_FILTERS } from "./parts/choosable.ts";
import { FilterChoice } from "./parts/filter-choice.tsx";
import { Preview } from "./parts/preview.tsx";
import { openedSettings } from "./parts/settings-values.ts";
import { useShownSetting } from "./parts/use-shown-setting.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { model } = await pageContext(context).api(premiumSettings, {});
  return { model, choosable: CHOOSABLE_FILTERS, shipped: SHIPPED_FILTERS };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale } = pageContext(context);
  const form = await request.formData();
  const isOn = (name: string) => form.has(name);
  const mine = {
    premiumEnable: isOn("premiumEnable"),
    userNeedtoSingForSeeData: isOn("userNeedtoSingForSeeData"),
    limitedFreeStartupPresenter: isOn("limitedFreeStartupPresenter"),
    freeStartupCount: Number(form.get("freeStartupCount")),
    customerSource: String(form.get("customerSource") ?? ""),
    filterList: form.getAll("filterList").map(String).sort(),
  };
  try {
    return await saveVersioned<PremiumSettingsModel>(openedIn(form), mine, {
      read: async () => openedSettings((await api(premiumSettings, {})).model),
      save: async (values, version) => {
        const { model } = await api(putPremiumSettings, { body: { ...values, version } });
        return model.version;
      },
    });
  } catch (error) {
    return actionFailure(error, locale);
  }
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({ title: t("premiumSettings.title"), description: t("premiumSettings.lead"), noindex: true }));

export default function SettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { opened, key } = useOpened(openedSettings(loaderData.model), actionData);
  return <SettingsForm key={key} opened={opened} loaded={loaderData} answer={actionData} />;
}

interface SettingsFormProps {
  opened: Opened<PremiumSettingsModel>;
  loaded: Route.ComponentProps["loaderData"];
  answer: VersionedAnswer | undefined;
}

function SettingsForm({ opened, loaded: { model, choosable, shipped }, answer }: SettingsFormProps) {
  const text = useTranslations("premiumSettings");
  const locale = useLocale();
  const { state } = useNavigation();
  const { values } = opened;
  const [wanted, setWanted] = useState(values);
  const change = (changes: Partial<PremiumSettingsModel>) => setWanted({ ...wanted, ...changes });
  const shown = useShownSetting();
  const nameOf = (field: string) =>
    text(field === "filterList" ? "filters" : (field as Exclude<keyof PremiumSettingsModel, "filterList">));
  const errorAt = (name: string) => sentenceAt(answer?.failure, name);
  const rule = (name: "premiumEnable" | "userNeedtoSingForSeeData") => (
    <SwitchField
      name={name}
      label={text(name)}
      hint={text(`${name}Hint`)}
      checked={wanted[name]}
      onChange={({ target }) => change({ [name]: target.checked })}
    />
  );
  return (
    <>
      <AdminHead title={text("title")} lead={text("lead")} />
      <Form method="post" className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <VersionedFields opened={opened} failure={answer?.failure} nameOf={nameOf} shown={shown} />
        <Card title={text("rules")}>
          <div className="grid max-w-2xl gap-4">
            {model.isSold ? (
              rule("premiumEnable")
            ) : (
              <Note icon={<InfoIcon />} title={text("notSoldTitle")}>
                <p>{text("notSold")}</p>
              </Note>
            )}
            {rule("userNeedtoSingForSeeData")}
            <SwitchField
              name="limitedFreeStartupPresenter"
              label={text("limitedFreeStartupPresenter")}
              checked={wanted.limitedFreeStartupPresenter}
              onChange={({ target }) => change({ limitedFreeStartupPresenter: target.checked })}
            />
            <NumberField
              className="max-w-60"
              name="freeStartupCount"
              label={text("freeStartupCount")}
              hint={text("freeStartupCountHint", { max: formatNumber(MAX_FREE_ROWS, locale) })}
              error={errorAt("freeStartupCount")}
              min={0}
              max={MAX_FREE_ROWS}
              step={1}
              required
              defaultValue={values.freeStartupCount}
              onChange={({ target }) => change({ freeStartupCount: Number(target.value) })}
            />
            <TextField
              name="customerSource"
              label={text("customerSource")}
              hint={text("customerSourceHint")}
              error={errorAt("customerSource")}
              maxLength={200}
              defaultValue={values.customerSource}
            />
          </div>
        </Card>
        <FilterChoice
          choosable={choosable}
          chosen={wanted.filterList}
          shipped={shipped}
          onChange={(filterList) => change({ filterList: [...filterList] })}
        />
        <Preview before={model} after={wanted} lists={choosable.map(({ kind }) => kind)} />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" kind="primary" busy={state === "submitting"}>
            {text("save")}
          </Button>
          <p role="status" className="text-sm text-good">
            {answer?.version !== undefined && state === "idle" && text("saved")}
          </p>
        </div>
      </Form>
    </>
  );
}
