/** Fields that are chosen together, such as a country and its city. A field of none is a unit of its own. */
export type Units = readonly (readonly string[])[];

/** The name of the unit of a field: its first field. */
export const unitOf = (units: Units, field: string): string =>
  units.find((fields) => fields.includes(field))?.[0] ?? field;
