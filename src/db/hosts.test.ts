import { expect, test } from "vitest";
import { databaseAddress } from "./hosts.server.ts";

test("an address names one server or several", () => {
  expect(databaseAddress("postgres://kovan:s%40cret@db.example/kovan?sslmode=require")).toEqual({
    hosts: [{ host: "db.example", port: 5432 }],
    url: "postgres://kovan:s%40cret@db.example/kovan?sslmode=require",
  });
  expect(databaseAddress("postgresql://kovan@one:5433,two,[::1]:5434/kovan?target_session_attrs=read-write")).toEqual({
    hosts: [
      { host: "one", port: 5433 },
      { host: "two", port: 5432 },
      { host: "::1", port: 5434 },
    ],
    url: "postgresql://kovan@one:5433/kovan",
  });
  for (const wrong of [
    "mysql://kovan@one/kovan",
    "postgres://kovan@one,/kovan",
    "postgres://one:0/kovan",
    "one:5432",
    "",
  ])
    expect(databaseAddress(wrong), wrong).toBeUndefined();
});
