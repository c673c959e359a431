import * as v from 'valibot';
import { languages } from '../i18n/languages.ts';

export const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

export const text = (maxLength: number) => v.pipe(v.string(), v.maxLength(maxLength));

export const requiredText = (maxLength: number) => v.pipe(text(maxLength), v.nonEmpty());

/** Whole cents; the order API knows no other money, and none below zero. */
export const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const uuid = v.pipe(v.string(), v.regex(/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/));

/** What opens an order: nobody can guess it, and it stands in the links of its buyer only. */
export const token = v.pipe(v.string(), v.regex(/^[\w-]{40,200}$/));

/** What was agreed to at PayPal, or is to be, before there is an order: the id there, a time, who agreed, and a signature. */
export const express = v.pipe(v.string(), v.regex(/^[\w-]{1,36}\.[0-9a-z]{6,10}\.(?:[0-9a-f]{16})?\.[\w-]{43}$/));

/** What every call says of where it comes from. */
export const siteFields = {
  /** The shop's domain. */
  project: requiredText(255),
  language: v.picklist(languages),
};

/** 32 hexadecimal digits. */
const keyedHash = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));

/** What a call that writes says of its sender as well. */
export const senderFields = {
  ...siteFields,
  /** The same id again is the same call: it is kept once. */
  id: v.pipe(v.string(), v.uuid()),
  /** A keyed hash of the visitor's address, for limits; the address itself stays here. */
  client: keyedHash,
  /** The same of the network that it lies in. */
  network: keyedHash,
};

/** The sender of a form. */
export const formFields = {
  ...senderFields,
  /** Filled in what people do not see. */
  isSpam: v.boolean(),
};

/** One kind of piece in an order, and how many of it. */
export const orderLine = v.object({
  product: id,
  variant: v.nullable(id),
  /** What is to be written, by the key of its field; nothing for a piece as it is. */
  personalization: v.pipe(
    v.record(requiredText(64), text(500)),
    v.check((values) => Object.keys(values).length <= 20),
  ),
  count: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(99)),
});

export type OrderLine = v.InferOutput<typeof orderLine>;

/** What somebody chose of a field, with what the shop calls it and takes for it. */
export const personalizationEntry = v.object({
  key: v.string(),
  label: v.string(),
  value: v.string(),
  surcharge_cents: cents,
});

/** What a piece is essentially like, in one respect. */
export const essential = v.object({ key: v.string(), name: v.string(), value: v.string() });

/** `2026-11-26`. */
export const isoDate = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/));

/** Days on which it arrives, or from the last of which on it can be collected. */
export const delivery = v.object({ from: isoDate, to: isoDate, is_collection: v.boolean(), is_prepaid: v.boolean() });

/** Where an order is collected. */
export const branchAddress = v.object({
  name: v.string(),
  street: v.string(),
  zip_code: v.string(),
  city: v.string(),
  country: v.string(),
});

export const taxPart = v.object({ percent: v.number(), cents });

/** Of a picture whose size nobody has measured. */
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
