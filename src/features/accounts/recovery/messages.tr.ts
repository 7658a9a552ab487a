import type en from "./messages.en.ts";

export default {
  forgotTitle: "Şifrenizi mi unuttunuz?",
  forgotLead: "E‑posta adresinizi yazın, yeni şifre belirlemeniz için bir bağlantı gönderelim.",
  forgotDescription: "Yeni şifre bağlantısı isteyin.",
  email: "E‑posta",
  send: "Bağlantıyı gönder",
  sentTitle: "Gelen kutunuza bakın",
  sentText:
    "{email} adresiyle bir hesap varsa birkaç dakika içinde bir bağlantı gelir. Bağlantı bir saat içinde bir kez kullanılabilir.",
  sentNote: "Gelmediyse gereksiz posta klasörüne bakın ya da başka bir adres deneyin.",
  back: "Girişe dön",
  resetTitle: "Yeni şifrenizi belirleyin",
  resetLead: "Kaydettiğinizde hesabınızın başka yerlerdeki tüm oturumları kapanır.",
  incompleteTitle: "Bağlantı eksik",
  incompleteLead: "E‑postadaki bağlantının tamamını açın ya da yenisini isteyin.",
  usedTitle: "Bu bağlantı artık geçerli değil",
  usedLead: "Daha önce kullanılmış ya da süresi dolmuş. Hâlâ gerekiyorsa yenisini isteyin.",
  welcomeTitle: "Hoş geldiniz, şifrenizi belirleyin",
  welcomeLead: "Sizin için bir hesap açıldı. Kendi şifrenizi belirlediğinizde kullanmaya başlayabilirsiniz.",
  newPassword: "Yeni şifre",
  save: "Şifreyi kaydet",
  again: "Yeni bağlantı iste",
  doneTitle: "Şifreniz belirlendi",
  doneText: "Şimdi yeni şifrenizle giriş yapın. Diğer tüm oturumlar kapatıldı.",
  signIn: "Giriş yapın",
} satisfies typeof en;
