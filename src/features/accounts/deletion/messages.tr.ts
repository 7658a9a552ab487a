import type en from "./messages.en.ts";

export default {
  title: "Hesabı sil",
  lead: "Vazgeçmek için 14 gününüz var. Öncesinde verilerinizi indirebilirsiniz.",
  description: "Hesabınızı silin, silmekten vazgeçin ya da verilerinizi indirin.",
  whatTitle: "Neler olacak?",
  what: {
    now: "Şimdi: Başkaları sizi görmez olur, diğer oturumlarınız kapanır, silinme tarihi e‑postayla bildirilir.",
    applications:
      "Süren iş başvurularınız: İşverenler e‑postayla haberdar olur, adınızı ve gönderdiklerinizi görmez. Hesabınızı korursanız yeniden görürler.",
    reminders: "7., 11. ve 13. günlerde size hatırlatma e‑postası göndeririz.",
    gone: "14. gün hesabınız; profiliniz, dosyalarınız, oturumlarınız ve kayıtlı aramalarınızla birlikte kalıcı olarak silinir.",
    stays: "Başkalarına yazdıklarınız adınız olmadan kalır.",
    keep: "O güne kadar giriş yaparsanız hesabınız, içindeki her şeyle birlikte korunur.",
    keepWithoutPackage:
      "O güne kadar giriş yaparsanız hesabınız korunur. Müşteri portalından devam etmesini seçmezseniz paketiniz yine de sona erer.",
  },
  packageEnds:
    "{name} paketiniz yenilenmeyecek ve sizden başka ücret alınmayacak. Paket, ödenmiş dönemin sonunda, en geç hesapla birlikte sona erer.",
  seatsEnd: "Paketinizde kullanıcı hakkı olan iş arkadaşlarınızın üyeliği de onunla biter.",
  packageStillEnds:
    "{name} paketiniz yine de ödenmiş dönemin sonunda bitecek. Devam etmesini müşteri portalından seçebilirsiniz.",
  toPackage: "Paketim ve ödemelerim",
  soleAccessTitle: "Önce bunları devredin",
  soleAccessText: "Tam yetkili tek kişi sizsiniz. Bir başkasına tam yetki verin ya da kaydı silin.",
  platformName: "{name} yönetimi",
  understood: "14 günden sonra hiçbir şeyin geri getirilemeyeceğini anlıyorum.",
  password: "Şifreniz",
  wrongPassword: "Şifre hatalı.",
  submit: "Hesabımı sil",
  plannedTitle: "Hesabınız silinecek",
  planned:
    "{date} tarihinde kalıcı olarak silinecek. O güne kadar “Hesabımı koru” düğmesine basarak ya da yeniden giriş yaparak vazgeçebilirsiniz; bu sürede başkaları sizi görmez.",
  keepButton: "Hesabımı koru",
  cancelledTitle: "Hesabınız korundu",
  cancelled: "Silme işlemi iptal edildi. Profiliniz ve yazdıklarınız yerinde duruyor.",
  recovered: "Giriş yaptığınız için silme işlemi iptal edildi. Profiliniz ve yazdıklarınız yerinde duruyor.",
  goOn: "Ana sayfaya git",
  goOnThere: "Gitmek istediğiniz sayfaya geçin",
  exportTitle: "Verilerinizi indirin",
  exportText:
    "Sizinle ilgili tuttuğumuz her şey, ZIP arşivinde JSON dosyaları olarak; görselleriniz ve özgeçmişinizle birlikte.",
  exportButton: "Verilerimi indir",
} satisfies typeof en;
