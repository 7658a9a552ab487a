/** Requirements of a program for a startup, in the order of the list. */
export const CRITERIA = [
  "stage",
  "sector",
  "technology",
  "country",
  "city",
  "legalEntity",
  "minAge",
  "maxAge",
  "teamSize",
] as const;
export type Criterion = (typeof CRITERIA)[number];

/** Programs that are compared in one call at most. */
export const PROGRAMS_MAX = 100;

/** The place of each compared field: the section of the startup's form, and the field there. */
export const FIELD_OF: Record<Criterion, { section: string; field?: string }> = {
  stage: { section: "business", field: "stageId" },
  sector: { section: "business", field: "sectorId" },
  technology: { section: "business", field: "technologyIds" },
  country: { section: "company", field: "countryId" },
  city: { section: "company", field: "cityId" },
  legalEntity: { section: "company", field: "incorporated" },
  minAge: { section: "basics", field: "foundationDate" },
  maxAge: { section: "basics", field: "foundationDate" },
  teamSize: { section: "teammember" },
};
