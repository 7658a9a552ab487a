import type { ShippedText } from "./shipped-text.server.ts";

export const serviceAgreement: ShippedText = {
  inForceSince: "2026-11-01",
  en: {
    title: "Service agreement",
    description: "What applies when you buy a package or a report: price, delivery, withdrawal, refund.",
    body: `
<p>This agreement applies between [data controller], which runs this portal, and whoever buys a package or a report here. It adds to the <a href="/terms-of-service">Terms of service</a>.</p>
<h2>1. What is sold</h2>
<p>Packages open filters, exports and downloads for a month or a year, for one person or for the people of a company. Reports are files. What a package contains, its limits and its price, with all taxes, are shown next to it before you pay.</p>
<h2>2. Ordering and paying</h2>
<p>The contract is concluded when your payment is confirmed. Payment is taken by a payment service; card numbers never reach our servers. You receive a confirmation by email, and the receipt is in your settings.</p>
<h2>3. Delivery</h2>
<p>A package is open as soon as the payment is confirmed. A report can be downloaded at once, and again later from your settings. If something you paid for does not open within an hour, tell us: we open it or return the money.</p>
<h2>4. Term and renewal</h2>
<p>A package renews for the same term until you end it. You can end it at any time in your settings; it then stays open until the paid term is over. We announce a change of price by email 30 days before it applies.</p>
<h2>5. Withdrawal</h2>
<p>You can withdraw from a package within 14 days without giving reasons, as long as nothing was exported or downloaded with it. A report that has been downloaded cannot be given back, because a file cannot be. Before you pay you confirm that you know this.</p>
<h2>6. Refunds</h2>
<p>If we cannot deliver what you paid for, or a service is out of use for more than three days in a month through our fault, we return the price of that time. Refunds go the way the payment came, within 14 days.</p>
<h2>7. What you may do with it</h2>
<p>Exports and reports are for you and the people of your package. You may quote them with the source. You may not sell them, publish them whole, or build another database from them. Personal data in them may be used only for the purpose they are shown for.</p>
<h2>8. If the service fails</h2>
<p>We keep the portal running with care, announce work on it, and keep backups. We are liable for intent and gross negligence, and for everything the law does not let us exclude; beyond that up to the price paid in the last twelve months.</p>
<h2>9. Law and courts</h2>
<p>Turkish law applies. Consumers may turn to the consumer arbitration committees and courts where they live. For others, the courts at the seat of the university decide.</p>
`,
  },
  tr: {
    title: "Hizmet sözleşmesi",
    description: "Paket ya da rapor satın aldığınızda geçerli olanlar: fiyat, teslim, cayma, iade.",
    body: `
<p>Bu sözleşme, bu portalı işleten [veri sorumlusu] ile buradan paket ya da rapor satın alan kişi arasında geçerlidir ve <a href="/tr/kullanim-kosullari">Kullanım koşulları</a>nı tamamlar.</p>
<h2>1. Satılan hizmet</h2>
<p>Paketler; filtreleri, dışa aktarmayı ve indirmeyi bir kişi ya da bir şirketin çalışanları için bir ay veya bir yıl boyunca açar. Raporlar dosyadır. Paketin içeriği, sınırları ve tüm vergiler dahil fiyatı, ödemeden önce yanında yazar.</p>
<h2>2. Sipariş ve ödeme</h2>
<p>Sözleşme, ödemeniz onaylandığında kurulur. Ödemeyi bir ödeme hizmeti alır; kart numaranız sunucularımıza hiç ulaşmaz. Onayı e‑postayla alırsınız, ödeme belgesi ayarlarınızda durur.</p>
<h2>3. Teslim</h2>
<p>Paket, ödeme onaylanır onaylanmaz açılır. Rapor hemen, sonra da ayarlarınızdan yeniden indirilebilir. Ödediğiniz hizmet bir saat içinde açılmazsa bize bildirin: ya açarız ya da parayı iade ederiz.</p>
<h2>4. Süre ve yenileme</h2>
<p>Paket, siz sona erdirene kadar aynı süreyle yenilenir. Ayarlarınızdan istediğiniz an sona erdirebilirsiniz; ödenmiş süre bitene kadar açık kalır. Fiyat değişikliğini, geçerli olmadan 30 gün önce e‑postayla duyururuz.</p>
<h2>5. Cayma</h2>
<p>Paketten, onunla hiçbir şey dışa aktarılmadıysa ya da indirilmediyse, 14 gün içinde gerekçe göstermeden cayabilirsiniz. İndirilmiş bir rapor geri verilemez; çünkü bir dosya geri alınamaz. Bunu bildiğinizi ödemeden önce onaylarsınız.</p>
<h2>6. İade</h2>
<p>Ödediğiniz hizmeti sunamazsak ya da hizmet bizim kusurumuzla bir ayda üç günden uzun süre kullanılamazsa o sürenin ücretini iade ederiz. İade, ödemenin geldiği yoldan 14 gün içinde yapılır.</p>
<h2>7. Kullanım hakkı</h2>
<p>Dışa aktarılan veriler ve raporlar size ve paketinizdeki kişilere aittir. Kaynak göstererek alıntılayabilirsiniz. Satamaz, tümüyle yayımlayamaz, bunlardan başka bir veri tabanı oluşturamazsınız. İçlerindeki kişisel veriler yalnızca gösterildikleri amaçla kullanılabilir.</p>
<h2>8. Hizmet aksarsa</h2>
<p>Portalı özenle işletir, bakım çalışmalarını önceden duyurur, yedek alırız. Kastımızdan ve ağır kusurumuzdan, ayrıca yasanın kaldırılmasına izin vermediği her hâlden sorumluyuz; bunların dışında sorumluluğumuz son on iki ayda ödenen tutarla sınırlıdır.</p>
<h2>9. Hukuk ve yetki</h2>
<p>Türk hukuku uygulanır. Tüketiciler yerleşim yerlerindeki tüketici hakem heyetlerine ve mahkemelerine başvurabilir. Diğer uyuşmazlıklarda üniversitenin bulunduğu yerin mahkemeleri yetkilidir.</p>
`,
  },
};
