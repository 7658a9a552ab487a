import type { ListPage } from "#shared/list/list-page.ts";
import { type JobRow, jobCalls, type jobRow } from "../contract.ts";
import { saysHow } from "../rules.ts";
import type { JobCardData } from "./job-card.tsx";

function cardOf({ title, seoUrl, startup, location, workingPlans, payPlan, ...job }: JobRow): JobCardData {
  return {
    name: title,
    seoUrl,
    startup: startup.name,
    logo: startup.logo,
    place: location.city?.name ?? location.country?.name ?? "",
    workingPlans: workingPlans.map(({ name }) => name),
    isSilent: job.isSilent,
    payPlan: payPlan && saysHow(payPlan.slug, job) ? payPlan.name : undefined,
    pay: {
      minWage: job.minWage,
      maxWage: job.maxWage,
      wageCurrency: job.wageCurrency,
      minShare: job.minShare,
      maxShare: job.maxShare,
    },
    deadline: { opensAt: job.opensAt, closesAt: job.closesAt, asOf: new Date().toISOString() },
  };
}

export const jobsPage: ListPage<JobCardData, typeof jobRow> = { calls: jobCalls, cardOf };
