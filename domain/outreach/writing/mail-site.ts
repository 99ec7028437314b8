import type { Lead } from '../campaigns/lead.js';
import { websiteHost } from '../campaigns/website-host.js';

/** What a mail may say of the site it goes to. A fact that is not known is null, and its sentence is left out. */
export interface MailSite {
  /** As the site names itself, else its host. */
  name: string;
  language: string | null;
  /** The newest that was found, if it is recent. */
  article: { title: string; url: string } | null;
  guidelines_url: string | null;
  contact_name: string | null;
}

/** An article that is older is not mentioned as a recent one. */
const RECENT_MS = 365 * 24 * 60 * 60_000;

/** What discovery has read of a lead's site, as far as it can still be said. */
export function describeMailSite(
  { website_url, site_facts }: Pick<Lead, 'website_url' | 'site_facts'>,
  now: Date,
): MailSite {
  const host = websiteHost(website_url);
  if (site_facts === null)
    return { name: host, language: null, article: null, guidelines_url: null, contact_name: null };
  const { name, language, recent_article, guidelines_url, contact_name } = site_facts;
  const isRecent = recent_article !== null && now.getTime() - Date.parse(recent_article.published_on) <= RECENT_MS;
  return {
    name: name ?? host,
    language,
    article: isRecent ? { title: recent_article.title, url: recent_article.url } : null,
    guidelines_url,
    contact_name,
  };
}
