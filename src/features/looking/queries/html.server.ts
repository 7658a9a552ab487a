/** Apart from the other queries: pages alone load it, and their types hang on no table of the database. */
export { lookingOf } from "../parts/bar.server.tsx";
