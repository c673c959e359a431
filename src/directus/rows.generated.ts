/**
 * The rows of the content system, written from the content model by `npm --prefix cms run model`; not edited by hand.
 *
 * A reference is the row that it leads to, since a query names the fields that it wants of it. Where a row is a part
 * of another, its owner is the bare key; so is a language. Money and other decimals come as text or as numbers,
 * depending on the database. Only what a query asks for is there. JSON has a type where only our own code writes it.
 */

export type FileRow = {
  id: string;
  title: string | null;
  description: string | null;
  type: string | null;
  filename_download: string | null;
  filesize: string | number | null;
  width: number | null;
  height: number | null;
  focal_point_x: number | null;
  focal_point_y: number | null;
  modified_on: string | null;
  /** Six hexadecimal digits; empty for a file without a tint, null until it was computed. */
  tint: string | null;
};

type AddressJson = {
  first_name: string;
  last_name: string;
  company: string;
  street: string;
  house_number: string;
  addition: string;
  zip_code: string;
  city: string;
  country: string;
};

type BranchAddressJson = { name: string; street: string; zip_code: string; city: string; country: string };

type PaymentMethodJson = { id: number; key: 'prepayment' | 'cash' | 'klarna' | 'paypal'; name: string };

type TaxShareJson = { percent: number; cents: number };

type EssentialJson = { key: string; name: string; value: string };

type PersonalizationJson = { key: string; label: string; value: string; surcharge_cents: number };

export type EcommerceProductRow = {
  id: number;
  status: 'draft' | 'published' | 'archived';
  project: ProjectRow | null;
  category: EcommerceCategoryRow | null;
  manufacturer: EcommerceManufacturerRow | null;
  slug: string;
  reference_number: string | null;
  price_brutto: string | number | null;
  price_confirmed: boolean;
  original_price_brutto: string | number | null;
  tax_percent: string | number | null;
  stock: number;
  shipping_time: number | null;
  reorder_time: number | null;
  reorder_possible: boolean;
  images: EcommerceProductFilesRow[] | null;
  translations: EcommerceProductTranslationsRow[] | null;
  product_variants: EcommerceProductVariantRow[] | null;
  branch_stock: EcommerceProductBranchStockRow[] | null;
  personalization: EcommercePersonalizationRow | null;
  ring_studio: RingStudioRow[] | null;
  size_guide: EcommerceSizeGuideRow | null;
  attributes: EcommerceProductAttributeRow[] | null;
  subcategories: EcommerceProductSubcategoryRow[] | null;
  tags: string[] | null;
  warranty_months: number | null;
  guarantee_months: number | null;
  gtin: string | null;
  ratings: EcommerceProductRatingRow[] | null;
  demand: number;
  price_log: EcommercePriceLogRow[] | null;
  sort: number | null;
  date_created: string | null;
  date_updated: string | null;
};

export type EcommerceProductFilesRow = {
  id: number;
  ecommerce_product_id: number | null;
  directus_files_id: FileRow | null;
  sort: number | null;
};

export type EcommerceProductTranslationsRow = {
  id: number;
  ecommerce_product_id: number | null;
  language: string | null;
  display_name: string;
  teaser: string | null;
  description: string | null;
  variant_display_name: string | null;
  safety_information: string | null;
  seo_title: string | null;
  seo_description: string | null;
};

export type EcommerceProductSubcategoryRow = {
  id: number;
  ecommerce_product_id: number | null;
  subcategory_id: EcommerceSubcategoryRow | null;
};

export type EcommerceOrderRow = {
  id: number;
  status: 'new' | 'paid' | 'in_progress' | 'ready' | 'shipped' | 'collected' | 'cancelled' | 'withdrawn';
  date_created: string | null;
  order_number: string | null;
  customer_email: string | null;
  phone: string | null;
  items: EcommerceOrderItemRow[] | null;
  shipping_address: AddressJson | null;
  invoice_address: AddressJson | null;
  gift_message: string | null;
  comment: string | null;
  tracking: string | null;
  notes: string | null;
  payment_method: EcommercePaymentMethodRow | null;
  payment_status: 'open' | 'pending' | 'authorized' | 'paid' | 'refunded' | 'failed';
  payment_reference: string | null;
  shipping_method: EcommerceShippingMethodRow | null;
  branch: BranchRow | null;
  branch_address: BranchAddressJson | null;
  delivery_from: string | null;
  delivery_to: string | null;
  shipping_cost: string | number | null;
  present_wrap: boolean;
  present_wrap_cost: string | number | null;
  total_price_brutto: string | number | null;
  accepted_total: string | number | null;
  tax_total: string | number | null;
  date_expires: string | null;
  payments: EcommercePaymentRow[] | null;
  events: EcommerceOrderEventRow[] | null;
  withdrawals: EcommerceWithdrawalRow[] | null;
  mails: MailRow[] | null;
  project: ProjectRow | null;
  language: 'de' | 'en' | 'fr' | null;
  ordered_payment_method: PaymentMethodJson | null;
  tax: TaxShareJson[] | null;
  uuid: string | null;
  idempotency_key: string | null;
  body_hash: string | null;
  provider_order_id: string | null;
  access_token_hash: string | null;
  date_updated: string | null;
};

export type EcommerceOrderItemRow = {
  id: number;
  order: number | null;
  count: number;
  price_brutto: string | number | null;
  surcharge: string | number | null;
  display_name: string | null;
  variant_name: string | null;
  reference_number: string | null;
  essentials: EssentialJson[] | null;
  tax_percent: string | number | null;
  product: EcommerceProductRow | null;
  variant: EcommerceProductVariantRow | null;
  personalization: PersonalizationJson[] | null;
  pair: unknown;
  drawings: EcommerceOrderDrawingRow[] | null;
  is_personalized: boolean;
  withdrawn: boolean;
  shipping_days: number | null;
  stock_taken: number;
  sort: number | null;
};

