import type { ShippedText } from "./shipped-text.server.ts";

export const termsOfService: ShippedText = {
  inForceSince: "2026-11-01",
  en: {
    title: "Terms of service",
    description: "What this portal offers, what it asks of its members, and what happens when either side stops.",
    body: `
<p>This portal is run by [data controller], [postal address]. These are the rules between you and the house while you use it.</p>
<h2>Your account</h2>
<p>One account belongs to one person, who uses their own name and an email address they can be reached at. Keep your password to yourself; you can see and end every open session in your settings.</p>
<h2>What you enter</h2>
<p>What you write stays yours. You let the portal show it to the people you chose to show it to, in both of its languages, for as long as it is here. Enter only what is true and what you may share: no secrets of others, no one else’s photograph without their consent.</p>
<h2>How we treat each other</h2>
<p>Messages, applications and reviews are for the ecosystem, not for advertising in bulk, harassment or false claims. Copying the portal’s data by machine is allowed only through its exports and its documented interface, within their limits.</p>
<h2>Packages and payment</h2>
<p>Some filters, exports and reports belong to packages. A package lasts for the time it was bought for; what it contains is shown next to its price before you pay.</p>
<h2>What we can answer for</h2>
<p>Entries come from members and from named public sources, and each says when it was last confirmed. They are not advice to invest, hire or join. We are liable for our own intent and gross negligence, and for everything the law does not let us exclude.</p>
<h2>Leaving, and being asked to leave</h2>
<p>You can delete your account at any time; it can be restored for 14 days and is then permanently deleted. We may lock an account that breaks these rules, and we say why.</p>
<h2>When these terms change</h2>
<p>We announce a change by email 30 days before. Your consent is stored with the version you gave it to, so that it is always clear what you agreed to.</p>
`,
  },
  tr: {
    title: "Kullanım koşulları",
    description: "Bu portal ne sunar, üyelerinden ne bekler, taraflardan biri vazgeçtiğinde ne olur.",
    body: `
<p>Bu portalı işleten kurum: [veri sorumlusu], [posta adresi]. Portalı kullandığınız sürece aramızda bu kurallar geçerlidir.</p>
<h2>Hesabınız</h2>
<p>Bir hesap tek bir kişiye aittir; kişi kendi adını ve ulaşılabildiği bir e‑posta adresini kullanır. Şifrenizi kimseyle paylaşmayın; açık oturumlarınızı ayarlarınızda görebilir ve kapatabilirsiniz.</p>
<h2>Girdiğiniz bilgiler</h2>
<p>Yazdıklarınız sizin kalır. Portala, bunları göstermeyi seçtiğiniz kişilere, burada durduğu sürece ve iki dilde gösterme izni verirsiniz. Yalnızca doğru olanı ve paylaşmaya hakkınız olanı girin: başkasının sırrını ya da izni olmadan fotoğrafını değil.</p>
<h2>Birbirimize davranışımız</h2>
<p>Mesajlar, başvurular ve değerlendirmeler ekosistem içindir; toplu reklam, taciz ve asılsız iddialar için değil. Portalın verileri yazılımla ancak dışa aktarma ve belgelenmiş arayüz üzerinden, sınırları içinde alınabilir.</p>
<h2>Paketler ve ödeme</h2>
<p>Bazı filtreler, dışa aktarmalar ve raporlar paketlere dahildir. Paket, satın alındığı süre boyunca geçerlidir; neler içerdiği ödemeden önce fiyatının yanında yazar.</p>
<h2>Sorumluluğumuz</h2>
<p>Kayıtlar üyelerden ve adı belirtilen açık kaynaklardan gelir; her birinde en son ne zaman onaylandığı yazar. Yatırım yapma, işe alma ya da bir ekibe katılma tavsiyesi değildir. Kendi kastımızdan ve ağır kusurumuzdan, ayrıca yasanın kaldırılmasına izin vermediği her hâlden sorumluyuz.</p>
<h2>Ayrılmak ve hesabın kapatılması</h2>
<p>Hesabınızı dilediğiniz an silebilirsiniz; 14 gün boyunca geri getirilebilir, sonra tümüyle silinir. Bu kurallara aykırı bir hesabı kilitleyebiliriz; nedenini de söyleriz.</p>
<h2>Koşullar değişirse</h2>
<p>Değişikliği 30 gün önceden e‑postayla duyururuz. Onayınız, verdiğiniz sürümle birlikte saklanır; neyi kabul ettiğiniz her zaman bellidir.</p>
`,
  },
};
