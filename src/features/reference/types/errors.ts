import type { ErrorRows } from "#shared/errors.ts";

export const typesErrors = {
  typeNotMergeable: {
    status: 409,
    en: "The portal itself goes by the values of this list: they cannot be merged or moved.",
    tr: "Portal bu listenin değerlerine göre çalışır: bu değerler birleştirilemez ve taşınamaz.",
  },
} as const satisfies ErrorRows;