export type EcommercePaymentRow = {
  id: number;
  order: number | null;
  provider: 'prepayment' | 'cash' | 'paypal' | 'klarna' | null;
  status: 'created' | 'approved' | 'captured' | 'refused' | 'failed' | 'refunded';
  amount: string | number | null;
  currency: string | null;
  provider_id: string | null;
  details: unknown;
  date_created: string | null;
};

export type EcommerceOrderDrawingRow = {
  id: number;
  item: number | null;
  message: number | null;
  ring: number;
  hash: string | null;
  data: string | null;
  date_created: string | null;
};

export type EcommerceOrderEventRow = {
  id: number;
  order: number | null;
  kind:
    | 'placed'
    | 'payment_created'
    | 'payment_approved'
    | 'payment_captured'
    | 'payment_refused'
    | 'payment_failed'
    | 'payment_refunded'
    | 'cancelled'
    | 'expired'
    | 'mail_sent'
    | 'mail_waiting'
    | 'mail_delivered'
    | 'mail_failed'
    | 'paid_told'
    | 'ready_told'
    | 'shipped_told'
    | 'tracking_told'
    | 'cancelled_told'
    | 'refund_due'
    | 'withdrawal_received'
    | 'status_changed'
    | 'payment_status_changed'
    | 'changed'
    | null;
  text: string | null;
  date_created: string | null;
};

export type EcommerceWithdrawalRow = {
  id: number;
  status: 'new' | 'in_progress' | 'done' | 'spam';
  date_created: string | null;
  order: EcommerceOrderRow | null;
  order_number: string | null;
  name: string | null;
  email: string | null;
  lines: unknown;
  items: string | null;
  message: string | null;
  notes: string | null;
  language: 'de' | 'en' | 'fr' | null;
  project: ProjectRow | null;
  mails: MailRow[] | null;
  request_id: string | null;
};

export type EcommerceOrderNumberRow = {
  id: number;
  scope: string;
  last: number;
};

export type EcommerceRequestRow = {
  id: number;
  status: 'new' | 'in_progress' | 'done' | 'spam';
  date_created: string | null;
  kind: 'availability' | 'reservation' | 'appointment';
  project: ProjectRow | null;
  product: EcommerceProductRow | null;
  variant: EcommerceProductVariantRow | null;
  name: string | null;
  email: string | null;
  phone: string | null;
  language: 'de' | 'en' | 'fr' | null;
  message: string | null;
  notes: string | null;
  mail_status: 'pending' | 'sent' | 'failed' | 'none';
  mail_attempts: number;
  mail_error: string | null;
  mails: MailRow[] | null;
  request_id: string | null;
};

export type ContactMessageRow = {
  id: number;
  status: 'new' | 'in_progress' | 'done' | 'spam';
  date_created: string | null;
  name: string | null;
  email: string | null;
  language: 'de' | 'en' | 'fr' | null;
  project: ProjectRow | null;
  message: string | null;
  drawings: EcommerceOrderDrawingRow[] | null;
  mail_status: 'pending' | 'sent' | 'failed' | 'none';
  mail_attempts: number;
  mail_error: string | null;
  mails: MailRow[] | null;
  request_id: string | null;
};

export type NewsletterSubscriberRow = {
  id: number;
  email: string;
  status: 'pending' | 'confirmed' | 'unsubscribed';
  language: 'de' | 'en' | 'fr' | null;
  project: ProjectRow | null;
  date_created: string | null;
  date_requested: string | null;
  date_confirmed: string | null;
  date_unsubscribed: string | null;
  mails: MailRow[] | null;
  confirm_expires: string | null;
  confirm_seed: string | null;
  confirm_hash: string | null;
  unsubscribe_seed: string | null;
  unsubscribe_hash: string | null;
};

export type MailRow = {
  id: number;
  status: 'pending' | 'sending' | 'sent' | 'failed';
  last_error: string | null;
  date_created: string | null;
  date_sent: string | null;
  attempts: number;
  next_attempt: string | null;
  recipient: 'shop' | 'visitor';
  kind:
    | 'order_confirmed'
    | 'order_paid'
    | 'order_shipped'
    | 'order_tracking'
    | 'order_ready'
    | 'order_cancelled'
    | 'order_refused'
    | 'withdrawal_received'
    | 'request_received'
    | 'newsletter_confirm'
    | 'newsletter_welcome'
    | 'newsletter_known'
    | 'stock_alert_confirm'
    | 'stock_alert_known'
    | 'stock_alert_available'
    | 'notice'
    | null;
  to: string | null;
  reply_to: string | null;
  subject: string | null;
  text: string | null;
  language: 'de' | 'en' | 'fr' | null;
  project: ProjectRow | null;
  message: number | null;
  request: number | null;
  order: number | null;
  withdrawal: number | null;
  rating: number | null;
  subscriber: number | null;
  stock_alert: number | null;
  content: unknown;
  claimed_at: string | null;
  message_id: string | null;
};

export type EcommerceWaitlistRow = {
  id: number;
  product: EcommerceProductRow | null;
  variant: EcommerceProductVariantRow | null;
  waiting: number;
  told: number;
  turns: unknown;
  project: ProjectRow | null;
  scope: string | null;
};

