import type { Lead } from '../campaigns/lead.js';
import type { EmailText, EmailTone } from './email-draft.js';
import type { MailFinding } from './mail-finding.js';
import { type ChosenLanguage, chooseMailLanguage, type MailLanguage } from './mail-language.js';
import { describeMailSite } from './mail-site.js';
import { countSharedSentences, type SharedSentence } from './repeated-sentences.js';
import { reviewTogether } from './review-together.js';
import type { UsedFact } from './used-fact.js';
import { writeFirstMail } from './write-first-mail.js';

export interface LeadMail extends EmailText, ChosenLanguage {
  lead_id: string;
  website_url: string;
  recipient_email: string | null;
  facts: UsedFact[];
  findings: MailFinding[];
}

export interface CampaignMails {
  emails: LeadMail[];
  /** The sentence that most of them have; null where none has more than one of them. */
  most_shared: SharedSentence | null;
}

/**
 * A first mail by rules for each lead, from what is known of its site, each in the language of the site unless another one is
 * requested. The same lead gets the same mail again.
 */
export function writeCampaignMails(
  leads: readonly Pick<Lead, 'id' | 'website_url' | 'contact_email' | 'site_facts'>[],
  { topic, tone, language }: { topic: string; tone: EmailTone; language: MailLanguage | undefined },
  now: Date,
): CampaignMails {
  const written = leads.map((lead) => {
    const site = describeMailSite(lead, now);
    const chosen = chooseMailLanguage({ request: language, site: site.language });
    const mail = writeFirstMail({ topic, tone, language: chosen.language, site, seed: lead.id });
    const { id: lead_id, website_url, contact_email: recipient_email } = lead;
    return { lead_id, website_url, recipient_email, ...chosen, ...mail };
  });
  const review = reviewTogether(written);
  const [most_shared = null] = countSharedSentences(written.map(({ body }) => body));
  return { emails: written.map((mail) => ({ ...mail, findings: review(mail) })), most_shared };
}
