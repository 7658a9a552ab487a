import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Combobox } from "#ui/combobox.tsx";
import { FieldGroup } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { useTranslations } from "#ui/translations.ts";
import { chosenOf, ProfileSelect, ProfileText, useProblem } from "./fields.tsx";
import { useProfileForm, useRows, useSetText } from "./form-context.ts";
import { emptyRow, type Row } from "./form-values.ts";
import { Section } from "./section.tsx";

/** The job one is looking for. */
export function Work() {
  const text = useTranslations("talentsProfile");
  const { choices } = useProfileForm();
  const problem = useProblem();
  const plans = useChosen("workingPlans", "workingPlanId");
  const roles = useChosen("jobRoles", "jobRoleId");
  return (
    <Section name="work" className="grid gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        <ProfileSelect name="jobSearchStatusId" options={choices.jobSearchStatus} />
        <ProfileSelect name="expectationToJobId" options={choices.expectationToJob} />
      </div>
      <FieldGroup
        label={text("fields.workingPlans")}
        hint={text("hints.workingPlans")}
        required
        error={problem("workingPlans")}
      >
        <ul id="workingPlans" tabIndex={-1} className="columns-2">
          {choices.workingPlan.map(({ value, label }) => (
            <li key={value} className="break-inside-avoid">
              <Checkbox
                label={label}
                name="workingPlans"
                checked={plans.chosen.includes(value)}
                onChange={({ target }) =>
                  plans.choose(
                    target.checked ? [...plans.chosen, value] : plans.chosen.filter((plan) => plan !== value),
                  )
                }
              />
            </li>
          ))}
        </ul>
        {plans.chosen.length < choices.workingPlan.length && (
          <Button className="mt-2" onClick={() => plans.choose(choices.workingPlan.map(({ value }) => value))}>
            {text("anyPlan")}
          </Button>
        )}
      </FieldGroup>
      <Combobox
        label={text("fields.jobRoles")}
        hint={text("hints.jobRoles")}
        options={choices.jobRole}
        selected={chosenOf(choices.jobRole, roles.chosen)}
        onChange={(selected) => roles.choose(selected.map(({ value }) => value))}
        max={10}
      />
      <SalaryRange />
      <ShareRange />
      <p className="text-sm text-ink-muted">{text("hints.private")}</p>
    </Section>
  );
}

const CURRENCIES = ["minSalaryExpectationToJobCurrencyId", "maxSalaryExpectationToJobCurrencyId"] as const;

/** Both ends are in one currency, which calls take for each of them. */
function SalaryRange() {
  const text = useTranslations("talentsProfile");
  const { values, choices } = useProfileForm();
  const set = useSetText();
  const problem = useProblem();
  const [first, second] = CURRENCIES;
  return (
    <FieldGroup label={text("ranges.Salary")}>
      <div className="grid gap-4 sm:grid-cols-2">
        <ProfileText name="minSalaryExpectationToJob" inputMode="decimal" autoComplete="off" />
        <ProfileText
          name="maxSalaryExpectationToJob"
          inputMode="decimal"
          autoComplete="off"
          beside={
            <Select
              name={first}
              label={text(`fields.${first}`)}
              hideLabel
              error={problem(first) ?? problem(second)}
              options={choices.currency}
              value={values[first] || choices.currency[0]?.value || ""}
              onChange={({ target: { value } }) => set(first, value, { [second]: value })}
            />
          }
        />
      </div>
    </FieldGroup>
  );
}

function ShareRange() {
  const text = useTranslations("talentsProfile");
  return (
    <FieldGroup label={text("ranges.Share")}>
      <div className="grid gap-4 sm:grid-cols-2">
        <ProfileText name="minShareExpectationToJob" inputMode="decimal" autoComplete="off" />
        <ProfileText name="maxShareExpectationToJob" inputMode="decimal" autoComplete="off" />
      </div>
    </FieldGroup>
  );
}

/** A list whose rows are one choice each; rows that stay keep their id. */
function useChosen(list: "workingPlans" | "jobRoles", field: "workingPlanId" | "jobRoleId") {
  const { rows, replace } = useRows(list);
  const { setProblem } = useProfileForm();
  return {
    chosen: rows.map((row) => row[field] ?? "").filter(Boolean),
    choose: (values: string[]) => {
      setProblem(list, undefined);
      replace((before) =>
        values.map((value) => before.find((row) => row[field] === value) ?? ({ ...emptyRow(), [field]: value } as Row)),
      );
    },
  };
}