export type EcommerceStockAlertRow = {
  id: number;
  product: EcommerceProductRow | null;
  variant: EcommerceProductVariantRow | null;
  status: 'pending' | 'confirmed' | 'told';
  email: string;
  language: 'de' | 'en' | 'fr' | null;
  project: ProjectRow | null;
  date_created: string | null;
  date_confirmed: string | null;
  date_told: string | null;
  mails: MailRow[] | null;
  confirm_expires: string | null;
  request_key: string | null;
  confirm_seed: string | null;
  confirm_hash: string | null;
  unsubscribe_seed: string | null;
  unsubscribe_hash: string | null;
};

export type EcommerceProductBranchStockRow = {
  id: number;
  owner: number | null;
  branch: BranchRow | null;
  stock: number;
  sort: number | null;
};

export type EcommerceVariantBranchStockRow = {
  id: number;
  owner: number | null;
  branch: BranchRow | null;
  stock: number;
  sort: number | null;
};

export type EcommerceProductVariantRow = {
  id: number;
  product: number | null;
  display_name: string;
  reference_number_suffix: string | null;
  price_brutto: string | number | null;
  price_confirmed: boolean;
  original_price_brutto: string | number | null;
  stock: number;
  shipping_time: number | null;
  reorder_time: number | null;
  reorder_possible: boolean;
  active: boolean;
  branch_stock: EcommerceVariantBranchStockRow[] | null;
  sort: number | null;
};

export type EcommerceProductAttributeRow = {
  id: number;
  product: number | null;
  group: EcommerceAttributeGroupRow | null;
  display_values: EcommerceProductAttributeValueRow[] | null;
  sort: number | null;
};

export type EcommerceProductAttributeValueRow = {
  id: number;
  ecommerce_product_attribute_id: number | null;
  ecommerce_attribute_id: EcommerceAttributeRow | null;
};

export type EcommerceProductRatingRow = {
  id: number;
  status: 'pending' | 'published' | 'rejected';
  verified: boolean;
  product: number | null;
  rating: number;
  name: string | null;
  title: string | null;
  comment: string | null;
  language: 'de' | 'en' | 'fr' | null;
  date_created: string | null;
  mails: MailRow[] | null;
  request_id: string | null;
};

export type EcommercePriceLogRow = {
  id: number;
  product: number | null;
  variant: EcommerceProductVariantRow | null;
  price_brutto: string | number | null;
  valid_from: string;
};

export type EcommerceFormerAddressRow = {
  id: number;
  slug: string;
  product: EcommerceProductRow | null;
  project: ProjectRow | null;
  date_created: string | null;
};

export type EcommerceVisitorLimitRow = {
  id: number;
  client: string;
  network: string | null;
  kind: 'request' | 'rating' | 'withdrawal' | 'order' | 'refused_order' | 'express';
  order: EcommerceOrderRow | null;
  date_created: string | null;
};

export type RingStudioRow = {
  id: number;
  project: ProjectRow | null;
  active: boolean;
  product: EcommerceProductRow | null;
  breakdown: 'none' | 'weights' | 'full';
  translations: RingStudioTranslationsRow[] | null;
  questions: BlockFaqRow | null;
  min_size: string | number;
  max_size: string | number;
  min_width: string | number;
  max_width: string | number;
  min_height: string | number;
  max_height: string | number;
  max_characters: number;
  making_price: string | number;
  zone_price: string | number;
  loss_percent: string | number;
  rounding: string | number;
  price_confirmed: boolean;
  sort: number | null;
  date_created: string | null;
  date_updated: string | null;
};

export type RingStudioTranslationsRow = {
  id: number;
  ring_studio_id: number | null;
  language: string | null;
  display_name: string;
  description: string | null;
};

export type RingAlloyRow = {
  id: number;
  project: ProjectRow | null;
  key: string;
  active: boolean;
  color: string;
  density: string | number;
  gram_price: string | number;
  making_price: string | number;
  price_confirmed: boolean;
  translations: RingAlloyTranslationsRow[] | null;
  sort: number | null;
  date_created: string | null;
  date_updated: string | null;
};

export type RingAlloyTranslationsRow = {
  id: number;
  ring_alloy_id: number | null;
  language: string | null;
  display_name: string;
  description: string | null;
  care: string | null;
  allergy: string | null;
};

export type RingOptionRow = {
  id: number;
  project: ProjectRow | null;
  kind: 'profile' | 'surface' | 'groove' | 'setting' | 'engraving' | 'font';
  key:
    | 'flat'
    | 'rounded'
    | 'comfort'
    | 'half-round'
    | 'bevelled'
    | 'concave'
    | 'knife-edge'
    | 'soft-square'
    | 'polished'
    | 'matt'
    | 'brushed-length'
    | 'brushed-cross'
    | 'sand'
    | 'ice'
    | 'hammered'
    | 'fine'
    | 'wide'
    | 'bezel'
    | 'channel'
    | 'pave'
    | 'laser'
    | 'diamond'
    | 'drawing'
    | 'serif'
    | 'sans'
    | 'script';
  active: boolean;
  price: string | number;
  price_confirmed: boolean;
  min_width: string | number;
  min_height: string | number;
  excludes: string[] | null;
  translations: RingOptionTranslationsRow[] | null;
  sort: number | null;
  date_created: string | null;
  date_updated: string | null;
};

export type RingOptionTranslationsRow = {
  id: number;
  ring_option_id: number | null;
  language: string | null;
  display_name: string;
  description: string | null;
};

export type RingStoneRow = {
  id: number;
  project: ProjectRow | null;
  key: string;
  active: boolean;
  diameter: string | number;
  carat: string | number;
  price: string | number;
  price_confirmed: boolean;
  translations: RingStoneTranslationsRow[] | null;
  sort: number | null;
  date_created: string | null;
  date_updated: string | null;
};

export type RingStoneTranslationsRow = {
  id: number;
  ring_stone_id: number | null;
  language: string | null;
  display_name: string;
  description: string | null;
};

