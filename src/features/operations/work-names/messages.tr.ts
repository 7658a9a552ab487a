import type en from "./messages.en.ts";

export default {
  accounts: {
    cleanUp: "Süresi dolan kodları ve oturumları silme",
    delete: "Hesap silme",
    remindOfDeletion: "Planlanan silmeyi hatırlatma",
    sendResetMail: "Yeni şifre bağlantısı yazma",
    sendVerificationMail: "E‑posta doğrulama bağlantısı yazma",
    warnOfRefusals: "Durdurulan girişleri bildirme",
  },
  backups: {
    daily: "Günün yedeğini alma",
    make: "Yedek alma",
  },
  content: {
    publish: "Site metnini yayımlama",
  },
  exports: {
    forgetFiles: "Eski dışa aktarma dosyalarını silme",
    write: "Liste dosyası yazma",
  },
  facts: {
    ask: "Bilgilerin güncelliğini sorma",
  },
  files: {
    remove: "Dosyaları kaldırma",
  },
  imports: {
    forget: "Eski içe aktarmaları silme",
    work: "İçe aktarmayı yürütme",
  },
  invitations: {
    forgetOld: "Eski davetleri silme",
  },
  jobs: {
    memberLeaves: "İşverenlere başvuranın ayrıldığını bildirme",
    silent: "Yanıtsız iş başvurularını güncelleme",
  },
  lists: {
    lookForAll: "Tüm kayıtlı aramalara bakma",
    lookForNew: "Kayıtlı aramada yeni sonuç arama",
    lookForWeek: "Bir üyenin haftalık yeniliklerine bakma",
  },
  mail: {
    send: "E‑posta gönderme",
  },
  messages: {
    mailUnread: "Okunmamış mesajları e‑postayla bildirme",
    tellReporters: "Bildirenlere sonucu e‑postayla yazma",
  },
  payments: {
    compare: "Ödemeleri sağlayıcıyla karşılaştırma",
    endPurchase: "Satın almayı sonlandırma",
    endReturned: "Ödemesi geri giden paketi sonlandırma",
    endSale: "Satışı sonlandırma",
    outcomes: "Yoldaki ödemelerin sonucunu sorma",
    refund: "İade gönderme",
    sandboxEvent: "Deneme ödemesinin olayını iletme",
    sandboxRenewals: "Deneme aboneliklerini yenileme",
  },
  premium: {
    endWrongSeats: "Paketsiz kalan kullanıcı hakkını sonlandırma",
  },
  programs: {
    decide: "Zamanı gelen programları sonuçlandırma",
    remindPlaces: "Kabul edilenlere yerlerini onaylamalarını hatırlatma",
    juryWork: "Jüri üyelerine bekleyen değerlendirmeleri e‑postayla bildirme",
  },
  pulse: {
    ask: "Nabız sorularını gününde gönderme",
    askAll: "Nabız sorularını tüm girişimlere gönderme",
  },
  server: {
    cleanUp: "Eski satırları temizleme",
  },
  startups: {
    findDoubles: "Çift girişim kayıtlarını arama",
    findDoublesNow: "Çift girişim kayıtlarını hemen arama",
  },
  tables: {
    changeMany: "Toplu değişiklik yapma",
    forgetBulkChanges: "Eski toplu değişiklikleri silme",
    forgetExports: "Eski Excel dosyalarını silme",
    writeExport: "Excel dosyası yazma",
  },
  types: {
    mergeUses: "Birleştirilen türün kullanımlarını taşıma",
  },
  waiting: {
    mail: "Bekleyenleri e‑postayla bildirme",
  },
} satisfies typeof en;
