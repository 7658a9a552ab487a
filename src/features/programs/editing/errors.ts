import type { ErrorRows } from "#shared/errors.ts";

export const programEditingErrors = {
  categoryHasScores: {
    status: 409,
    en: "The jury has already scored this criterion. It can neither be deleted nor get another scale or weight.",
    tr: "Jüri bu ölçütü puanlamış. Ölçüt artık silinemez; puan aralığı ve ağırlığı da değiştirilemez.",
  },
  rankingWasUsed: {
    status: 409,
    en: "Applications have moved on, results were published or minutes were sealed by this ranking. It can no longer change.",
    tr: "Bu sıralamayla başvurular evre geçti, sonuç yayımlandı ya da tutanak mühürlendi. Sıralama artık değişmez.",
  },
  phaseHasBegun: {
    status: 409,
    en: "This phase already has applications. It cannot be deleted.",
    tr: "Bu evrede başvurular var. Evre artık silinemez.",
  },
  phaseIsScored: {
    status: 409,
    en: "The jury has begun to score in this phase. Its criteria stay as they are.",
    tr: "Jüri bu evrede puan vermeye başladı. Evrenin ölçütleri değiştirilemez.",
  },
  phaseStaysBlind: {
    status: 409,
    en: "This phase has begun without the jury knowing who applied. It stays so to its end.",
    tr: "Bu evre, jüri kimin başvurduğunu bilmeden başladı. Evrenin sonuna kadar böyle kalır.",
  },
  phaseShowsNoMore: {
    status: 409,
    en: "This phase has begun. From now on jurors can be shown less of the scores of others, not more.",
    tr: "Bu evre başladı. Jüri üyelerine artık başkalarının puanları daha az gösterilebilir, daha çok gösterilemez.",
  },
  phaseStaysOver: {
    status: 409,
    en: "This phase has begun. A phase in which names are hidden can no longer be postponed or, once over, reopened; nor can an open one be reopened with hidden names.",
    tr: "Bu evre başladı. Adların gizli olduğu evre artık ertelenemez, bittikten sonra yeniden açılamaz; adların açık olduğu evre de adlar gizlenerek yeniden açılamaz.",
  },
  phaseWasRead: {
    status: 409,
    en: "This phase is over, and someone in your organization reviewed in it: since its end they could read all scores. It cannot be reopened. Add another phase instead.",
    tr: "Bu evre bitti. Kurumunuzdan biri bu evrede değerlendirme yapıyordu ve o zamandan beri tüm puanları okuyabiliyor. Evre yeniden açılamaz. Onun yerine yeni bir evre ekleyin.",
  },
  selectionHasBegun: {
    status: 403,
    en: "Applications were sent to this program, so its ranking, criteria, phases and questions can be changed only by its organization. Texts can still be edited.",
    tr: "Bu programa başvurular geldi; sıralamasını, ölçütlerini, evrelerini ve sorularını artık yalnızca kurumu değiştirebilir. Metinler düzenlenebilir.",
  },
} as const satisfies ErrorRows;