export type RingPresetRow = {
  id: number;
  status: 'draft' | 'published' | 'archived';
  project: ProjectRow | null;
  configuration: string;
  translations: RingPresetTranslationsRow[] | null;
  sort: number | null;
  date_created: string | null;
  date_updated: string | null;
};

export type RingPresetTranslationsRow = {
  id: number;
  ring_preset_id: number | null;
  language: string | null;
  display_name: string;
  description: string | null;
};

export type PageRow = {
  id: number;
  status: 'draft' | 'published' | 'archived';
  project: ProjectRow | null;
  key:
    | 'home'
    | 'contact'
    | 'thanks'
    | 'newsletter'
    | 'imprint'
    | 'privacy'
    | 'watches'
    | 'jewelry'
    | 'wedding_rings'
    | 'engagement_rings'
    | 'beads'
    | 'accessories'
    | 'optics'
    | 'for_kids'
    | 'events'
    | 'home_fabrics'
    | 'decoratives'
    | 'floral_workshop'
    | 'room_fragrances'
    | 'bicycles'
    | 'window'
    | 'appointment'
    | 'insights'
    | 'faq'
    | 'info'
    | 'partner'
    | 'materials'
    | 'sustainability'
    | 'privacy_social'
    | 'display'
    | 'accessibility'
    | 'not_found'
    | null;
  path: string | null;
  image: FileRow | null;
  translations: PageTranslationsRow[] | null;
  blocks: PageBlocksRow[] | null;
  date_created: string | null;
  date_updated: string | null;
};

export type PageTranslationsRow = {
  id: number;
  page_id: number | null;
  language: string | null;
  title: string;
  lead: string | null;
  image_alt: string | null;
  seo_title: string | null;
  seo_description: string | null;
  seo_keywords: string | null;
};

export type PageBlocksRow = {
  id: number;
  page_id: number | null;
  sort: number | null;
} & PageBlocksItem;

export type PageBlocksItem =
  | { collection: 'block_rich_text'; item: BlockRichTextRow | null }
  | { collection: 'block_picture'; item: BlockPictureRow | null }
  | { collection: 'block_gallery'; item: BlockGalleryRow | null }
  | { collection: 'block_text_picture'; item: BlockTextPictureRow | null }
  | { collection: 'block_teasers'; item: BlockTeasersRow | null }
  | { collection: 'block_quote'; item: BlockQuoteRow | null }
  | { collection: 'block_faq'; item: BlockFaqRow | null }
  | { collection: 'block_opening_hours'; item: BlockOpeningHoursRow | null }
  | { collection: 'block_branches'; item: BlockBranchesRow | null }
  | { collection: 'block_contact'; item: BlockContactRow | null }
  | { collection: 'block_products'; item: BlockProductsRow | null }
  | { collection: 'block_call_to_action'; item: BlockCallToActionRow | null }
  | { collection: 'block_downloads'; item: BlockDownloadsRow | null }
  | { collection: 'block_video'; item: BlockVideoRow | null };

export type ArticleRow = {
  id: number;
  status: 'draft' | 'published' | 'archived';
  project: ProjectRow | null;
  date_published: string | null;
  author: string | null;
  image: FileRow | null;
  translations: ArticleTranslationsRow[] | null;
  blocks: ArticleBlocksRow[] | null;
  date_created: string | null;
  date_updated: string | null;
};

export type ArticleTranslationsRow = {
  id: number;
  article_id: number | null;
  language: string | null;
  title: string;
  slug: string;
  lead: string | null;
  image_alt: string | null;
  seo_title: string | null;
  seo_description: string | null;
};

export type ArticleBlocksRow = {
  id: number;
  article_id: number | null;
  sort: number | null;
} & ArticleBlocksItem;

export type ArticleBlocksItem =
  | { collection: 'block_rich_text'; item: BlockRichTextRow | null }
  | { collection: 'block_picture'; item: BlockPictureRow | null }
  | { collection: 'block_gallery'; item: BlockGalleryRow | null }
  | { collection: 'block_text_picture'; item: BlockTextPictureRow | null }
  | { collection: 'block_teasers'; item: BlockTeasersRow | null }
  | { collection: 'block_quote'; item: BlockQuoteRow | null }
  | { collection: 'block_faq'; item: BlockFaqRow | null }
  | { collection: 'block_opening_hours'; item: BlockOpeningHoursRow | null }
  | { collection: 'block_branches'; item: BlockBranchesRow | null }
  | { collection: 'block_contact'; item: BlockContactRow | null }
  | { collection: 'block_products'; item: BlockProductsRow | null }
  | { collection: 'block_call_to_action'; item: BlockCallToActionRow | null }
  | { collection: 'block_downloads'; item: BlockDownloadsRow | null }
  | { collection: 'block_video'; item: BlockVideoRow | null };

export type EventRow = {
  id: number;
  status: 'draft' | 'published' | 'archived';
  project: ProjectRow | null;
  starts_at: string;
  ends_at: string | null;
  image: FileRow | null;
  translations: EventTranslationsRow[] | null;
  date_created: string | null;
  date_updated: string | null;
};

export type EventTranslationsRow = {
  id: number;
  event_id: number | null;
  language: string | null;
  title: string;
  text: string | null;
  location: string | null;
  image_alt: string | null;
};

export type BlockRichTextRow = {
  id: number;
  translations: BlockRichTextTranslationsRow[] | null;
};

export type BlockRichTextTranslationsRow = {
  id: number;
  block_rich_text_id: number | null;
  language: string | null;
  content: string;
};

export type BlockPictureRow = {
  id: number;
  image: FileRow | null;
  translations: BlockPictureTranslationsRow[] | null;
};

