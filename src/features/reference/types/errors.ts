import type { ErrorRows } from "#shared/errors.ts";

export const typesErrors = {
  typeNotMergeable: {
    status: 409,
    en: "The portal itself depends on the values of this list: they cannot be merged.",
    tr: "Portal bu listenin değerlerine göre çalışır: bu değerler birleştirilemez.",
  },
  typeNotMovable: {
    status: 409,
    en: "Only values below another value can be moved. This one can be put elsewhere in its own list.",
    tr: "Yalnızca başka bir değerin altındaki değerler taşınabilir. Bu değerin kendi listesindeki yerini değiştirebilirsiniz.",
  },
  typeOwnParent: {
    status: 409,
    en: "A value cannot be below itself.",
    tr: "Bir değer kendisinin altına taşınamaz.",
  },
} as const satisfies ErrorRows;
