export default {
  updated: "In force since {date}",
  terms: {
    title: "Terms of service",
    description: "What Kovan offers, what it asks of its members, and what happens when either side stops.",
    lead: "Kovan is run by a university’s startup house. These are the rules between you and the house while you use it.",
    account: {
      title: "Your account",
      text: "One account belongs to one person, who uses their own name and an email address they can be reached at. Keep your password to yourself; you can see and end every open session in your settings.",
    },
    content: {
      title: "What you enter",
      text: "What you write stays yours. You let the portal show it to the people you chose to show it to, in both of its languages, for as long as it stands here. Enter only what is true and what you may share: no secrets of others, no one else’s photograph without their consent.",
    },
    conduct: {
      title: "How we treat each other",
      text: "Messages, applications and reviews are for the ecosystem, not for advertising in bulk, harassment or false claims. Copying the portal’s data by machine is allowed only through its exports and its documented interface, within their limits.",
    },
    premium: {
      title: "Packages and payment",
      text: "Some filters, exports and reports belong to packages. A package lasts for the time it was bought for; what it contains stands beside its price before you pay.",
    },
    liability: {
      title: "What we can answer for",
      text: "Entries come from members and from named public sources, and each says when it was last confirmed. They are not advice to invest, hire or join. We answer for our own intent and gross negligence, and for everything the law does not let us exclude.",
    },
    end: {
      title: "Leaving, and being asked to leave",
      text: "You can delete your account at any time; it can be restored for 14 days and is then gone. We may lock an account that breaks these rules, and we say why.",
    },
    change: {
      title: "When these terms change",
      text: "We announce a change by email 30 days before. Your consent is stored with the version you gave it to, so that it is always clear what you agreed to.",
    },
  },
  privacy: {
    title: "Privacy and security",
    description: "Which personal data Kovan keeps, why, who sees it, and how it is protected.",
    lead: "We keep what the portal needs and no more, show it to those you chose, and delete it when you go.",
    stored: {
      title: "What we keep",
      text: "Your name, email address and password, the latter only as a hash that cannot be turned back; what you enter in your profile and entries; your messages and applications; your consents with their version and time; your open sessions with browser and address.",
    },
    why: {
      title: "Why",
      text: "To run your account and to show you to those you want to be found by. To protect accounts we count failed sign-ins and tell you of sign-ins from devices we do not know. News comes by email only with your consent, which you can take back in your settings.",
    },
    who: {
      title: "Who sees it",
      text: "Email address, telephone, date of birth, salary expectations and your CV are not public. Members of a startup or an organization see what their rights there allow, and its owners see who holds which right. The few people who run the portal see what they need for that, and every change of theirs is recorded.",
    },
    cookies: {
      title: "Cookies",
      text: "One cookie keeps your session, one your language, one your theme if you chose one, and one tells your own devices from others. None of them follows you elsewhere.",
    },
    security: {
      title: "How it is protected",
      text: "Connections are encrypted, passwords hashed with argon2id, session tokens stored only as hashes, uploaded pictures drawn anew. Found a weakness? Tell the startup house: we answer, and do not go after people who tell us in good faith.",
    },
    rights: {
      title: "What you can do",
      text: "You can download everything we hold about you, correct it, and delete your account. After 14 days it is gone; what you wrote to others stays with them without your name.",
    },
  },
  personalData: {
    title: "Protection of personal data",
    description: "Notice under the Turkish law on the protection of personal data (KVKK, no. 6698).",
    lead: "Notice under article 10 of Law no. 6698 on the protection of personal data (KVKK).",
    controller: {
      title: "Who is responsible",
      text: "The data controller is the university whose startup house runs this portal. Requests about personal data are taken at the startup house, in writing or by email.",
    },
    purposes: {
      title: "Purposes and legal grounds",
      text: "Membership, applications and messages are processed because they are needed to carry out what you asked for (article 5/2-c); security records because the law and our legitimate interest ask for them (5/2-ç and 5/2-f); news by email with your explicit consent only (5/1).",
    },
    collection: {
      title: "How data are collected",
      text: "By the forms you fill in, by the services you sign in with when you choose to, and automatically where a session is opened. All of it electronically.",
    },
    transfer: {
      title: "To whom they are passed on",
      text: "To those you address: the program you apply to, the startup you join, the person you write to. To service providers that send email, store files or take payments on our behalf, as far as their task needs it. To authorities where the law obliges us.",
    },
    duration: {
      title: "For how long",
      text: "While your account exists and 14 days beyond; records that the law asks for, as long as it asks for them.",
    },
    rights: {
      title: "Your rights under article 11",
      text: "You may learn whether your data are processed and how, to whom they were passed on, have them corrected or erased, object to results of automatic analysis, and claim compensation. Downloading and erasing is one click in your settings; for the rest write to us, and we answer within 30 days.",
    },
  },
};
