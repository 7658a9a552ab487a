export default {
  type: "Type",
  place: "Location",
  tagline: "What they do",
  programs: "Programs",
  portfolio: "Portfolio",
  rounds: "Investment rounds",
  patents: "Patents",
  networks: "Angel networks",
  website: "Website",
};
