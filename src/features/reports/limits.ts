/** Premium reports and Excel files together that members without a package may take in a calendar month (specification, "Subscription hint"). */
export const MONTHLY_DOWNLOADS = 3;
/** Files a minute from one address. */
export const FILES_PER_MINUTE = 60;
/** In the address of a report: why its file was refused. */
export const REFUSED_PARAM = "refused";
