import * as v from 'valibot';
import { cleanLine, cleanText, isEmailAddress } from '../base/clean-text.ts';
import { languages } from '../i18n/languages.ts';

/** The largest integer key of the CMS. */
const maxKey = 2 ** 31 - 1;

export const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(maxKey));

/** A single line without control characters; its length is measured after they are removed, as in every text here. */
export const line = (maxLength: number) => v.pipe(v.string(), v.transform(cleanLine), v.maxLength(maxLength));

export const requiredLine = (maxLength: number) => v.pipe(line(maxLength), v.nonEmpty());

/** Text of several lines. */
export const text = (maxLength: number) => v.pipe(v.string(), v.transform(cleanText), v.maxLength(maxLength));

export const requiredText = (maxLength: number) => v.pipe(text(maxLength), v.nonEmpty());

export const email = v.pipe(
  v.string(),
  v.maxLength(254),
  v.check((typed) => isEmailAddress(typed)),
);

export const name = requiredLine(200);

export const phone = line(50);

/** Integer cents, the only form of money in the order API; never negative. */
export const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const uuid = v.pipe(v.string(), v.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));

/** Authorizes access to an order. It cannot be guessed and is in the buyer's links only. */
export const token = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

/**
 * The token of a PayPal Express checkout: PayPal's order id, a time, a hash of the payer once approved, and a
 * signature.
 */
export const express = v.pipe(v.string(), v.regex(/^[\w-]{1,36}\.[0-9a-z]{6,10}\.(?:[0-9a-f]{16})?\.[\w-]{43}$/));

export const language = v.picklist(languages);

/** Fields of every call. */
export const siteFields = {
  /** The shop's domain. */
  project: v.pipe(v.string(), v.regex(/^[a-z0-9.-]{1,253}$/)),
  language,
};

const keyedHash = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));

/** Hashes instead of the visitor's IP address, for rate limits; the address itself is not sent. */
const clientFields = {
  client: keyedHash,
  /** Storefronts of older releases do not send it. */
  network: v.optional(keyedHash),
};

/** Fields of every call that writes. `id` is its idempotency key: a repeated call is stored once. */
export const senderFields = { ...siteFields, id: uuid, ...clientFields };

/** The honeypot was filled in. */
export const isSpam = v.boolean();

/** Fields of the forms about products. */
export const formFields = { ...siteFields, id: uuid, isSpam, ...clientFields };

/** As many characters as the longest text of a personalization has (500), in UTF-16 and before it is cleaned. */
const maxValueLength = 2000;

/** The length of the column of a field's key. */
const maxFieldKeyLength = 255;

export const maxCount = 99;

/** A line item: product, variant, personalization and count. */
export const orderLine = v.object({
  product: id,
  variant: v.nullable(id),
  /** Entries by the key of their field; empty without personalization. */
  personalization: v.pipe(
    // A list is a record of its entries otherwise.
    v.unknown(),
    v.check((values) => !Array.isArray(values)),
    v.record(v.pipe(v.string(), v.maxLength(maxFieldKeyLength)), v.pipe(v.string(), v.maxLength(maxValueLength))),
    v.maxEntries(20),
  ),
  count: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(maxCount)),
});

export type OrderLine = v.InferOutput<typeof orderLine>;

export const maxLines = 50;

export const cartLines = v.pipe(v.array(orderLine), v.maxLength(maxLines));

export const orderLines = v.pipe(v.array(orderLine), v.minLength(1), v.maxLength(maxLines));

export const country = v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)));

/** A rate of VAT. */
export const percent = v.pipe(v.number(), v.minValue(0));

/** A number of days or items. */
export const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A personalization entry with its label and surcharge. */
export const personalizationEntry = v.object({
  key: v.string(),
  label: v.string(),
  value: v.string(),
  surcharge_cents: cents,
});

/** An essential attribute of a product, which § 312j (2) BGB requires above the order button. */
export const essential = v.object({ key: v.string(), name: v.string(), value: v.string() });

/** `2026-11-26`. */
export const isoDate = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/));

/** The delivery period. For collection, `to` is the first day on which the order is ready. */
export const delivery = v.object({ from: isoDate, to: isoDate, is_collection: v.boolean(), is_prepaid: v.boolean() });

/** The branch where an order is collected. */
export const branchAddress = v.object({
  name: v.string(),
  street: v.string(),
  zip_code: v.string(),
  city: v.string(),
  country: v.string(),
});

export const taxPart = v.object({ percent, cents });

/** For images of unknown size. */
export const defaultImageSize = { width: 1600, height: 1200 } as const;

/** The background of a picture until it is loaded; older servers send none. */
export const tint = v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{6}$/)));

/** Older servers send null for an unknown size. */
export const image = v.object({
  id: v.string(),
  width: v.nullable(v.number(), defaultImageSize.width),
  height: v.nullable(v.number(), defaultImageSize.height),
  alt: v.optional(v.nullable(v.string()), null),
  tint,
});

export type PersonalizationEntry = v.InferOutput<typeof personalizationEntry>;
export type Essential = v.InferOutput<typeof essential>;
export type Delivery = v.InferOutput<typeof delivery>;
export type BranchAddress = v.InferOutput<typeof branchAddress>;
export type TaxPart = v.InferOutput<typeof taxPart>;
export type Image = v.InferOutput<typeof image>;
