import { type FeaturePolicy, row, SITE_ADMINS } from "#testing/policy.ts";

export const firstDayPolicy: FeaturePolicy = async () => ({
  "GET /apiAdmin/FirstDay": row(SITE_ADMINS),
  "PUT /apiAdmin/FirstDay/Checklist": row(SITE_ADMINS, () => ({ body: { isHidden: true } })),
  "POST /apiAdmin/FirstDay/TestMail": row(SITE_ADMINS),
  "POST /apiAdmin/FirstDay/TestMail/Arrived": {
    ...row(SITE_ADMINS, () => ({ body: { code: "none" } })),
    // No mail has this code.
    status: 404,
  },
});
