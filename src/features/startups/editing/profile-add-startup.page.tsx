export { action, default, loader, meta } from "./dashboard-add-startup.page.tsx";
