const shared = {
  search: "Search by name",
  columns: {
    name: "Name",
    state: "State",
    isVisible: "Visible",
    owner: "Belongs to",
    type: "Kind",
    city: "City",
    applications: "Applications",
    people: "People with rights",
    createdAt: "Added",
    updatedAt: "Changed",
  },
  values: { state: { visible: "Visible", hidden: "Hidden", deleted: "Deleted" } },
  quick: { visible: "Visible", hidden: "Hidden", recent: "Last 30 days", deleted: "Deleted" },
  addedFrom: "Added from {date}",
  addedTo: "Added until {date}",
  actions: {
    page: { label: "Open the page" },
    edit: { label: "Edit" },
    show: { label: "Show", done: "{name} is visible." },
    hide: {
      label: "Hide",
      title: "Hide this entry?",
      text: "Only its own team finds {name} then.",
      done: "{name} is hidden.",
    },
    delete: {
      label: "Delete",
      title: "Delete this entry?",
      text: "{name} disappears from lists, searches and its own page. You can restore it here.",
      done: "{name} is deleted.",
    },
    restore: { label: "Restore", done: "{name} is back, hidden. Show it when it is as it should be." },
  },
  bulk: {
    show: { label: "Show", title: "{count, plural, one {Show # entry?} other {Show # entries?}}" },
    hide: {
      label: "Hide",
      title: "{count, plural, one {Hide # entry?} other {Hide # entries?}}",
      text: "Only their own teams find them then.",
    },
    delete: {
      label: "Delete",
      title: "{count, plural, one {Delete # entry?} other {Delete # entries?}}",
      text: "They disappear from lists, searches and their own pages. You can restore them here.",
    },
    restore: { label: "Restore", title: "{count, plural, one {Restore # entry?} other {Restore # entries?}}" },
    done: "{count, plural, one {# entry changed.} other {# entries changed.}}",
  },
};

export default {
  organizations: {
    ...shared,
    title: "Organizations",
    lead: "All organizations, hidden and deleted ones too. What is changed here shows on the site at once.",
    add: "Add an organization",
    empty: "Organizations appear here as soon as somebody adds one.",
  },
  providers: {
    ...shared,
    title: "Service providers",
    lead: "All service providers, hidden and deleted ones too. What is changed here shows on the site at once.",
    add: "Add a service provider",
    empty: "Service providers appear here as soon as somebody adds one.",
  },
  programs: {
    ...shared,
    title: "Programs",
    lead: "All programs with their organizations, drafts and deleted ones too. What is changed here shows on the site at once.",
    empty: "Programs appear here as soon as an organization adds one.",
  },
  jobs: {
    ...shared,
    title: "Jobs",
    lead: "All jobs with their startups, hidden and deleted ones too. What is changed here shows on the site at once.",
    empty: "Jobs appear here as soon as a startup adds one.",
  },
  patents: {
    ...shared,
    columns: { ...shared.columns, type: "Technology readiness level" },
    title: "Patents",
    lead: "All patents with their organizations, hidden and deleted ones too. New ones are added with their organization, or many at a time by an import.",
    empty: "Patents show here once an organization adds them or they are imported.",
  },
};
