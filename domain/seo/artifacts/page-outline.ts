/** What a start page shows of its owner and offer. Kept of the start page alone. */
export interface PageOutline {
  /** Second and third level headings in document order, at most 40, each cut at 80 characters. */
  headings: string[];
  /** From tel: links, as written, at most 5. */
  phones: string[];
  has_mail: boolean;
  has_form: boolean;
  /** Alternative texts of images that are not hidden, at most 40, each cut at 120 characters; empty ones left out. */
  alts: string[];
  /** URLs of embedded pages, at most 10. */
  embeds: string[];
  /** Structured data says when the place is open. */
  has_hours_markup: boolean;
}
