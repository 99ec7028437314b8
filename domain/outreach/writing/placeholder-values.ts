import { domainOfEmail } from '../addresses/email-address.js';
import type { Campaign } from '../campaigns/campaign.js';
import type { Lead } from '../campaigns/lead.js';
import { websiteHost } from '../campaigns/website-host.js';
import type { Sender } from '../sending/sender.js';
import { RESERVED_VARIABLES, type StandardVariableName } from '../sending/texts/standard-variables.js';

/** What values are made of; a lead without `custom` has no columns of its own. */
export type PlaceholderLead = Pick<Lead, 'website_url'> & Partial<Pick<Lead, 'website_title' | 'custom'>>;

/**
 * Values of the standard variables and of the lead's own columns; what the caller gives for all leads wins. One that has no value
 * is left out, so that a mail with it is rejected rather than sent with a gap. So is `{name}` unless it is given: the name of the
 * person behind an address is unknown.
 */
export function placeholderValues(
  lead: PlaceholderLead,
  campaign: Pick<Campaign, 'keywords'>,
  sender: Pick<Sender, 'name' | 'email'> & Partial<Pick<Sender, 'organization'>>,
  given: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const standard: Record<StandardVariableName, string> = {
    website: websiteHost(lead.website_url),
    website_title: lead.website_title ?? '',
    topic: campaign.keywords[0] ?? '',
    your_name: sender.name,
    your_organization: sender.organization ?? '',
    your_site: domainOfEmail(sender.email),
  };
  const own = Object.entries(lead.custom ?? {}).filter(([name]) => !RESERVED_VARIABLES.has(name));
  const all = Object.entries({ ...standard, ...Object.fromEntries(own), ...given });
  return Object.fromEntries(all.filter(([, value]) => value.trim() !== ''));
}
