import * as v from 'valibot';
import { languages } from '../i18n/languages.ts';

export const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

export const text = (maxLength: number) => v.pipe(v.string(), v.maxLength(maxLength));

export const requiredText = (maxLength: number) => v.pipe(text(maxLength), v.nonEmpty());

/** Integer cents, the only form of money in the order API; never negative. */
export const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const uuid = v.pipe(v.string(), v.regex(/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/));

/** Authorizes access to an order. It cannot be guessed and is in the buyer's links only. */
export const token = v.pipe(v.string(), v.regex(/^[\w-]{40,200}$/));

/**
 * The token of a PayPal Express checkout: PayPal's order id, a time, a hash of the payer once approved, and a
 * signature.
 */
export const express = v.pipe(v.string(), v.regex(/^[\w-]{1,36}\.[0-9a-z]{6,10}\.(?:[0-9a-f]{16})?\.[\w-]{43}$/));

/** Fields of every call. */
export const siteFields = {
  /** The shop's domain. */
  project: requiredText(255),
  language: v.picklist(languages),
};

/** 32 hexadecimal digits. */
const keyedHash = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));

/** Fields of every call that writes. */
export const senderFields = {
  ...siteFields,
  /** Idempotency key: a repeated call with the same id is stored once. */
  id: v.pipe(v.string(), v.uuid()),
  /** A keyed hash of the visitor's IP address, for rate limits; the address itself is not sent. */
  client: keyedHash,
  /** The same for the network of the IP address. */
  network: keyedHash,
};

/** Fields of every form. */
export const formFields = {
  ...senderFields,
  /** The honeypot was filled in. */
  isSpam: v.boolean(),
};

/** A line item: product, variant, personalization and count. */
export const orderLine = v.object({
  product: id,
  variant: v.nullable(id),
  /** Entries by the key of their field; empty without personalization. */
  personalization: v.pipe(
    v.record(requiredText(64), text(500)),
    v.check((values) => Object.keys(values).length <= 20),
  ),
  count: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(99)),
});

export type OrderLine = v.InferOutput<typeof orderLine>;

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

export const taxPart = v.object({ percent: v.number(), cents });

/** The size of an image, or the given default where it is unknown. */
const size = (usual: number) =>
  v.pipe(
    v.nullable(v.number()),
    v.transform((measured) => measured ?? usual),
  );

export const image = v.object({
  id: v.string(),
  width: size(1600),
  height: size(1200),
  alt: v.optional(v.nullable(v.string()), ''),
});
