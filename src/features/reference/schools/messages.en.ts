export default {
  title: "Schools typed in",
  lead: "Schools that members typed because they were not in the list. Others see them as suggestions until you reject them. Choosing a country confirms a school; one that is already in the list can be merged into it.",
  search: "Search by name",
  noCountry: "Not confirmed",
  columns: {
    nameEn: "Name",
    nameTr: "Turkish name",
    country: "Country",
    closest: "Closest confirmed school",
    sameAs: "Merge into (whole name)",
    state: "State",
    members: "Profiles",
    suggestedAt: "Typed in",
  },
  values: { state: { suggested: "Suggested", confirmed: "Confirmed", rejected: "Rejected" } },
  quick: { open: "Suggested only" },
  actions: {
    merge: {
      label: "Merge into the closest school",
      title: "Make one school of two?",
      text: "Profiles that name “{nameEn}” will name “{closest}”. This cannot be undone.",
      done: "“{nameEn}” is now the same as “{closest}”.",
    },
    reject: { label: "Reject", done: "“{nameEn}” is no longer offered." },
    reopen: { label: "Offer again", done: "“{nameEn}” is offered again." },
  },
  bulk: {
    rejected: { title: "{count, plural, one {Reject # school?} other {Reject # schools?}}" },
    suggested: { title: "{count, plural, one {Offer # school again?} other {Offer # schools again?}}" },
    done: "{count, plural, one {# school changed.} other {# schools changed.}}",
  },
  empty: "A school appears here as soon as a member types one that is not in the list.",
};