export type BlockPictureTranslationsRow = {
  id: number;
  block_picture_id: number | null;
  language: string | null;
  alt: string | null;
  caption: string | null;
};

export type BlockGalleryRow = {
  id: number;
  translations: BlockGalleryTranslationsRow[] | null;
  images: BlockGalleryFilesRow[] | null;
};

export type BlockGalleryTranslationsRow = {
  id: number;
  block_gallery_id: number | null;
  language: string | null;
  heading: string | null;
};

export type BlockGalleryFilesRow = {
  id: number;
  block_gallery_id: number | null;
  directus_files_id: FileRow | null;
  sort: number | null;
};

export type BlockTextPictureRow = {
  id: number;
  image: FileRow | null;
  side: 'left' | 'right';
  link_path: string | null;
  translations: BlockTextPictureTranslationsRow[] | null;
};

export type BlockTextPictureTranslationsRow = {
  id: number;
  block_text_picture_id: number | null;
  language: string | null;
  heading: string | null;
  content: string | null;
  link_label: string | null;
  alt: string | null;
};

export type BlockTeasersRow = {
  id: number;
  translations: BlockTeasersTranslationsRow[] | null;
  teasers: TeaserRow[] | null;
};

export type BlockTeasersTranslationsRow = {
  id: number;
  block_teasers_id: number | null;
  language: string | null;
  heading: string | null;
};

export type TeaserRow = {
  id: number;
  block_teasers: number | null;
  image: FileRow | null;
  path: string | null;
  translations: TeaserTranslationsRow[] | null;
  sort: number | null;
};

export type TeaserTranslationsRow = {
  id: number;
  teaser_id: number | null;
  language: string | null;
  title: string;
  text: string | null;
  label: string | null;
  alt: string | null;
};

export type BlockQuoteRow = {
  id: number;
  translations: BlockQuoteTranslationsRow[] | null;
};

export type BlockQuoteTranslationsRow = {
  id: number;
  block_quote_id: number | null;
  language: string | null;
  quote: string;
  source: string | null;
};

export type BlockFaqRow = {
  id: number;
  translations: BlockFaqTranslationsRow[] | null;
  items: FaqItemRow[] | null;
};

export type BlockFaqTranslationsRow = {
  id: number;
  block_faq_id: number | null;
  language: string | null;
  heading: string | null;
};

export type FaqItemRow = {
  id: number;
  block_faq: number | null;
  translations: FaqItemTranslationsRow[] | null;
  sort: number | null;
};

export type FaqItemTranslationsRow = {
  id: number;
  faq_item_id: number | null;
  language: string | null;
  question: string;
  answer: string;
};

export type BlockOpeningHoursRow = {
  id: number;
  branch: BranchRow | null;
  translations: BlockOpeningHoursTranslationsRow[] | null;
};

export type BlockOpeningHoursTranslationsRow = {
  id: number;
  block_opening_hours_id: number | null;
  language: string | null;
  heading: string | null;
};

export type BlockBranchesRow = {
  id: number;
  translations: BlockBranchesTranslationsRow[] | null;
};

export type BlockBranchesTranslationsRow = {
  id: number;
  block_branches_id: number | null;
  language: string | null;
  heading: string | null;
};

export type BlockContactRow = {
  id: number;
  translations: BlockContactTranslationsRow[] | null;
};

export type BlockContactTranslationsRow = {
  id: number;
  block_contact_id: number | null;
  language: string | null;
  heading: string | null;
  content: string | null;
};

export type BlockProductsRow = {
  id: number;
  category: EcommerceCategoryRow | null;
  count: number;
  translations: BlockProductsTranslationsRow[] | null;
};

export type BlockProductsTranslationsRow = {
  id: number;
  block_products_id: number | null;
  language: string | null;
  heading: string | null;
};

export type BlockCallToActionRow = {
  id: number;
  appearance: 'plain' | 'deep';
  path: string | null;
  external_path: string | null;
  translations: BlockCallToActionTranslationsRow[] | null;
};

export type BlockCallToActionTranslationsRow = {
  id: number;
  block_call_to_action_id: number | null;
  language: string | null;
  heading: string | null;
  content: string | null;
  label: string | null;
};

export type BlockDownloadsRow = {
  id: number;
  translations: BlockDownloadsTranslationsRow[] | null;
  files: BlockDownloadsFilesRow[] | null;
};

export type BlockDownloadsTranslationsRow = {
  id: number;
  block_downloads_id: number | null;
  language: string | null;
  heading: string | null;
};

export type BlockDownloadsFilesRow = {
  id: number;
  block_downloads_id: number | null;
  directus_files_id: FileRow | null;
  sort: number | null;
};

export type BlockVideoRow = {
  id: number;
  provider: 'file' | 'youtube' | 'vimeo';
  video_id: string | null;
  file: FileRow | null;
  poster: FileRow | null;
  translations: BlockVideoTranslationsRow[] | null;
};

export type BlockVideoTranslationsRow = {
  id: number;
  block_video_id: number | null;
  language: string | null;
  title: string;
  caption: string | null;
};

export type MenuRow = {
  id: number;
  project: ProjectRow | null;
  key: 'primary' | 'footer' | 'legal' | 'shop';
  entries: MenuEntryRow[] | null;
};

export type MenuEntryRow = {
  id: number;
  menu: number | null;
  parent: number | null;
  group: number | null;
  type: 'page' | 'panel' | 'shop' | 'anchor' | 'external' | 'email' | 'phone' | 'social';
  path: string | null;
  path_prefix: boolean;
  anchor: string | null;
  external_path: string | null;
  media: string | null;
  translations: MenuEntryTranslationsRow[] | null;
  sub: MenuEntryRow[] | null;
  groups: MenuGroupRow[] | null;
  sort: number | null;
};

