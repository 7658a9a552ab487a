export default {
  title: "Bu siz misiniz?",
  lead: "Bu işlem yetkileri, ödemeleri ya da kişi verilerini etkiliyor. Siz olduğunuzu doğrulayın, işlem kaldığı yerden sürsün; yazdıklarınız kaybolmaz.",
  password: "Şifreniz",
  code: "Uygulamadaki kod ya da bir kurtarma kodu",
  usePasskey: "Geçiş anahtarını kullan",
  passkeyFailed: "Geçiş anahtarı kullanılamadı. Bir kod girin.",
  demo: "Bu demoda: {password}",
  goOn: "Devam et",
};
