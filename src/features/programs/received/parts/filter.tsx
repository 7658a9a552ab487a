import { Form } from "react-router";
import { useLocale } from "use-intl";
import type { Answer } from "#shared/endpoint.ts";
import { pathTo } from "#shared/paths.ts";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/select.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { receivedList } from "../contract.ts";
import { RECEIVED_ORDERS, RECEIVED_STATES } from "../limits.ts";
import { queryOf, type Wanted } from "./wanted.ts";

interface ReceivedFilterProps {
  programs: readonly { id: string; name: string }[];
  list: Answer<typeof receivedList>;
  wanted: Wanted;
}

/** The filter of the listed applications; works without scripts. */
export function ReceivedFilter({ programs, list: { counts, phases }, wanted }: ReceivedFilterProps) {
  const text = useTranslations("programsReceived");
  const locale = useLocale();
  const to = (changes: Partial<Wanted>) =>
    pathTo("dashboardApplicationsMyPrograms", locale, {}, queryOf(wanted, changes));
  return (
    <div className="mb-5 grid gap-4">
      {/* The fields follow the address: a link or the way back fills them anew. */}
      <Form
        key={JSON.stringify(wanted)}
        role="search"
        className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[repeat(4,minmax(0,1fr))_auto]"
      >
        {wanted.state !== "all" && <input type="hidden" name="state" value={wanted.state} />}
        <Select
          label={text("program")}
          name="programId"
          defaultValue={wanted.programId ?? ""}
          empty={text("allPrograms")}
          options={programs.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <TextField
          label={text("search")}
          type="search"
          name="search"
          maxLength={200}
          defaultValue={wanted.searchText}
        />
        {phases.length > 0 && (
          <Select
            label={text("phase")}
            name="phaseId"
            defaultValue={wanted.phaseId ?? ""}
            empty={text("allPhases")}
            options={phases.map(({ id, name, isActive }) => ({
              value: id,
              label: isActive ? text("active", { name }) : name,
            }))}
          />
        )}
        <Select
          label={text("order")}
          name="order"
          defaultValue={wanted.order}
          options={RECEIVED_ORDERS.map((receivedOrder) => ({
            value: receivedOrder,
            label: text(`orders.${receivedOrder}`),
          }))}
        />
        <Button type="submit">{text("show")}</Button>
      </Form>
      <Tabs
        label={text("statesLabel")}
        tabs={RECEIVED_STATES.filter(
          (state) => state !== "placeGone" || counts.placeGone > 0 || wanted.state === state,
        ).map((state) => ({
          to: to({ state }),
          label: text(`states.${state}`),
          current: state === wanted.state,
          count: { number: counts[state], label: text("count", { count: counts[state] }), quiet: true },
        }))}
      />
    </div>
  );
}
