export { default, loader, meta } from "./dashboard-my-program-applications.page.tsx";
