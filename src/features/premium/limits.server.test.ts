import { expect, test } from "vitest";
import { ownExports } from "#features/exports/contract.ts";
import { organizationCalls, organizationExports } from "#features/organizations/contract.ts";
import { premiumDownload } from "#features/reports/download/contract.ts";
import { listStartups, startupExports } from "#features/startups/contract.ts";
import { talentCalls, talentExports } from "#features/talents/contract.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { typeId } from "#shared/type-id.ts";
import { appWithStartups } from "#testing/app-with-startups.ts";
import { runJobs } from "#testing/jobs.ts";
import { signedIn } from "#testing/members.ts";
import { buyPackage, giveSeat } from "#testing/packages.ts";
import { insertReports } from "#testing/reports.ts";
import { ownPackages } from "./seats/contract.ts";

interface Limits {
  /** The answers of a premium filter of startups, talents and organizations. */
  filters: [startups: number, talents: number, organizations: number];
  /** Rows a month in files; or files of startups are free, and count as reports; or none may leave, with the status that says so. */
  rows: number | "free" | { status: number };
  /** Reports a month; those of a seat are those of its package. */
  reports: number | { status: number };
  seats: number;
}

const OPEN_FILTERS: Limits["filters"] = [200, 200, 200];
const NO_PACKAGE = { rows: "free", reports: 3, seats: 0 } as const;
const PERSONAL_LIMITS: Limits = { filters: OPEN_FILTERS, rows: 1_000, reports: 10, seats: 1 };
const BUSINESS: Limits = { filters: OPEN_FILTERS, rows: 5_000, reports: 50, seats: 5 };
const SEARCH = { rows: { status: 402 }, reports: 3, seats: 1 } as const;

/** Every limit of every role and package, as the portal is shipped (specification, §6; decision 49). */
const TABLE: Record<string, Limits> = {
  visitor: { filters: [401, 402, 402], rows: { status: 401 }, reports: { status: 401 }, seats: 0 },
  member: { filters: [402, 402, 402], ...NO_PACKAGE },
  "personal-monthly": PERSONAL_LIMITS,
  "personal-yearly": PERSONAL_LIMITS,
  "business-monthly": BUSINESS,
  "business-yearly": BUSINESS,
  "a seat of business-monthly": BUSINESS,
  "startup-search-personal": { filters: [200, 402, 402], ...SEARCH },
  "talent-search-personal": { filters: [402, 200, 402], ...SEARCH },
  "organization-search-personal": { filters: [402, 402, 200], ...SEARCH },
  // Rights that were given without a package.
  "premium without a package": { filters: OPEN_FILTERS, rows: 1_000, reports: 3, seats: 0 },
  moderator: { filters: OPEN_FILTERS, rows: 1_000, reports: 3, seats: 0 },
  admin: { filters: OPEN_FILTERS, rows: 1_000, reports: 3, seats: 0 },
};

const ROLES: Record<string, Record<string, number[]>> = {
  "premium without a package": { [PLATFORM_ENTITY.premium]: [SCOPE.READ] },
  moderator: { [PLATFORM_ENTITY.moderator]: [SCOPE.FULL_ACCESS] },
  admin: { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] },
};

type App = Awaited<ReturnType<typeof appWithStartups>>;

/** Rows that leave as files: whether they may, and that those left, reserved and counted agree. */
async function checkRows({ call, database }: App, as: { token?: string }, rows: Limits["rows"]): Promise<boolean> {
  const exported = await call(startupExports.exportRows, { body: { columns: ["name"], limit: 5 } }, as);
  const may = typeof rows === "number";
  const refusal = typeof rows === "object" ? rows.status : 402;
  expect(exported.status).toBe(typeof rows === "object" ? refusal : 200);
  for (const { exportRows } of may ? [] : [talentExports, organizationExports])
    expect((await call(exportRows, { body: { columns: ["name"] } }, as)).status).toBe(refusal);
  if (may) {
    const { allowance } = (await call(ownExports, { query: {} }, as)).data;
    expect(allowance).toMatchObject({ startupRowLimit: rows, reservedRows: 5, remainingRows: rows - 5 });
    await runJobs(database);
    const after = (await call(ownExports, { query: {} }, as)).data.allowance;
    expect(after).toMatchObject({ startupDownloadedRow: 5, reservedRows: 0, remainingRows: rows - 5 });
    const tooMany = await call(startupExports.exportRows, { body: { columns: ["name"], limit: 12 } }, as);
    expect(tooMany.status).toBe(200);
  }
  return may;
}

test.each(Object.entries(TABLE))(
  "%s: what is shown, given and counted is what the table says",
  async (who, { filters, rows, reports, seats }) => {
    const built = await appWithStartups(12);
    const { db, call } = built;
    const person = who === "visitor" ? undefined : await signedIn(db, ROLES[who] ?? {});
    if (person && who.includes("-")) {
      const key = who.split(" ").at(-1)!;
      const buyer = who === key ? person : await signedIn(db);
      const orderId = await buyPackage(db, buyer.id, key);
      if (buyer !== person) await giveSeat(db, orderId, person.id);
    }
    const as = person ?? {};
    const statuses = [
      await call(listStartups, { body: { filter: { incorporated: true } } }, as),
      await call(
        talentCalls.page,
        { body: { filter: { jobSearchStatus: [typeId("jobSearchStatus", "open-to-offers")] } } },
        as,
      ),
      await call(organizationCalls.page, { body: { filter: { hasOpenProgram: true, stage: ["seed"] } } }, as),
    ].map(({ status }) => status);
    expect(statuses).toEqual(filters);

    const mayExport = await checkRows(built, as, rows);
    // A free file is one of the free downloads.
    const most = typeof reports === "number" ? reports - (rows === "free" ? 1 : 0) : 0;
    const wanted = await insertReports(
      db,
      Array.from({ length: most + 1 }, () => ({})),
    );
    const taken = [];
    for (const { id } of wanted) taken.push((await call(premiumDownload, { body: { ReportId: id } }, as)).status);
    expect(taken.filter((status) => status === 200)).toHaveLength(most);
    expect(taken.at(-1)).toBe(typeof reports === "number" ? 402 : reports.status);
    if (!person) return;
    const { limit, free } = (await call(ownPackages, {}, person)).data;
    expect(free).toEqual(rows === "free" ? { left: 0, limit: 3 } : null);
    if (seats > 0)
      expect(limit).toMatchObject({
        userLimit: seats,
        startupRowLimit: mayExport ? rows : 0,
        montlyReportDownloadLimit: most,
        downloadedReportCount: most,
      });
    else expect(limit.userLimit).toBe(0);
  },
);
