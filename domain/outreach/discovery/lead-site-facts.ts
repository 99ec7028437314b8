/** What a site says of itself, as discovery read it there. Nothing is guessed: what it does not say is null. */
export interface LeadSiteFacts {
  /** From og:site_name, application-name or structured data of the site. */
  name: string | null;
  /** Primary subtag of the lang attribute of the page that was found. */
  language: string | null;
  /** The newest dated article of its feed. `published_on` is a day. */
  recent_article: { title: string; url: string; published_on: string } | null;
  /** The page with its rules for contributors. */
  guidelines_url: string | null;
  /** Whom the address belongs to, where the page names that person together with the address. */
  contact_name: string | null;
  /** ISO 8601. */
  read_at: string;
}
