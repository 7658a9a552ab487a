/** Below the same two addresses, so that browsers load them once. */
export const row = <const En extends string, const Tr extends string>(en: En, tr: Tr) =>
  ({ en: `/admin/management${en}`, tr: `/tr/admin/yonetim${tr}` }) as const;

/** In browsers: the first page of the admin area, to which other pages lead. */
export const ADMIN_PATHS = { admin: row("", "") };
