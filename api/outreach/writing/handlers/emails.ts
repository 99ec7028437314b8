import { detectMailLanguage } from '../../../../domain/outreach/writing/detect-mail-language.js';
import type { EmailDraft } from '../../../../domain/outreach/writing/email-draft.js';
import { type ChosenLanguage, chooseMailLanguage } from '../../../../domain/outreach/writing/mail-language.js';
import { describeMailSite, type MailSite } from '../../../../domain/outreach/writing/mail-site.js';
import { reviewMail } from '../../../../domain/outreach/writing/review-mail.js';
import { suggestSubjects } from '../../../../domain/outreach/writing/suggest-subjects.js';
import { fillTemplate } from '../../../../domain/outreach/writing/template.js';
import { MAIL_TEXTS } from '../../../../domain/outreach/writing/texts/all-mail-texts.js';
import { topicPhrase } from '../../../../domain/outreach/writing/topic-phrase.js';
import type { LeadsRepository } from '../../../../store/outreach/campaigns/leads.js';
import type { EmailTemplatesRepository } from '../../../../store/outreach/writing/email-templates.js';
import type { HandlersOf, OperationRequest } from '../../../http/contract/handler.js';
import { HttpError } from '../../../http/http-error.js';
import { currentUser } from '../../../http/requests/request-context.js';
import { lookedAt, ownValues, type WriteDraftDeps, writeByModel, writeDraft } from '../write-draft.js';

export interface EmailsHandlerDeps extends WriteDraftDeps {
  emailTemplates: Pick<EmailTemplatesRepository, 'find'>;
  leads: Pick<LeadsRepository, 'find'>;
}

export function createEmailsHandlers(
  deps: EmailsHandlerDeps,
): HandlersOf<'generateEmail' | 'personalizeEmail' | 'suggestSubjects' | 'generateFollowUp'> {
  return {
    generateEmail: async (req, res) => {
      const { topic, tone, template_id } = req.body;
      const site = await findSite(deps, req);
      const chosen = chooseMailLanguage({ request: req.body.language, site: site?.language ?? null });
      if (template_id !== undefined) {
        res.json(await fromTemplate(deps, req, { id: template_id, topic, site, chosen }));
        return;
      }
      const { language, language_basis } = chosen;
      const seed = req.body.lead_id ?? `${topic}\n${site?.name ?? ''}`;
      const task = { kind: 'first' as const, language, topic, tone, site, seed };
      res.json(await writeDraft(deps, currentUser(req).id, task, language_basis));
    },
    personalizeEmail: async (req, res) => {
      const { base_email, lead_name = null, lead_website = null, content_topic = null } = req.body;
      const text = detectMailLanguage(base_email);
      const { language, language_basis } = chooseMailLanguage({ request: req.body.language, text });
      const task = { kind: 'personal' as const, language, base_email, lead_name, lead_website, content_topic };
      res.json(await writeDraft(deps, currentUser(req).id, task, language_basis));
    },
    suggestSubjects: async (req, res) => {
      const { topic, tone } = req.body;
      const chosen = chooseMailLanguage({ request: req.body.language });
      const task = { kind: 'subjects' as const, language: chosen.language, topic, tone };
      const { written, warnings } = await writeByModel(deps, currentUser(req).id, task);
      const isByModel = written !== null && 'suggestions' in written;
      const suggestions = isByModel ? written.suggestions : suggestSubjects(topic, task.tone, chosen.language);
      res.json({ suggestions, ...chosen, generated_by: isByModel ? 'llm' : 'rules', warnings });
    },
    generateFollowUp: async (req, res) => {
      const { original_subject, original_body, tone } = req.body;
      const text = detectMailLanguage(original_body);
      const { language, language_basis } = chooseMailLanguage({ request: req.body.language, text });
      const task = { kind: 'follow_up' as const, language, original_subject, original_body, tone };
      res.json(await writeDraft(deps, currentUser(req).id, task, language_basis));
    },
  };
}

/** What is known of the site that a mail goes to: of a lead, or as the request has it. @throws HttpError 404 and 422 */
async function findSite(
  { leads }: EmailsHandlerDeps,
  req: OperationRequest<'generateEmail'>,
): Promise<MailSite | null> {
  const { campaign_id, lead_id, site } = req.body;
  if ((campaign_id === undefined) !== (lead_id === undefined))
    throw invalid(lead_id === undefined ? 'lead_id' : 'campaign_id', 'Give both campaign_id and lead_id, or neither');
  if (site !== undefined && lead_id !== undefined) throw invalid('site', 'Give either site, or a lead');
  if (campaign_id !== undefined && lead_id !== undefined) {
    const lead = await leads.find(currentUser(req).id, campaign_id, lead_id);
    if (!lead) throw HttpError.notFound();
    return describeMailSite(lead, new Date());
  }
  if (site === undefined) return null;
  const { name, language = null, article = null, guidelines_url = null, contact_name = null } = site;
  return { name, language, article, guidelines_url, contact_name };
}

function invalid(field: string, msg: string): HttpError {
  return HttpError.invalidInput({ loc: ['body', field], msg, type: 'value_error' });
}

interface TemplateTask {
  id: string;
  topic: string;
  site: MailSite | null;
  chosen: ChosenLanguage;
}

/** The user's own words: known values are filled in, and neutral words are used for a recipient without a name. */
async function fromTemplate(
  deps: EmailsHandlerDeps,
  req: object,
  { id, topic, site, chosen }: TemplateTask,
): Promise<EmailDraft> {
  const template = await deps.emailTemplates.find(currentUser(req).id, id);
  if (!template) throw HttpError.notFound();
  const own = await ownValues(deps, currentUser(req).id);
  const values = {
    topic: topicPhrase(topic) || MAIL_TEXTS[chosen.language].any_topic,
    name: site?.contact_name ?? 'there',
    website: site?.name ?? 'your site',
    ...own,
  };
  const subject = fillTemplate(template.subject, values).text;
  const text = { subject, body: fillTemplate(template.body, values).text };
  return { ...text, ...chosen, generated_by: 'rules', warnings: lookedAt(text), facts: [], findings: reviewMail(text) };
}
