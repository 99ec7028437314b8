import type { UncountedCampaign } from '../../../domain/outreach/campaigns/campaign.js';
import type { EmailTone } from '../../../domain/outreach/writing/email-draft.js';
import { findMailLanguage } from '../../../domain/outreach/writing/mail-language.js';
import { writeCampaignMails } from '../../../domain/outreach/writing/write-campaign-mails.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import type { LeadsRepository } from '../../../store/outreach/campaigns/leads.js';
import type { WrittenEmailsProps } from '../../../web/app/outreach/written-emails.js';

/** Emails of a page: a person reads each. */
const SHOWN_EMAILS = 20;

/** What the page about writing shows of emails for single leads: the form, and the emails once a topic was entered. */
export async function writeForLeads(
  { leads }: { leads: Pick<LeadsRepository, 'list'> },
  userId: OwnerId,
  { id: campaign_id, keywords }: Pick<UncountedCampaign, 'id' | 'keywords'>,
  query: { topic?: string; tone?: EmailTone; language?: string },
): Promise<WrittenEmailsProps> {
  const topic = query.topic?.trim() ?? '';
  const language = findMailLanguage(query.language ?? null);
  const chosen = { topic: topic || (keywords[0] ?? ''), tone: query.tone ?? ('professional' as const), language };
  if (topic === '') return { campaign_id, chosen, written: null };
  const wanted = { status: 'discovered' as const, has_email: true };
  const { items } = await leads.list(userId, campaign_id, wanted, SHOWN_EMAILS, null);
  const task = { topic, tone: chosen.tone, language: language ?? undefined };
  return { campaign_id, chosen, written: { ...writeCampaignMails(items, task, new Date()), leads: items } };
}
