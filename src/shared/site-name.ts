/** The house that runs the portal. */
export const SITE_NAME = "Kovan";
