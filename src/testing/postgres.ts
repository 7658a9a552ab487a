import type { TestProject } from "vitest/node";
import { openServer } from "#db/open.server.ts";
import { prepare } from "./prepare.ts";
import { startPostgres } from "./start-postgres.ts";

/** Starts the native PostgreSQL of the project, with a migrated template database that every test copies. */
export default async function setup(project: TestProject) {
  const release = project.config.env.TEST_DATABASE === "postgres-15" ? "oldest" : "newest";
  const server = await startPostgres({ release, inMemory: true });
  const address = server.addressOf("kovan_template");
  const admin = openServer(server.addressOf("postgres"));
  await admin.pool.query("create database kovan_template");
  await admin.close();
  const database = openServer(address);
  await prepare(database);
  await database.close();
  project.provide("template", address);
  return server.stop;
}
