import type { ErrorRows } from "#shared/errors.ts";

export const paymentsErrors = {
  productNotFound: {
    status: 404,
    en: "Product not found. It may not be offered any more.",
    tr: "Ürün bulunamadı. Artık sunulmuyor olabilir.",
  },
  paymentTypeNotSupported: {
    status: 400,
    en: "Payment type not supported: it is not sold in this currency.",
    tr: "Bu ödeme türü desteklenmiyor: Ürün bu para biriminde satılmıyor.",
  },
  paymentsOff: {
    status: 503,
    en: "Payments are switched off at the moment. Try again later.",
    tr: "Ödemeler şu anda kapalı. Daha sonra yeniden deneyin.",
  },
  paymentProviderAway: {
    status: 503,
    en: "The payment service is not responding. Nothing was charged. Try again in a minute.",
    tr: "Ödeme hizmeti yanıt vermiyor. Sizden bir ücret alınmadı. Bir dakika sonra yeniden deneyin.",
  },
  customerNotAdded: {
    status: 409,
    en: "Error while adding the customer: the payment service does not accept the email address of your account. Nothing was charged. Change the address, or write to us.",
    tr: "Müşteri kaydı eklenirken hata oluştu: Ödeme hizmeti hesabınızın e‑posta adresini kabul etmiyor. Sizden ücret alınmadı. Adresinizi değiştirin ya da bize yazın.",
  },
  planChangeUnanswered: {
    status: 503,
    en: "The payment service did not answer in time. If your package was changed nevertheless, this page shows it within minutes: look before you try again.",
    tr: "Ödeme hizmeti zamanında yanıt vermedi. Paketiniz yine de değiştiyse bu sayfada birkaç dakika içinde görünür: Yeniden denemeden önce buraya bakın.",
  },
  premiumAlready: {
    status: 409,
    en: "You already have premium. Change to another package at “My package and payments”.",
    tr: "Zaten premium üyesiniz. Başka bir pakete “Paketim ve ödemelerim” sayfasından geçebilirsiniz.",
  },
  paymentPending: {
    status: 409,
    en: "A payment of yours is still on its way. You will get an email when it arrives.",
    tr: "Bir ödemeniz hâlâ yolda. Ulaştığında size e‑posta göndereceğiz.",
  },
  newerCheckout: {
    status: 409,
    en: "You have meanwhile started another purchase in another tab. Nothing was charged here. Pay there, or choose again.",
    tr: "Bu arada başka bir sekmede yeni bir satın alma başlattınız. Buradan ücret alınmadı. Ödemeyi orada yapın ya da yeniden seçin.",
  },
  deletionPlanned: {
    status: 409,
    en: "Your account is about to be deleted, and what you buy would go with it. Keep your account first.",
    tr: "Hesabınız silinmek üzere; satın alacağınız şey de onunla birlikte silinirdi. Önce hesabınızı koruyun.",
  },
  boughtAlready: {
    status: 409,
    en: "You have already bought this report. It stays yours.",
    tr: "Bu raporu zaten satın aldınız. Rapor hep sizin kalır.",
  },
  packageIsTest: {
    status: 409,
    en: "You paid for this package with a test card. Nothing is collected for it, and it cannot be changed. Buy the one you want at “Payment plans”: this one ends with that payment.",
    tr: "Bu paketi deneme kartıyla almıştınız. Sizden bir ücret alınmıyor ve paket değiştirilemiyor. İstediğiniz paketi “Ödeme planları” sayfasından satın alın: O ödemeyle birlikte bu paket sona erer.",
  },
  packageDisconnected: {
    status: 409,
    en: "The payment service you use for your package is not connected to the portal at the moment, so the package cannot be changed or ended here. Write to us, and we will do it for you.",
    tr: "Paketinizi ödediğiniz ödeme hizmeti şu anda portala bağlı değil; bu yüzden paket buradan değiştirilemiyor veya sonlandırılamıyor. Bize yazın, sizin için biz yapalım.",
  },
  noCustomer: {
    status: 404,
    en: "You have no payments there yet.",
    tr: "Orada henüz bir ödemeniz yok.",
  },
  noSuchMember: {
    status: 404,
    en: "There is no account with this address.",
    tr: "Bu adresle açılmış bir hesap yok.",
  },
  hasPackage: {
    status: 409,
    en: "This member has a package of their own. A gift can begin when it has ended.",
    tr: "Bu üyenin kendi paketi var. O bittiğinde hediye verilebilir.",
  },
  noGift: {
    status: 409,
    en: "This is not a gift. What was bought ends in the payment history, a seat with its package.",
    tr: "Bu bir hediye değil. Satın alınan paket ödeme geçmişinden, kullanıcı hakkı da paketiyle birlikte sona erer.",
  },
  giftRunning: {
    status: 409,
    en: "You have a package as a gift. You can buy one when it has ended.",
    tr: "Hediye bir paketiniz var. O bittiğinde paket satın alabilirsiniz.",
  },
  seatRunning: {
    status: 409,
    en: "You share a colleague’s package. Leave it at “My package and payments” first, then you can buy one of your own.",
    tr: "Bir iş arkadaşınızın paketini paylaşıyorsunuz. Kendi paketinizi almak için önce “Paketim ve ödemelerim” sayfasında bu paketten ayrılın.",
  },
  samePackage: {
    status: 409,
    en: "You already have this package.",
    tr: "Zaten bu pakettesiniz.",
  },
  shorterPeriod: {
    status: 409,
    en: "A yearly package cannot become a monthly one. End it with its year in the customer portal, and choose the monthly one then.",
    tr: "Yıllık paket aylık pakete çevrilemez. Müşteri portalında yıl sonunda bitmesini seçin, aylık paketi o zaman alın.",
  },
  seatsInUse: {
    status: 409,
    en: "More people use your package than the other one has seats for. Remove some of them first.",
    tr: "Paketinizi kullanan kişi sayısı, seçtiğiniz paketin kullanıcı hakkından fazla. Önce bazı kullanıcı haklarını geri alın.",
  },
  usedMoreInMonth: {
    status: 409,
    en: "In the last 30 days you used more than the other package gives in a month. You can change to it 30 days after that, or when the next period is paid.",
    tr: "Son 30 günde, seçtiğiniz paketin bir ayda verdiğinden fazlasını kullandınız. Bu pakete, kullanımdan 30 gün sonra ya da yeni dönem ödendiğinde geçebilirsiniz.",
  },
  partlyRefunded: {
    status: 409,
    en: "Part of what you paid for this period was given back. You can change the package when the next period begins.",
    tr: "Bu dönem için ödediğiniz tutarın bir kısmı iade edildi. Paketinizi yeni dönem başladığında değiştirebilirsiniz.",
  },
  paymentFailing: {
    status: 409,
    en: "Your card was refused at the renewal. Choose another card in the customer portal first.",
    tr: "Yenilemede kartınız reddedildi. Önce müşteri portalında başka bir kart seçin.",
  },
  cardDeclined: {
    status: 402,
    en: "Your card was refused. Nothing has changed and nothing was charged. Choose another card in the customer portal.",
    tr: "Kartınız reddedildi. Hiçbir şey değişmedi ve sizden ücret alınmadı. Müşteri portalında başka bir kart seçin.",
  },
  priceOutdated: {
    status: 409,
    en: "This price was computed a while ago. Look at the new one and confirm again.",
    tr: "Bu fiyat bir süre önce hesaplandı. Yeni fiyata bakıp yeniden onaylayın.",
  },
  notRefundable: {
    status: 409,
    en: "Nothing of this payment is left to be refunded.",
    tr: "Bu ödemede iade edilecek bir tutar kalmadı.",
  },
  refundRunning: {
    status: 409,
    en: "A refund of this payment is on its way. Wait until the payment service has confirmed it.",
    tr: "Bu ödemenin bir iadesi yolda. Ödeme hizmeti onaylayana kadar bekleyin.",
  },
  refundTooLarge: {
    status: 409,
    en: "That is more than is left of this payment.",
    tr: "Bu, ödemeden kalan tutardan fazla.",
  },
  signatureRefused: {
    status: 400,
    en: "The signature of this event is not valid.",
    tr: "Bu olayın imzası geçerli değil.",
  },
  eventUnreadable: {
    status: 400,
    en: "This event is signed, but cannot be read: fields are missing or not as documented.",
    tr: "Bu olay imzalı ama okunamıyor: Bazı alanlar eksik ya da belgelendiği gibi değil.",
  },
} as const satisfies ErrorRows;
