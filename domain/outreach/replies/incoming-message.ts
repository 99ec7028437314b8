import type { DmarcReading } from '../sending/dmarc-reports/dmarc-report.js';

export interface MailAddress {
  /** Lower case; empty when the header has no valid address. */
  email: string;
  name: string;
}

/** Fields of a header or of a report, names in lower case, values unfolded. A repeated field keeps every value. */
export type MailFields = Record<string, string[]>;

/** A message inside a message: returned by a bounce, or forwarded. */
export interface EmbeddedOriginal {
  message_id: string | null;
  headers: MailFields;
  /** Empty when only the headers were attached. */
  text: string;
}

/** RFC 3464: what is said about the whole message, and about each recipient. */
export interface DeliveryStatus {
  message: MailFields;
  recipients: MailFields[];
}

/** A mail that came in, read from its MIME form into plain values. Ids have their brackets. */
export interface IncomingMessage {
  /** The Message-ID, or `sha256:<hex>` of headers and body where there is none: the same for every copy. */
  message_key: string;
  message_id: string | null;
  in_reply_to: string[];
  /** Oldest first, as the header has them. */
  references: string[];
  from: MailAddress | null;
  reply_to: MailAddress[];
  /** To and Cc. */
  to: MailAddress[];
  /** Where it was delivered, by Delivered-To, Envelope-To, X-Original-To and their like; lower case. */
  delivered_to: string[];
  /** The envelope's sender; empty for `<>`, null when no header has it. */
  return_path: string | null;
  subject: string;
  /** ISO 8601; null when absent or not a date. */
  date: string | null;
  headers: MailFields;
  /** Of the whole message, lower case, without parameters: "multipart/report". */
  content_type: string;
  /** RFC 6522's report-type, wherever in the message: "delivery-status", "feedback-report", "disposition-notification". */
  report_type: string | null;
  text: string;
  /** There was no plain text: `text` is made from HTML, quotations marked with "> ". */
  text_from_html: boolean;
  delivery_status: DeliveryStatus | null;
  /** RFC 5965. */
  feedback_report: MailFields | null;
  /** RFC 8098: a receipt. */
  disposition_notification: MailFields | null;
  originals: EmbeddedOriginal[];
  /** Parts that are neither text nor one of the above. */
  attachment_count: number;
  /** A DMARC aggregate report; absent where it carries none. */
  dmarc?: DmarcReading;
}
