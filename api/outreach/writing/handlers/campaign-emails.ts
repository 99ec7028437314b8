import { detectMailLanguage } from '../../../../domain/outreach/writing/detect-mail-language.js';
import { countDraftWords } from '../../../../domain/outreach/writing/email-draft.js';
import { countSharedSentences } from '../../../../domain/outreach/writing/repeated-sentences.js';
import { reviewMail } from '../../../../domain/outreach/writing/review-mail.js';
import { writeCampaignMails } from '../../../../domain/outreach/writing/write-campaign-mails.js';
import type { LeadsRepository } from '../../../../store/outreach/campaigns/leads.js';
import type { CampaignMailsRepository } from '../../../../store/outreach/sending/campaign-mails.js';
import type { HandlersOf } from '../../../http/contract/handler.js';
import { HttpError } from '../../../http/http-error.js';
import { type OwnCampaignDeps, ownCampaign } from '../../campaigns/own-campaign.js';

export interface CampaignEmailsHandlerDeps extends OwnCampaignDeps {
  leads: Pick<LeadsRepository, 'findMany' | 'list'>;
  campaignMails: Pick<CampaignMailsRepository, 'listAttempts'>;
}

/** Leads that are written to at once, and sent emails that another one is compared with. */
const MOST_LEADS = 100;
const COMPARED = 100;

/** Emails of a campaign: written for its leads, and reviewed beside each other. Nothing is stored or sent. */
export function createCampaignEmailsHandlers(
  deps: CampaignEmailsHandlerDeps,
): HandlersOf<'writeCampaignEmails' | 'reviewCampaignEmail'> {
  return {
    writeCampaignEmails: async (req, res) => {
      const { user_id, id, keywords } = await ownCampaign(deps, req);
      const { tone, language, lead_ids } = req.body;
      const topic = req.body.topic ?? keywords[0];
      if (topic === undefined) throw noTopic();
      const wanted = { status: 'discovered' as const, has_email: true };
      const leads =
        lead_ids === undefined
          ? (await deps.leads.list(user_id, id, wanted, MOST_LEADS, null)).items
          : await deps.leads.findMany(user_id, id, lead_ids);
      const found = new Set(leads.map((lead) => lead.id));
      const not_found = (lead_ids ?? []).filter((leadId) => !found.has(leadId));
      res.json({ ...writeCampaignMails(leads, { topic, tone, language }, new Date()), not_found });
    },
    reviewCampaignEmail: async (req, res) => {
      const { user_id, id: campaign_id } = await ownCampaign(deps, req);
      const { subject, body, is_first } = req.body;
      const { items } = await deps.campaignMails.listAttempts(
        { user_id, campaign_id, q: null },
        'sent',
        COMPARED,
        null,
      );
      const compared = items.length + 1;
      const shared = countSharedSentences([body, ...items.map((mail) => mail.body)]);
      const findings = reviewMail({ subject, body }, { isFirst: is_first, shared, compared });
      res.json({ findings, words: countDraftWords(body), language: detectMailLanguage(body), compared: items.length });
    },
  };
}

function noTopic(): HttpError {
  const msg = 'Give a topic: the campaign has no keywords';
  return HttpError.invalidInput({ loc: ['body', 'topic'], msg, type: 'missing' });
}