export type MenuEntryTranslationsRow = {
  id: number;
  menu_entry_id: number | null;
  language: string | null;
  display_name: string;
};

export type MenuGroupRow = {
  id: number;
  entry: number | null;
  translations: MenuGroupTranslationsRow[] | null;
  sub: MenuEntryRow[] | null;
  sort: number | null;
};

export type MenuGroupTranslationsRow = {
  id: number;
  menu_group_id: number | null;
  language: string | null;
  displayName: string;
};

export type WidgetRow = {
  id: number;
  project: ProjectRow | null;
  widget_name: string;
  position: 'footer';
  props: unknown;
  translations: WidgetTranslationsRow[] | null;
  sort: number | null;
};

export type WidgetTranslationsRow = {
  id: number;
  widget_id: number | null;
  language: string | null;
  header: string | null;
};

export type LegalNoticeRow = {
  id: number;
  project: ProjectRow | null;
  notice_id:
    | 'additional_top_info'
    | 'legal_authority'
    | 'insurance'
    | 'dispute'
    | 'battery'
    | 'image_sources'
    | 'brand_area'
    | 'additional_bottom_info'
    | 'data_protection'
    | 'consent_manager';
  name: string | null;
  street: string | null;
  number: string | null;
  zip_code: string | null;
  city: string | null;
  phone_number: string | null;
  email: string | null;
  translations: LegalNoticeTranslationsRow[] | null;
  sort: number | null;
  date_created: string | null;
  date_updated: string | null;
};

export type LegalNoticeTranslationsRow = {
  id: number;
  legal_notice_id: number | null;
  language: string | null;
  heading: string | null;
  content: string | null;
};

export type LegalPageRow = {
  id: number;
  settings: number | null;
  type: 'agb' | 'widerruf' | 'versand-und-zahlung';
  translations: LegalPageTranslationsRow[] | null;
  date_created: string | null;
  date_updated: string | null;
};

export type LegalPageTranslationsRow = {
  id: number;
  legal_page_id: number | null;
  language: string | null;
  title: string | null;
  content: string;
};

export type ConsentRow = {
  id: number;
  project: ProjectRow | null;
  function_id: string;
  locked: boolean;
  default_on: boolean;
  link: string | null;
  revision: number;
  translations: ConsentTranslationsRow[] | null;
  sort: number | null;
  date_created: string | null;
  date_updated: string | null;
};

export type ConsentTranslationsRow = {
  id: number;
  consent_id: number | null;
  language: string | null;
  display_name: string;
  description: string | null;
};

export type CompanyRow = {
  id: number;
  company_name: string;
  display_name: string | null;
  legal_form: 'single' | 'ev' | 'bag' | 'other' | null;
  founding_year: number | null;
  ust_id: string | null;
  vat_number: string | null;
  project: ProjectRow | null;
  addresses: CompanyAddressRow[] | null;
  numbers: CompanyNumberRow[] | null;
  emails: CompanyEmailRow[] | null;
  executives: CompanyExecutiveRow[] | null;
  registers: CompanyRegisterRow[] | null;
  date_created: string | null;
  date_updated: string | null;
};

export type CompanyAddressRow = {
  id: number;
  company: number | null;
  address_type: 'hq' | 'federal_office';
  street: string;
  number: string | null;
  zip_code: string | null;
  city: string;
  country: string | null;
  latitude: string | number | null;
  longitude: string | number | null;
  sort: number | null;
};

export type CompanyEmailRow = {
  id: number;
  company: number | null;
  email: string;
  primary: boolean;
  sort: number | null;
};

export type CompanyNumberRow = {
  id: number;
  company: number | null;
  type: 'phone' | 'mobile' | 'fax';
  number: string;
  primary: boolean;
  sort: number | null;
};

export type CompanyExecutiveRow = {
  id: number;
  company: number | null;
  name: string;
  role: string | null;
  sort: number | null;
};

export type CompanyRegisterRow = {
  id: number;
  company: number | null;
  register_type: string | null;
  number: string | null;
  registrar: string | null;
  sort: number | null;
};

export type BranchRow = {
  id: number;
  status: 'draft' | 'published' | 'archived';
  project: ProjectRow | null;
  display_name: string;
  street: string | null;
  number: string | null;
  zip: string | null;
  city: string | null;
  country: string | null;
  phone: string | null;
  email: string | null;
  offers_collection: boolean;
  image: FileRow | null;
  opening_periods: OpeningPeriodRow[] | null;
  opening_hours: OpeningHoursRow[] | null;
  latitude: string | number | null;
  longitude: string | number | null;
  translations: BranchTranslationsRow[] | null;
  sort: number | null;
  date_created: string | null;
  date_updated: string | null;
};

export type BranchTranslationsRow = {
  id: number;
  branch_id: number | null;
  language: string | null;
  description: string | null;
};

export type OpeningPeriodRow = {
  id: number;
  branch: number | null;
  day: string;
  time_open: string | null;
  time_close: string | null;
  free_text: string | null;
  translations: OpeningPeriodTranslationsRow[] | null;
  sort: number | null;
};

export type OpeningPeriodTranslationsRow = {
  id: number;
  opening_period_id: number | null;
  language: string | null;
  free_text: string | null;
};

export type OpeningHoursRow = {
  id: number;
  branch: number | null;
  closed: boolean;
  opening_time: string | null;
  closing_time: string | null;
  translations: OpeningHoursTranslationsRow[] | null;
  sort: number | null;
};

export type OpeningHoursTranslationsRow = {
  id: number;
  opening_hours_id: number | null;
  language: string | null;
  day: string;
  free_text: string | null;
};

