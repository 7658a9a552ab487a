export { action, clientAction, default, loader, meta } from "./dashboard-add-startup.page.tsx";
