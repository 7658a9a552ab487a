import { type FeaturePolicy, row, SITE_ADMINS } from "#testing/policy.ts";

const rowsOf = (noun: string) => ({
  [`GET /apiAdmin/${noun}`]: row(SITE_ADMINS),
  [`POST /apiAdmin/${noun}/Export`]: row(SITE_ADMINS, () => ({ body: { query: {}, columns: ["name"] } })),
  [`POST /apiAdmin/${noun}/Bulk`]: row(SITE_ADMINS, ({ strangerId }) => ({
    body: { query: {}, ids: [strangerId], change: { action: "hide" } },
  })),
  // There is none with that id.
  [`GET /apiAdmin/${noun}/{id}`]: {
    ...row(SITE_ADMINS, ({ strangerId }) => ({ params: { id: strangerId } })),
    status: 404,
  },
  [`PATCH /apiAdmin/${noun}/{id}`]: {
    ...row(SITE_ADMINS, ({ strangerId }) => ({ params: { id: strangerId }, body: { isVisible: true } })),
    status: 404,
  },
  [`PUT /apiAdmin/${noun}/{id}`]: {
    ...row(SITE_ADMINS, ({ strangerId }) => ({ params: { id: strangerId }, body: { isVisible: true } })),
    status: 404,
  },
  [`DELETE /apiAdmin/${noun}/{id}`]: {
    ...row(SITE_ADMINS, ({ strangerId }) => ({ params: { id: strangerId } })),
    status: 404,
  },
  [`POST /apiAdmin/${noun}/{id}/Restore`]: {
    ...row(SITE_ADMINS, ({ strangerId }) => ({ params: { id: strangerId } })),
    status: 404,
  },
});

export const entriesPolicy: FeaturePolicy = async () => ({
  ...rowsOf("Organizations"),
  ...rowsOf("Providers"),
  ...rowsOf("Programs"),
  ...rowsOf("Jobs"),
  ...rowsOf("Patents"),
});
