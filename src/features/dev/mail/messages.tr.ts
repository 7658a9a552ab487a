import type en from "./messages.en.ts";

export default {
  title: "Demo postaları",
  lead: "Posta sunucusu tanımlı olmadığından e-postalar kimseye gitmez; burada ve veri klasöründe birikir.",
  list: "E-postalar",
  shown: "En yeniden eskiye, {total, number} e-postanın {shown, number} tanesi",
  waiting: "bekliyor",
  to: "Alıcı",
  kind: "Tür",
  views: "E-posta görünümleri",
  designed: "Tasarımlı",
  plain: "Düz metin",
  html: "“{subject}” e-postasının tasarımlı hali",
  emptyTitle: "Henüz e-posta yok",
  emptyText: "Kayıt olun ya da yeni şifre isteyin; portalın yazdıkları burada görünür.",
  choose: "Okumak için bir e-posta seçin.",
} satisfies typeof en;
