/** Name of the portal, in titles and mails. */
export const SITE_NAME = "Kovan";
