import { premiumPackage } from "#db/tables/premium.server.ts";
import { EVERYONE, type FeaturePolicy, MEMBERS, row, SITE_ADMINS, STAFF } from "#testing/policy.ts";

const WHOLE_PACKAGE = {
  nameEn: "Solo",
  nameTr: "Tek",
  descriptionEn: "For one",
  descriptionTr: "Bir kişilik",
  isOffered: true,
  userLimit: 1,
  rowLimit: 10,
  reportLimit: 1,
  priceTry: 100,
  priceUsd: 12,
  priceEur: null,
  priceGbp: null,
};

export const premiumPolicy: FeaturePolicy = async ({ db }) => {
  const [{ id } = { id: "" }] = await db.select({ id: premiumPackage.id }).from(premiumPackage).limit(1);
  return {
    "GET /apiAdmin/Packages": row(SITE_ADMINS),
    "GET /apiAdmin/Packages/{id}": row(SITE_ADMINS, () => ({ params: { id } })),
    "POST /apiAdmin/Packages/Export": row(SITE_ADMINS, () => ({ body: { query: {}, columns: ["key"] } })),
    "PATCH /apiAdmin/Packages/{id}": row(SITE_ADMINS, () => ({ params: { id }, body: { rowLimit: 999 } })),
    "PUT /apiAdmin/Packages/{id}": row(SITE_ADMINS, () => ({ params: { id }, body: WHOLE_PACKAGE })),
    "GET /apiUser/Premium/Settings": row(EVERYONE),
    "PUT /apiUser/Premium/Settings": {
      ...row(STAFF, () => ({
        body: {
          premiumEnable: true,
          userNeedtoSingForSeeData: true,
          limitedFreeStartupPresenter: true,
          freeStartupCount: 10,
          customerSource: "",
          filterList: ["startups.stage"],
          version: 99,
        },
      })),
      // A member with the right has to name the current version.
      status: 409,
    },
    "GET /apiUser/Premium/Packages": row(MEMBERS),
    // Most have none; this is nobody's colleague.
    "POST /apiUser/Premium/InviteUser": {
      ...row(MEMBERS, ({ unique }) => ({ body: { email: `${unique.replaceAll(/\W/g, "")}@nowhere.example` } })),
      status: 403,
    },
    "DELETE /apiUser/Premium/RemoveUser": {
      ...row(MEMBERS, ({ strangerId }) => ({ query: { userId: strangerId } })),
      status: 404,
    },
    "GET /apiUser/Payment/Products": row(EVERYONE),
    "GET /apiUser/Payment/Product/{id}": row(EVERYONE, () => ({ params: { id: "personal-monthly" } })),
  };
};
