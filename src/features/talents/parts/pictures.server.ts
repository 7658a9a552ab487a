import type { Pictures } from "#server/discovery/pictures.server.ts";
import { VISITOR } from "#shared/viewer.ts";
import { profileOf } from "../profile/queries.server.ts";

/** The job search is not part of the picture: a picture stays where it was shared. */
export const talentPictures: Pictures = {
  kind: "talent",
  async contentOf(db, seoUrl, locale) {
    const person = await profileOf(db, { seoUrl }, { viewer: VISITOR, locale });
    if (!person?.isOpen) return undefined;
    const { name, surname, title, userTypeName, cityName, countryName, pP_512 } = person;
    return {
      image: pP_512,
      drawnAs: "portrait",
      title: `${name} ${surname}`,
      text: title ?? "",
      facts: [userTypeName, cityName ?? countryName].filter((fact) => fact !== null),
    };
  },
};
