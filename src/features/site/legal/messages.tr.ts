import type en from "./messages.en.ts";

export default {
  updated: "Yürürlük tarihi: {date}",
  terms: {
    title: "Kullanım koşulları",
    description: "Kovan ne sunar, üyelerinden ne bekler, taraflardan biri vazgeçtiğinde ne olur.",
    lead: "Kovan bir üniversitenin girişim evi tarafından işletilir. Portalı kullandığınız sürece aramızda bu kurallar geçerlidir.",
    account: {
      title: "Hesabınız",
      text: "Bir hesap tek bir kişiye aittir; kişi kendi adını ve ulaşılabildiği bir e‑posta adresini kullanır. Şifrenizi kimseyle paylaşmayın; açık oturumlarınızı ayarlarınızda görebilir ve kapatabilirsiniz.",
    },
    content: {
      title: "Girdiğiniz bilgiler",
      text: "Yazdıklarınız sizin kalır. Portala, bunları göstermeyi seçtiğiniz kişilere, burada durduğu sürece ve iki dilde gösterme izni verirsiniz. Yalnızca doğru olanı ve paylaşmaya hakkınız olanı girin: başkasının sırrını ya da izni olmadan fotoğrafını değil.",
    },
    conduct: {
      title: "Birbirimize davranışımız",
      text: "Mesajlar, başvurular ve değerlendirmeler ekosistem içindir; toplu reklam, taciz ve asılsız iddialar için değil. Portalın verileri yazılımla ancak dışa aktarma ve belgelenmiş arayüz üzerinden, sınırları içinde alınabilir.",
    },
    premium: {
      title: "Paketler ve ödeme",
      text: "Bazı filtreler, dışa aktarmalar ve raporlar paketlere dahildir. Paket, satın alındığı süre boyunca geçerlidir; neler içerdiği ödemeden önce fiyatının yanında yazar.",
    },
    liability: {
      title: "Sorumluluğumuz",
      text: "Kayıtlar üyelerden ve adı belirtilen açık kaynaklardan gelir; her birinde en son ne zaman onaylandığı yazar. Yatırım yapma, işe alma ya da bir ekibe katılma tavsiyesi değildir. Kendi kastımızdan ve ağır kusurumuzdan, ayrıca yasanın kaldırılmasına izin vermediği her hâlden sorumluyuz.",
    },
    end: {
      title: "Ayrılmak ve hesabın kapatılması",
      text: "Hesabınızı dilediğiniz an silebilirsiniz; 14 gün boyunca geri getirilebilir, sonra tümüyle silinir. Bu kurallara aykırı bir hesabı kilitleyebiliriz; nedenini de söyleriz.",
    },
    change: {
      title: "Koşullar değişirse",
      text: "Değişikliği 30 gün önceden e‑postayla duyururuz. Onayınız, verdiğiniz sürümle birlikte saklanır; neyi kabul ettiğiniz her zaman bellidir.",
    },
  },
  privacy: {
    title: "Gizlilik ve güvenlik",
    description: "Kovan hangi kişisel verileri neden tutar, kimler görür, nasıl korunur.",
    lead: "Portalın ihtiyaç duyduğundan fazlasını tutmayız, seçtiklerinize gösteririz, ayrıldığınızda sileriz.",
    stored: {
      title: "Neleri tutuyoruz",
      text: "Adınızı, e‑posta adresinizi ve geri çevrilemeyen bir özet olarak şifrenizi; profilinize ve kayıtlarınıza girdiklerinizi; mesajlarınızı ve başvurularınızı; sürümü ve zamanıyla onaylarınızı; tarayıcısı ve adresiyle açık oturumlarınızı.",
    },
    why: {
      title: "Neden tutuyoruz",
      text: "Hesabınızı yürütmek ve sizi bulmasını istediklerinize göstermek için. Hesapları korumak amacıyla başarısız girişleri sayar, tanımadığımız bir cihazdan giriş yapıldığında size haber veririz. Yenilikler yalnızca onayınızla e‑postanıza gelir; onayınızı ayarlarınızdan geri alabilirsiniz.",
    },
    who: {
      title: "Kimler görür",
      text: "E‑posta adresiniz, telefonunuz, doğum tarihiniz, ücret beklentiniz ve özgeçmişiniz herkese açık değildir. Bir girişimin ya da kurumun üyeleri, oradaki yetkilerinin izin verdiğini görür; sahipleri kimin hangi yetkide olduğunu bilir. Portalı işleten birkaç kişi işi için gerekeni görür ve yaptığı her değişiklik kaydedilir.",
    },
    cookies: {
      title: "Çerezler",
      text: "Bir çerez oturumunuzu, biri dilinizi, seçtiyseniz biri temanızı hatırlar; biri de kendi cihazlarınızı diğerlerinden ayırır. Hiçbiri sizi başka yerde izlemez.",
    },
    security: {
      title: "Nasıl koruyoruz",
      text: "Bağlantılar şifrelidir; şifreler argon2id ile, oturum anahtarları yalnızca özet olarak saklanır; yüklenen görseller yeniden çizilir. Bir açık bulursanız girişim evine bildirin: yanıt veririz ve iyi niyetle bildirenlerin peşine düşmeyiz.",
    },
    rights: {
      title: "Neler yapabilirsiniz",
      text: "Hakkınızda tuttuğumuz her şeyi indirebilir, düzeltebilir ve hesabınızı silebilirsiniz. 14 gün sonra hesap yok olur; başkalarına yazdıklarınız adınız olmadan onlarda kalır.",
    },
  },
  personalData: {
    title: "Kişisel verilerin korunması",
    description: "6698 sayılı Kişisel Verilerin Korunması Kanunu (KVKK) uyarınca aydınlatma metni.",
    lead: "6698 sayılı Kişisel Verilerin Korunması Kanunu’nun 10. maddesi uyarınca aydınlatma metni.",
    controller: {
      title: "Veri sorumlusu",
      text: "Veri sorumlusu, bu portalı işleten girişim evinin bağlı olduğu üniversitedir. Kişisel verilerle ilgili talepler girişim evine yazılı olarak ya da e‑postayla iletilebilir.",
    },
    purposes: {
      title: "Amaçlar ve hukuki sebepler",
      text: "Üyelik, başvuru ve mesajlar talebinizin yerine getirilmesi için gerekli olduğundan işlenir (m. 5/2-c); güvenlik kayıtları yasal yükümlülük ve meşru menfaat gereği tutulur (m. 5/2-ç ve 5/2-f); yenilik e‑postaları yalnızca açık rızanızla gönderilir (m. 5/1).",
    },
    collection: {
      title: "Toplama yöntemi",
      text: "Doldurduğunuz formlarla, tercih ederseniz giriş yaptığınız hizmetlerden ve oturum açıldığında kendiliğinden; tümü elektronik ortamda.",
    },
    transfer: {
      title: "Kimlere aktarılır",
      text: "Hitap ettiklerinize: başvurduğunuz programa, katıldığınız girişime, yazdığınız kişiye. Görevlerinin gerektirdiği kadarıyla, bizim adımıza e‑posta gönderen, dosya saklayan ya da ödeme alan hizmet sağlayıcılara. Yasanın zorunlu kıldığı hâllerde yetkili makamlara.",
    },
    duration: {
      title: "Saklama süresi",
      text: "Hesabınız var olduğu sürece ve sonrasında 14 gün; yasanın saklanmasını istediği kayıtlar, yasanın istediği süre kadar.",
    },
    rights: {
      title: "11. madde uyarınca haklarınız",
      text: "Verilerinizin işlenip işlenmediğini ve nasıl işlendiğini, kimlere aktarıldığını öğrenebilir; düzeltilmesini ya da silinmesini isteyebilir; otomatik analiz sonuçlarına itiraz edebilir, zararınızın giderilmesini talep edebilirsiniz. İndirme ve silme ayarlarınızda tek tıktır; diğerleri için bize yazın, 30 gün içinde yanıtlarız.",
    },
  },
} satisfies typeof en;