export type HolidayRow = {
  id: number;
  project: ProjectRow | null;
  branch: BranchRow | null;
  date: string;
  date_to: string | null;
  closed: boolean;
  time_open: string | null;
  time_close: string | null;
  translations: HolidayTranslationsRow[] | null;
  date_created: string | null;
  date_updated: string | null;
};

export type HolidayTranslationsRow = {
  id: number;
  holiday_id: number | null;
  language: string | null;
  name: string;
};

export type EcommerceCategoryRow = {
  id: number;
  project: ProjectRow | null;
  key: string;
  image: FileRow | null;
  translations: EcommerceCategoryTranslationsRow[] | null;
  subcategories: EcommerceSubcategoryRow[] | null;
  essential_attributes: EcommerceCategoryAttributeGroupRow[] | null;
  sort: number | null;
  date_created: string | null;
  date_updated: string | null;
};

export type EcommerceCategoryTranslationsRow = {
  id: number;
  ecommerce_category_id: number | null;
  language: string | null;
  display_name: string;
  slug: string;
  description: string | null;
};

export type EcommerceCategoryAttributeGroupRow = {
  id: number;
  ecommerce_category_id: number | null;
  ecommerce_attribute_group_id: EcommerceAttributeGroupRow | null;
  sort: number | null;
};

export type EcommerceSubcategoryRow = {
  id: number;
  category: EcommerceCategoryRow | null;
  key: string;
  translations: EcommerceSubcategoryTranslationsRow[] | null;
  sort: number | null;
};

export type EcommerceSubcategoryTranslationsRow = {
  id: number;
  ecommerce_subcategory_id: number | null;
  language: string | null;
  display_name: string;
  slug: string | null;
};

export type EcommerceManufacturerRow = {
  id: number;
  display_name: string;
  slug: string;
  project: ProjectRow | null;
  website: string | null;
  logo: FileRow | null;
  translations: EcommerceManufacturerTranslationsRow[] | null;
  street: string | null;
  number: string | null;
  zip_code: string | null;
  city: string | null;
  country: string | null;
  email: string | null;
  responsible_name: string | null;
  responsible_email: string | null;
  responsible_address: string | null;
  sort: number | null;
  date_created: string | null;
  date_updated: string | null;
};

export type EcommerceManufacturerTranslationsRow = {
  id: number;
  ecommerce_manufacturer_id: number | null;
  language: string | null;
  description: string | null;
};

export type EcommerceTagRow = {
  slug: string;
  translations: EcommerceTagTranslationsRow[] | null;
  sort: number | null;
};

export type EcommerceTagTranslationsRow = {
  id: number;
  ecommerce_tag_slug: string | null;
  language: string | null;
  display_name: string;
  description: string | null;
};

export type EcommerceSynonymRow = {
  id: number;
  project: ProjectRow | null;
  language: 'de' | 'en' | 'fr';
  words: string;
  meanings: string;
  date_created: string | null;
  date_updated: string | null;
};

export type EcommerceEmptySearchRow = {
  id: number;
  text: string | null;
  language: 'de' | 'en' | 'fr';
  count: number;
  last_day: string | null;
  project: ProjectRow | null;
};

export type EcommerceAttributeGroupRow = {
  id: number;
  key: string;
  unit: string | null;
  filterable: boolean;
  translations: EcommerceAttributeGroupTranslationsRow[] | null;
  attributes: EcommerceAttributeRow[] | null;
  sort: number | null;
};

export type EcommerceAttributeGroupTranslationsRow = {
  id: number;
  ecommerce_attribute_group_id: number | null;
  language: string | null;
  display_name: string;
};

export type EcommerceAttributeRow = {
  id: number;
  attribute_group: EcommerceAttributeGroupRow | null;
  key: string;
  translations: EcommerceAttributeTranslationsRow[] | null;
  sort: number | null;
};

export type EcommerceAttributeTranslationsRow = {
  id: number;
  ecommerce_attribute_id: number | null;
  language: string | null;
  display_value: string;
};

export type EcommerceSizeGuideRow = {
  id: number;
  key: string;
  translations: EcommerceSizeGuideTranslationsRow[] | null;
};

export type EcommerceSizeGuideTranslationsRow = {
  id: number;
  ecommerce_size_guide_id: number | null;
  language: string | null;
  display_name: string;
  table: unknown;
};

export type EcommercePersonalizationRow = {
  id: number;
  key: string;
  translations: EcommercePersonalizationTranslationsRow[] | null;
  fields: EcommercePersonalizationFieldRow[] | null;
};

export type EcommercePersonalizationTranslationsRow = {
  id: number;
  ecommerce_personalization_id: number | null;
  language: string | null;
  display_name: string;
};

export type EcommercePersonalizationFieldRow = {
  id: number;
  personalization: number | null;
  key: string;
  type: 'text' | 'select' | 'number' | 'checkbox';
  required: boolean;
  price_brutto: string | number;
  price_confirmed: boolean;
  max_length: number | null;
  options: unknown;
  translations: EcommercePersonalizationFieldTranslationsRow[] | null;
  sort: number | null;
};

export type EcommercePersonalizationFieldTranslationsRow = {
  id: number;
  ecommerce_personalization_field_id: number | null;
  language: string | null;
  label: string;
  hint: string | null;
};

