import type { EmailDraft } from '../../../../domain/outreach/writing/email-draft.js';
import { suggestSubjects } from '../../../../domain/outreach/writing/suggest-subjects.js';
import { fillTemplate } from '../../../../domain/outreach/writing/template.js';
import { topicPhrase } from '../../../../domain/outreach/writing/topic-phrase.js';
import type { EmailTemplatesRepository } from '../../../../store/outreach/writing/email-templates.js';
import type { HandlersOf } from '../../../http/contract/handler.js';
import { HttpError } from '../../../http/http-error.js';
import { currentUser } from '../../../http/requests/request-context.js';
import { lookedAt, ownValues, type WriteDraftDeps, writeByModel, writeDraft } from '../write-draft.js';

export interface EmailsHandlerDeps extends WriteDraftDeps {
  emailTemplates: Pick<EmailTemplatesRepository, 'find'>;
}

export function createEmailsHandlers(
  deps: EmailsHandlerDeps,
): HandlersOf<'generateEmail' | 'personalizeEmail' | 'suggestSubjects' | 'generateFollowUp'> {
  return {
    generateEmail: async (req, res) => {
      const { topic, tone, template_id } = req.body;
      if (template_id !== undefined) res.json(await fromTemplate(deps, req, template_id, topic));
      else res.json(await writeDraft(deps, currentUser(req).id, { kind: 'first', topic, tone }));
    },
    personalizeEmail: async (req, res) => {
      const body = req.body;
      const { base_email, lead_name = null, lead_website = null, content_topic = null } = body;
      res.json(
        await writeDraft(deps, currentUser(req).id, {
          kind: 'personal',
          base_email,
          lead_name,
          lead_website,
          content_topic,
        }),
      );
    },
    suggestSubjects: async (req, res) => {
      const { topic, tone } = req.body;
      const task = { kind: 'subjects' as const, topic, tone };
      const { written, warnings } = await writeByModel(deps, currentUser(req).id, task);
      if (written && 'suggestions' in written)
        res.json({ suggestions: written.suggestions, generated_by: 'llm', warnings });
      else res.json({ suggestions: suggestSubjects(topic, task.tone), generated_by: 'rules', warnings });
    },
    generateFollowUp: async (req, res) => {
      const { original_subject, original_body, tone } = req.body;
      res.json(
        await writeDraft(deps, currentUser(req).id, { kind: 'follow_up', original_subject, original_body, tone }),
      );
    },
  };
}

/** The user's own words: known values are filled in, and neutral words are used for a recipient without a name. */
async function fromTemplate(deps: EmailsHandlerDeps, req: object, id: string, topic: string): Promise<EmailDraft> {
  const template = await deps.emailTemplates.find(currentUser(req).id, id);
  if (!template) throw HttpError.notFound();
  const own = await ownValues(deps, currentUser(req).id);
  const values = { topic: topicPhrase(topic), name: 'there', website: 'your site', ...own };
  const subject = fillTemplate(template.subject, values).text;
  const text = { subject, body: fillTemplate(template.body, values).text };
  return { ...text, generated_by: 'rules', warnings: lookedAt(text) };
}
