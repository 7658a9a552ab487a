/** What a program may ask of a startup, in the order in which it is listed. */
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

/** Where a startup says what is compared: the section of its form, and the field there. */
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