export type EcommerceSettingsRow = {
  id: number;
  project: ProjectRow | null;
  enable_cart: boolean;
  maintenance_mode: boolean;
  translations: EcommerceSettingsTranslationsRow[] | null;
  default_sort: string;
  show_stock: boolean;
  allow_ratings: boolean;
  purchase_to_order: boolean;
  category_filter: boolean;
  manufacturer_filter: boolean;
  subcategory_filter: boolean;
  attribute_filter: EcommerceSettingsAttributeGroupRow[] | null;
  shipping_cost: string | number;
  default_tax_percent: string | number;
  price_confirmed: boolean;
  present_wrapping: boolean;
  present_wrapping_price: string | number;
  gift_messages: boolean;
  payment_methods: EcommerceSettingsPaymentRow[] | null;
  shipping_methods_config: EcommerceShippingMethodRow[] | null;
  shipping_countries: EcommerceSettingsCountryRow[] | null;
  bank_recipient: string | null;
  bank_iban: string | null;
  bank_bic: string | null;
  bank_details: string | null;
  unpaid_orders_limit: number;
  unpaid_pieces_limit: number;
  paypal_client_id: string | null;
  paypal_wallet: boolean;
  paypal_express: boolean;
  paypal_pay_later: boolean;
  paypal_card: boolean;
  paypal_apple_pay: boolean;
  paypal_google_pay: boolean;
  personalization_days_min: number;
  personalization_days_max: number;
  last_dispatch_day: 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday';
  legal_pages: LegalPageRow[] | null;
};

export type EcommerceSettingsTranslationsRow = {
  id: number;
  ecommerce_settings_id: number | null;
  language: string | null;
  store_root_path: string | null;
  call_to_action_text: string | null;
};

export type EcommerceSettingsAttributeGroupRow = {
  id: number;
  ecommerce_settings_id: number | null;
  ecommerce_attribute_group_id: EcommerceAttributeGroupRow | null;
  sort: number | null;
};

export type EcommerceSettingsPaymentRow = {
  id: number;
  ecommerce_settings_id: number | null;
  payment_id: EcommercePaymentMethodRow | null;
  sort: number | null;
};

export type EcommerceSettingsCountryRow = {
  id: number;
  ecommerce_settings_id: number | null;
  country_code: CountryRow | null;
};

export type EcommercePaymentMethodRow = {
  id: number;
  key: string;
  translations: EcommercePaymentMethodTranslationsRow[] | null;
  sort: number | null;
};

export type EcommercePaymentMethodTranslationsRow = {
  id: number;
  ecommerce_payment_method_id: number | null;
  language: string | null;
  name: string;
  description: string | null;
};

export type EcommerceShippingMethodRow = {
  id: number;
  settings: number | null;
  name: string;
  shipping_provider: string | null;
  price_brutto: string | number;
  price_confirmed: boolean;
  is_collection: boolean;
  transit_days_min: number;
  transit_days_max: number;
  additional_days: number;
  translations: EcommerceShippingMethodTranslationsRow[] | null;
  payment_methods: EcommerceShippingMethodPaymentRow[] | null;
  countries: EcommerceShippingMethodCountryRow[] | null;
  postcodes: string | null;
  sort: number | null;
};

export type EcommerceShippingMethodTranslationsRow = {
  id: number;
  ecommerce_shipping_method_id: number | null;
  language: string | null;
  display_name: string;
};

export type EcommerceShippingMethodPaymentRow = {
  id: number;
  ecommerce_shipping_method_id: number | null;
  payment_id: EcommercePaymentMethodRow | null;
};

export type EcommerceShippingMethodCountryRow = {
  id: number;
  ecommerce_shipping_method_id: number | null;
  country_code: CountryRow | null;
};

export type ProjectRow = {
  id: number;
  name: string;
  domain: string;
  logo: FileRow | null;
  icon: FileRow | null;
  social_image: FileRow | null;
  social_creator: string | null;
  languages: ProjectLanguagesRow[] | null;
  config: ProjectConfigRow | null;
  theme: ThemeRow | null;
  translations: ProjectTranslationsRow[] | null;
};

export type ProjectLanguagesRow = {
  id: number;
  project_id: number | null;
  languages_code: string | null;
  sort: number | null;
};

export type ProjectTranslationsRow = {
  id: number;
  project_id: number | null;
  language: string | null;
  seo_title: string;
  title_separator: string | null;
  seo_description: string | null;
  seo_keywords: string | null;
};

export type LanguagesRow = {
  code: string;
  name: string;
  sort: number | null;
};

export type ProjectConfigRow = {
  id: number;
  name: string;
  timezone: string | null;
  portal_url: string | null;
  has_cal_com: boolean;
  cal_com_link: string | null;
  cal_com_operator: string | null;
  cal_com_privacy_url: string | null;
  brand_config: BrandConfigRow | null;
};

export type BrandConfigRow = {
  id: number;
  display_name: string;
  rolex_area: boolean;
  rolex_clock: boolean;
  rolex_api_key: string | null;
  terms_url: string | null;
  privacy_url: string | null;
  cookies_url: string | null;
};

export type ThemeRow = {
  id: number;
  name: string;
  base_color: string | null;
  brand_color: string | null;
  initialColorMode: 'light' | 'dark' | 'system';
  color_mode_switch: boolean;
  button: ThemeButtonRow | null;
};

export type ThemeButtonRow = {
  id: number;
  color: string | null;
  accentColor: string | null;
  borderRadius: string | null;
  borderThickness: string | null;
};

export type RedirectRow = {
  id: number;
  project: ProjectRow | null;
  active: boolean;
  permanent: boolean;
  from_path: string;
  to_path: string;
};

export type CountryRow = {
  code: string;
  sort: number | null;
  translations: CountryTranslationsRow[] | null;
};

export type CountryTranslationsRow = {
  id: number;
  country_code: string | null;
  language: string | null;
  name: string;
};

export type PublicationRow = {
  id: number;
  status: 'running' | 'live' | 'failed';
  date_created: string | null;
  live_at: string | null;
  seconds: number | null;
  collections: string | null;
  reason: string | null;
  notice_count: number | null;
  notices: string | null;
  release: string | null;
};
