/** What a web page says about guest posts and whom to contact. Plain values. */
export interface FoundPage {
  /** After redirects. */
  url: string;
  title: string;
  description: string;
  headings: string[];
  /** What a visitor reads, blanks collapsed. */
  text: string;
  links: { url: string; text: string }[];
  /** Targets of mailto: links, as they are in the page. */
  mailtos: string[];
  /** Values of Cloudflare's data-cfemail. */
  protected_emails: string[];
  /** Bodies of JSON-LD scripts, and contents of microdata fields named email. */
  structured: string[];
  /** Texts that are displayed in reverse (bidi-override by style, or bdo), as they are in the page. */
  reversed: string[];
  has_form: boolean;
  word_count: number;
  /** Links that lead to other sites. */
  outbound_links: number;
  /** As its lang attribute has it; empty without one. */
  language: string;
  /** og:site_name, else application-name; empty without one. */
  site_name: string;
  /** Feeds that its head names, RSS or Atom, in order. */
  feeds: string[];
  /** YYYY of the newest year that is named in a date of the page; null without one. */
  newest_year: number | null;
}
