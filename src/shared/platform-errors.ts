import { type ErrorRows, EXPORT_IN_PROGRESS_STATUS } from "./errors.ts";

/** Failures that calls of many features end with. */
export const PLATFORM_ERRORS = {
  invalidInput: {
    status: 400,
    en: "Something in the request is not valid.",
    tr: "İstekteki bir bilgi geçerli değil.",
  },
  invalidQueryId: {
    status: 400,
    en: "Invalid queryId",
    tr: "Geçersiz sorgu kimliği",
  },
  tooManyChoices: {
    status: 400,
    en: "Too many values were selected for one filter.",
    tr: "Bir filtre için çok fazla değer seçildi.",
  },
  signInForMoreChoices: {
    status: 403,
    en: "Without signing in, you can select one value. Sign in to select more.",
    tr: "Giriş yapmadan tek bir değer seçebilirsiniz. Daha fazlası için giriş yapın.",
  },
  unauthorized: {
    status: 401,
    en: "Unauthorized.",
    tr: "Bu işlem için giriş yapmalısınız.",
  },
  confirmationNeeded: {
    status: 403,
    en: "Please confirm that it is you, with your password or a code of your app, and do it again. Signing in again confirms it, too.",
    tr: "Lütfen şifrenizle ya da uygulamanızdaki kodla siz olduğunuzu doğrulayıp yeniden deneyin. Yeniden giriş yapmak da doğrulama yerine geçer.",
  },
  lookingOnly: {
    status: 403,
    en: "You are viewing the site as someone else and can only look. End that view first.",
    tr: "Siteyi başka birinin gözüyle görüyorsunuz; yalnızca bakabilirsiniz. Önce bu görünümü bitirin.",
  },
  sessionExpired: {
    status: 401,
    en: "Your session has ended. Please sign in again.",
    tr: "Oturumunuz sona erdi. Lütfen yeniden giriş yapın.",
  },
  premiumRequired: {
    status: 402,
    en: "Filtering by this needs a premium package.",
    tr: "Buna göre filtrelemek için premium paket gerekir.",
  },
  subscribeToContinue: {
    status: 402,
    en: "Subscribe to continue.",
    tr: "Devam etmek için abone olun.",
  },
  forbidden: {
    status: 403,
    en: "You do not have permission to do this.",
    tr: "Bu işlem için yetkiniz yok.",
  },
  otherPublicUrl: {
    status: 403,
    en: "This form comes from another address than the one that PUBLIC_URL names. Open the site there, or correct PUBLIC_URL.",
    tr: "Bu form, PUBLIC_URL ayarındakinden başka bir adresten geldi. Siteyi o adresten açın ya da PUBLIC_URL ayarını düzeltin.",
  },
  hostNotPassedOn: {
    status: 403,
    en: "This form seems to come from another site: the proxy in front of the server does not pass on the header Host. Let it pass on Host and X-Forwarded-Proto, or set PUBLIC_URL.",
    tr: "Bu form başka bir siteden gelmiş görünüyor: sunucunun önündeki vekil sunucu Host üst bilgisini iletmiyor. Host ve X-Forwarded-Proto üst bilgilerini iletmesini sağlayın ya da PUBLIC_URL ayarını verin.",
  },
  protocolNotPassedOn: {
    status: 403,
    en: "This form seems to come from another site: the proxy in front of the server does not pass on the header X-Forwarded-Proto. Let it pass that on, or set PUBLIC_URL.",
    tr: "Bu form başka bir siteden gelmiş görünüyor: sunucunun önündeki vekil sunucu X-Forwarded-Proto üst bilgisini iletmiyor. Bu üst bilgiyi iletmesini sağlayın ya da PUBLIC_URL ayarını verin.",
  },
  notFound: {
    status: 404,
    en: "Not found.",
    tr: "Bulunamadı.",
  },
  methodNotAllowed: {
    status: 405,
    en: "This address does not accept that method.",
    tr: "Bu adres bu yöntemi kabul etmiyor.",
  },
  conflict: {
    status: 409,
    en: "This entry already exists.",
    tr: "Bu kayıt zaten var.",
  },
  sameEntry: {
    status: 409,
    en: "An entry with this name or website is listed already. Is it this one?",
    tr: "Bu adda ya da bu web sitesiyle bir kayıt zaten var. Aynı kayıt mı?",
  },
  hiddenEntry: {
    status: 409,
    en: "This entry is hidden. Show it first, then edit it.",
    tr: "Bu kayıt gizli. Düzenlemek için önce görünür yapın.",
  },
  changedMeanwhile: {
    status: 409,
    en: "Someone else changed this meanwhile. Compare both, then save again.",
    tr: "Bu bilgi bu arada başkası tarafından değiştirildi. İkisini karşılaştırıp yeniden kaydedin.",
  },
  orderChanged: {
    status: 409,
    en: "Someone else has changed the order meanwhile. The current order is shown: move the entry again.",
    tr: "Sıralama bu arada başkası tarafından değiştirildi. Güncel sıra gösteriliyor; kaydı yeniden taşıyın.",
  },
  inUse: {
    status: 409,
    en: "This entry is in use and cannot be deleted. Switch it off instead.",
    tr: "Bu kayıt kullanılıyor, silinemez. Bunun yerine kapatabilirsiniz.",
  },
  idempotencyKeyReused: {
    status: 409,
    en: "This request key was already used for another request.",
    tr: "Bu istek anahtarı başka bir istekte kullanılmış.",
  },
  requestInProgress: {
    status: 409,
    en: "The same request is still being processed. Try again in a moment.",
    tr: "Aynı istek hâlâ işleniyor. Birazdan yeniden deneyin.",
  },
  slowConditions: {
    status: 422,
    en: "With these filters the list takes too long. Add one that leaves fewer entries, such as a state, a date or a search.",
    tr: "Bu filtrelerle liste çok uzun sürüyor. Durum, tarih ya da arama gibi, daha az kayıt bırakan bir filtre ekleyin.",
  },
  exportInProgress: {
    status: EXPORT_IN_PROGRESS_STATUS,
    en: "Another export is still running. Start the next one when it is ready.",
    tr: "Bir Excel dosyanız hâlâ hazırlanıyor. O hazır olunca yeniden deneyin.",
  },
  bulkInProgress: {
    status: 409,
    en: "Another change of many entries is still running. Start the next one when it has ended.",
    tr: "Başka bir toplu değişiklik hâlâ sürüyor. O bitince yeniden deneyin.",
  },
  tooLarge: {
    status: 413,
    en: "The request is too large.",
    tr: "İstek çok büyük.",
  },
  tooBig: {
    status: 413,
    en: "The file is too large. Images can have up to 5 MB and 50 megapixels, presentations and files to import up to 5 MB, other files up to 3 MB.",
    tr: "Dosya çok büyük. Görseller en fazla 5 MB ve 50 megapiksel, sunumlar ve içe aktarılan dosyalar en fazla 5 MB, diğer dosyalar en fazla 3 MB olabilir.",
  },
  notAnImage: {
    status: 415,
    en: "The file is not an image. Choose a JPEG, PNG, WebP or AVIF picture.",
    tr: "Bu dosya bir görsel değil. JPEG, PNG, WebP veya AVIF biçiminde bir görsel seçin.",
  },
  notAReport: {
    status: 415,
    en: "The file is neither a PDF nor an Excel workbook without macros.",
    tr: "Bu dosya ne bir PDF ne de makrosuz bir Excel çalışma kitabı.",
  },
  notAPdf: {
    status: 415,
    en: "The file is not a PDF.",
    tr: "Bu dosya bir PDF değil.",
  },
  notAPresentation: {
    status: 415,
    en: "The file is neither a PDF nor a PowerPoint presentation (PPTX).",
    tr: "Bu dosya ne bir PDF ne de bir PowerPoint sunumu (PPTX).",
  },
  unsupportedMediaType: {
    status: 415,
    en: "Content of this type cannot be sent here.",
    tr: "Bu türde içerik buraya gönderilemez.",
  },
  tooManyRequests: {
    status: 429,
    en: "Too many requests. Please wait a few minutes.",
    tr: "Çok fazla istek gönderildi. Lütfen birkaç dakika bekleyin.",
  },
  tooManyWrites: {
    status: 429,
    en: "You have made too many changes in a short time. Wait a minute, then continue.",
    tr: "Kısa sürede çok fazla değişiklik yaptınız. Bir dakika bekleyip devam edin.",
  },
  internal: {
    status: 500,
    en: "Something went wrong. Try again.",
    tr: "Bir şeyler ters gitti. Yeniden deneyin.",
  },
  unavailable: {
    status: 503,
    en: "The service is busy. Try again in a moment.",
    tr: "Hizmet şu anda yoğun. Birazdan yeniden deneyin.",
  },
} as const satisfies ErrorRows;
