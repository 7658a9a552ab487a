import type { ShippedText } from "./shipped-text.server.ts";

export const incubation: ShippedText<"incubation"> = {
  en: {
    intro: "",
    title: "Who runs the programs",
    text: "<p>Incubation centers, science parks, universities, companies and investors: each has a page with its programs, portfolio and team.</p>",
  },
  tr: {
    intro: "",
    title: "Programları kimler yürütüyor",
    text: "<p>Kuluçka merkezleri, teknoparklar, üniversiteler, şirketler ve yatırımcılar: her birinin programları, portföyü ve ekibiyle bir sayfası var.</p>",
  },
};
