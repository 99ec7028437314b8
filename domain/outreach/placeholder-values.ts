import type { Campaign } from './campaign.js';
import type { Lead } from './lead.js';
import type { Sender } from './sender.js';

/**
 * What the usual placeholders stand for where the caller gives nothing else. One that has no value is left out, so that
 * a mail with it is refused rather than sent with a hole.
 */
export function placeholderValues(
  lead: Pick<Lead, 'domain' | 'website_title'>,
  campaign: Pick<Campaign, 'keywords'>,
  sender: Pick<Sender, 'name' | 'organization' | 'email'>,
  given: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const defaults = {
    name: lead.website_title ?? '',
    website: lead.domain,
    topic: campaign.keywords[0] ?? '',
    your_name: sender.name,
    your_site: sender.email.slice(sender.email.lastIndexOf('@') + 1),
  };
  const all = Object.entries({ ...defaults, ...given });
  return Object.fromEntries(all.filter(([, value]) => value.trim() !== ''));
}
