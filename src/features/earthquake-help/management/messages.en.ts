import page from "../messages.en.ts";

const { expired: _, ...STATES } = page.states;

export default {
  title: "Earthquake help",
  lead: "Offers and needs of the page “Earthquake help”. What is added or changed here shows there at once.",
  search: "Search by title",
  columns: {
    titleEn: "English title",
    titleTr: "Turkish title",
    direction: "Offer or need",
    kind: "Kind",
    state: "State",
    isVisible: "Visible",
    city: "City",
    until: "Last day",
    createdAt: "Added",
    updatedAt: "Last change",
  },
  values: { direction: page.directions, kind: page.kinds, state: STATES },
  quick: { needs: "Open needs", offers: "Open offers", hidden: "Hidden" },
  create: { label: "Add an entry", title: "New offer or need", done: "The entry is added and everybody sees it." },
  actions: {
    edit: { label: "Edit" },
    delete: {
      label: "Delete",
      title: "Delete this entry?",
      text: "“{name}” will be deleted permanently. To take it off the page only, hide it.",
      done: "The entry is deleted.",
    },
  },
  empty: "Nothing is offered or needed yet. Add the first entry.",
  fields: {
    textEn: "English text",
    textTr: "Turkish text",
    untilHint: "Leave empty to keep it open until someone closes it.",
    cityEmpty: "Choose a city",
  },
  edit: { title: "Edit “{title}”", saved: "Saved. Everybody sees it now." },
};
