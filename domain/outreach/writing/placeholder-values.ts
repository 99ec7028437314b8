import { domainOfEmail } from '../addresses/email-address.js';
import type { Campaign } from '../campaigns/campaign.js';
import type { Lead } from '../campaigns/lead.js';
import { websiteHost } from '../campaigns/website-host.js';
import type { Sender } from '../sending/sender.js';

/**
 * Values of the usual placeholders if the caller gives no others. One that has no value is left out, so that a mail
 * with it is rejected rather than sent with a gap. So is `{name}` unless it is given: the name of the person behind an
 * address is unknown.
 */
export function placeholderValues(
  lead: Pick<Lead, 'website_url'>,
  campaign: Pick<Campaign, 'keywords'>,
  sender: Pick<Sender, 'name' | 'email'>,
  given: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const defaults = {
    website: websiteHost(lead.website_url),
    topic: campaign.keywords[0] ?? '',
    your_name: sender.name,
    your_site: domainOfEmail(sender.email),
  };
  const all = Object.entries({ ...defaults, ...given });
  return Object.fromEntries(all.filter(([, value]) => value.trim() !== ''));
}
