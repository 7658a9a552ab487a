import type { Pictures } from "#server/discovery/pictures.server.ts";
import { formatMoney, truncate } from "#shared/format.ts";
import { VISITOR } from "#shared/viewer.ts";
import { getPatent } from "../contract.ts";
import { patentDetail } from "../queries.server.ts";

export const patentPictures: Pictures = {
  kind: "patent",
  async contentOf(db, name, locale) {
    const params = getPatent.params.safeParse({ id: name });
    if (!params.success) return undefined;
    const patent = await patentDetail(db, params.data.id, VISITOR, locale);
    const { value, sectors } = patent;
    const facts = [sectors[0]?.name, value ? formatMoney(value.amount, value.currency, locale) : undefined];
    return {
      image: patent.photo,
      drawnAs: "logo",
      title: truncate(patent.name),
      text: patent.organization.name,
      facts: facts.filter((fact) => fact !== undefined),
    };
  },
};
