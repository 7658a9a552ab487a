import type en from "./messages.en.ts";

export default {
  share: "Paylaş",
  copied: "Bağlantı panoya kopyalandı.",
  notCopied: "Tarayıcınız kopyalamaya izin vermiyor. Sayfanın adresi:",
} satisfies typeof en;
