import { z } from "zod";
import { day } from "../day.ts";
import { id } from "../endpoint.ts";
import { completeLink } from "../field-rules.ts";
import { singleSpaced } from "../one-line.ts";
import { ZERO_ID } from "../zero-id.ts";

// Schemas of the fields of a save: left out means unchanged; null, empty and the zero of older clients mean none.

const LINK_MAX = 300;
const ABSENT_VALUES = ["", ZERO_ID];

export const optionalId = z
  .union([id, z.literal(""), z.literal(ZERO_ID), z.null()])
  .transform((value) => (value === null || ABSENT_VALUES.includes(value) ? null : value))
  .optional();

export const optionalText = (max: number) =>
  z
    .union([z.string().max(max), z.null()])
    .transform((value) => value?.trim() || null)
    .optional();

/** The same on one line. */
export const optionalLine = (max: number) =>
  z
    .union([z.string().max(max), z.null()])
    .transform((value) => (value === null ? null : singleSpaced(value).trim() || null))
    .optional();

/** The address of a page; what it lacks before its host is added. */
export const optionalLink = z
  .union([z.string().max(LINK_MAX), z.null()])
  .transform((value) => completeLink(value?.trim() ?? ""))
  .pipe(z.string().max(LINK_MAX))
  .transform((value) => value || null)
  .optional();

/** "2024-03-01", also with a time; the sentinel of older clients means none (decision 9). */
export const optionalDay = z
  .union([day, z.iso.datetime({ local: true, offset: true }), z.literal(""), z.null()])
  .transform((value) => (!value || value.startsWith("0001-01-01") ? null : value.slice(0, 10)))
  .optional();

/** Two digits after the decimal point are stored: with more, another number would be read than was sent, or none. */
export const inHundredths = (number: z.ZodNumber) =>
  number.refine((value) => Number(value.toFixed(2)) === value, "atMostDecimals:2");

export const optionalNumber = (max: number) => inHundredths(z.number().min(0).max(max)).nullable().optional();
