export default {
  title: { startups: "Compare startups", incubation: "Compare programs", techCenters: "Compare organizations" },
  description: {
    startups: "Startups side by side: stage, place, money raised, team and technologies.",
    incubation: "Programs side by side: dates, money, share, stages and sectors.",
    techCenters: "Organizations side by side: type, place, programs and portfolio.",
  },
  all: { startups: "All startups", incubation: "All programs", techCenters: "All organizations" },
  none: "Nothing to compare yet",
  noneText: "Tick two to four entries in the list, then open the comparison.",
  oneText: "Tick at least one more in the list to see them side by side.",
  cut: "A comparison has room for {max}. The first {max} are shown.",
  gone: "This entry is no longer listed.",
  remove: "Remove {name}",
  fact: "Fact",
  unknown: "Unknown",
};
