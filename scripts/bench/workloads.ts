import type pg from "pg";
import { jobCalls } from "#features/jobs/contract.ts";
import { organizationCalls } from "#features/organizations/contract.ts";
import { searchAll } from "#features/search/contract.ts";
import { availableValues, listStartups } from "#features/startups/contract.ts";
import { getStartup } from "#features/startups/detail/contract.ts";
import { startupList } from "#features/startups/filters.ts";
import { talentCalls } from "#features/talents/contract.ts";
import { addressOf, type Endpoint, type Input } from "#shared/endpoint.ts";
import { facetsOf, openSections } from "#shared/list/sections.ts";
import { namesOfAllKinds, typed } from "./queries.ts";

/** Lists of the sections that are open at first. */
const PANEL = facetsOf(startupList, openSections(startupList, [], []));

/** One request of a workload. */
export interface BenchRequest {
  method: string;
  url: string;
  body?: string;
  headers?: Record<string, string>;
}

export interface Workload {
  name: string;
  /** The promise of the product at 100,000 startups. */
  target?: { p95?: number; timesRaw?: number; perCore?: number };
  request(turn: number): BenchRequest;
}

function request<E extends Endpoint>(endpoint: E, input: Input<E>): BenchRequest {
  const { params, query, body } = input as { params?: unknown; query?: unknown; body?: unknown };
  const url = addressOf(endpoint, params, query);
  return { method: endpoint.method, url, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
}

/**
 * The workloads of the API. Each turn sends another request, the same in every run. There are more filters than the cache of
 * available values holds, so that each is counted; one workload measures the cache.
 */
export async function workloadsOf(pool: pg.Pool, rows: number): Promise<Workload[]> {
  const { rows: types } = await pool.query<{ kind: string; ids: string[] }>(
    "select kind, array_agg(id order by sort_order, id) ids from type where active and offered group by kind",
  );
  const lists = new Map(types.map((type) => [type.kind, type.ids]));
  const { rows: names } = await pool.query<{ name: string; seo_url: string }>(
    "select name, seo_url from startup where ordinal in (select 1 + (n * 7919) % $1 from generate_series(1, 500) n)",
    [rows],
  );
  const entries = await namesOfAllKinds(pool);
  const entry = (turn: number) => entries[turn % Math.max(1, entries.length)] ?? name(turn).name;
  const pick = (kind: string, turn: number, first = 8) => {
    const ids = lists.get(kind) ?? [];
    return ids[turn % Math.min(first, ids.length)]!;
  };
  const name = (turn: number) => names[turn % names.length]!;
  const { rows: countries } = await pool.query<{ id: string }>("select id from country order by id limit 150");
  const AMOUNTS = [100_000, 250_000, 1_000_000, 5_000_000] as const;
  const TIMES = [10, 12, 15, 20, 25, 30, 40, 50, 60, 80] as const;
  const oneFilter = (turn: number) => ({ country: [countries[turn % countries.length]!.id] });
  const threeFilters = (turn: number) => ({
    sector: [pick("sector", turn, 12), pick("sector", turn + 5, 12)],
    stage: [pick("stage", turn >> 2, 5)],
    employeeCount: [pick("employeeCount", turn >> 1, 4), pick("employeeCount", (turn >> 1) + 2, 4)],
  });
  const technologyAndAmount = (turn: number) => {
    const gte = AMOUNTS[turn % AMOUNTS.length]!;
    return { technologies: [pick("technology", turn, 30)], "fundings.amountUsd": { gte, lte: gte * 10 } };
  };
  const tourAndAmount = (turn: number) => {
    const gte = AMOUNTS[turn % AMOUNTS.length]!;
    const lte = gte * TIMES[(turn >> 3) % TIMES.length]!;
    return { "hasInvestment.tour": [pick("investmentTour", turn)], "fundings.amountUsd": { gte, lte } };
  };
  const ofOneRound = (turn: number) => {
    const gte = `${2014 + (turn % 8)}-01-01`;
    return { ...tourAndAmount(turn), "fundings.announcedDate": { gte, lte: `${2016 + (turn % 8)}-06-15` } };
  };
  const jobFilters = (turn: number) => ({
    jobRole: [pick("jobRole", turn, 12), pick("jobRole", turn + 3, 12)],
    workingPlans: [pick("workingPlan", turn >> 1, 4)],
    skills: [pick("skill", turn, 20), pick("skill", turn + 7, 20)],
  });
  const organizationFilters = (turn: number) => ({
    type: [pick("organizerType", turn, 13), pick("organizerType", turn + 4, 13)],
    hasOpenProgram: true,
    stage: [pick("stage", turn >> 1, 5)],
  });
  const talentFilters = (turn: number) => ({
    jobRoles: [pick("jobRole", turn, 12), pick("jobRole", turn + 3, 12)],
    workingPlans: [pick("workingPlan", turn >> 1, 4)],
    salary: { gte: 1_000 + 250 * (turn % 12) },
  });
  return [
    {
      name: "list",
      target: { timesRaw: 2 },
      request: (turn) => request(listStartups, { body: { currentPage: 1 + (turn % 20) } }),
    },
    {
      name: "list, three filters",
      target: { p95: 20 },
      request: (turn) => request(listStartups, { body: { filter: threeFilters(turn) } }),
    },
    {
      name: "list, technology and amount, by amount",
      request: (turn) => request(listStartups, { body: { filter: technologyAndAmount(turn), sort: "raised" } }),
    },
    {
      name: "list, two conditions on one round",
      request: (turn) => request(listStartups, { body: { filter: tourAndAmount(turn) } }),
    },
    {
      name: "list, three conditions on one round",
      request: (turn) => request(listStartups, { body: { filter: ofOneRound(turn) } }),
    },
    { name: "list, page 500", request: (turn) => request(listStartups, { body: { currentPage: 500 + (turn % 20) } }) },
    {
      name: "detail",
      target: { timesRaw: 2 },
      request: (turn) => request(getStartup, { params: { seoUrlOrId: name(turn).seo_url } }),
    },
    {
      name: "jobs",
      target: { p95: 25 },
      request: (turn) => request(jobCalls.page, { body: { currentPage: 1 + (turn % 20) } }),
    },
    {
      name: "jobs, three filters, closing soon",
      target: { p95: 25 },
      request: (turn) => request(jobCalls.page, { body: { filter: jobFilters(turn), sort: "closing" } }),
    },
    {
      name: "talents",
      target: { p95: 25 },
      request: (turn) => request(talentCalls.page, { body: { currentPage: 1 + (turn % 20) } }),
    },
    {
      name: "talents, three filters, by name",
      target: { p95: 25 },
      request: (turn) => request(talentCalls.page, { body: { filter: talentFilters(turn), sort: "name" } }),
    },
    {
      name: "organizations",
      target: { p95: 25 },
      request: (turn) => request(organizationCalls.page, { body: { currentPage: 1 + (turn % 20) } }),
    },
    {
      name: "organizations, with an open program",
      target: { p95: 25 },
      request: (turn) => request(organizationCalls.page, { body: { filter: organizationFilters(turn) } }),
    },
    {
      name: "search as you type, startups' names",
      target: { p95: 40 },
      request: (turn) => request(searchAll, { query: { text: typed(name(turn).name, turn) } }),
    },
    {
      name: "search as you type, all kinds",
      target: { p95: 50 },
      request: (turn) => request(searchAll, { query: { text: typed(entry(turn), turn) } }),
    },
    {
      name: "available values, cached",
      target: { p95: 60 },
      request: () => request(availableValues, { body: {} }),
    },
    {
      name: "available values of the panel",
      target: { p95: 60 },
      request: (turn) => request(availableValues, { body: { filter: oneFilter(turn), facets: PANEL } }),
    },
    {
      name: "available values, one filter",
      target: { p95: 60 },
      request: (turn) => request(availableValues, { body: { filter: oneFilter(turn) } }),
    },
    {
      name: "available values, three filters",
      target: { p95: 60 },
      request: (turn) => request(availableValues, { body: { filter: threeFilters(turn) } }),
    },
    {
      name: "available values, two on one round",
      target: { p95: 60 },
      request: (turn) => request(availableValues, { body: { filter: tourAndAmount(turn) } }),
    },
  ];
}

/** Pages rendered on the server for a signed-in browser. */
export async function pagesOf(pool: pg.Pool): Promise<Workload[]> {
  const { rows } = await pool.query<{ seo_url: string }>("select seo_url from startup order by ordinal limit 50");
  return [
    {
      name: "page: list",
      target: { perCore: 250 },
      request: (turn) => ({ method: "GET", url: `/startups?page=${2 + (turn % 20)}` }),
    },
    {
      name: "page: detail",
      request: (turn) => ({ method: "GET", url: `/startup/${rows[turn % rows.length]!.seo_url}` }),
    },
    { name: "page: home", request: () => ({ method: "GET", url: "/" }) },
  ];
}
