import type en from "./messages.en.ts";

export default {
  title: "{provider} ile giriş",
  description: "Başka bir sitedeki hesabınızla giriş yapın.",
  progressLead: "{provider} onayı geldi. Giriş yapılıyor …",
  goOn: "Devam et",
  rememberMe: "Bu cihazda beni hatırla",
  welcomeLead: "{provider} sayfasına gider, giriş yapmış olarak dönersiniz.",
  welcomeButton: "{provider} ile devam et",
  refusedTitle: "Giriş yapılamadı",
  again: "{provider} ile yeniden dene",
  signedOutTitle: "Buradan çıkış yaptınız",
  signedOutLead:
    "{provider} ile girmiştiniz; orada oturumunuz açık. Bilgisayarı başkaları da kullanıyorsa oradan da çıkış yapın.",
  signOutThere: "{provider} hesabından da çıkış yap",
  home: "Ana sayfaya git",
  withPassword: "Şifreyle giriş yap",
  setPassword: "Şifre belirle",
  codeTitle: "Gelen kutunuza bakın",
  codeLead:
    "{provider}, adresin size ait olduğunu bize bildirmiyor. <email></email> adresine bir kod gönderdik; kodu buraya yazın.",
  code: "Sekiz haneli kod",
  codeButton: "Doğrula",
  codeNote: "E‑posta gelmedi mi? Gereksiz posta klasörüne bakın ya da baştan başlayın.",
  registerTitle: "Son bir adım",
  registerLead: "<email></email> adresiyle henüz bir hesap yok. Adınızı kontrol edin ve onayınızı verin.",
  registerButton: "Hesap oluştur",
} satisfies typeof en;
