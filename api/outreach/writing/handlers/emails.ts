import { DomainError } from '../../../../domain/base/errors.js';
import { writeText } from '../../../../domain/base/text/write-text.js';
import { describeModelFailure, isModelFailed, type ModelFailed } from '../../../../domain/llm/model-failure.js';
import { domainOfEmail } from '../../../../domain/outreach/addresses/email-address.js';
import type { Sender } from '../../../../domain/outreach/sending/sender.js';
import {
  countDraftWords,
  type EmailDraft,
  type EmailText,
  FIRST_WORDS,
  type WritingTask,
} from '../../../../domain/outreach/writing/email-draft.js';
import { suggestSubjects } from '../../../../domain/outreach/writing/suggest-subjects.js';
import { fillTemplate, unfilledIn } from '../../../../domain/outreach/writing/template.js';
import { topicPhrase } from '../../../../domain/outreach/writing/topic-phrase.js';
import { writeByRules } from '../../../../domain/outreach/writing/write-by-rules.js';
import type { OwnerId } from '../../../../domain/workspaces/owner-id.js';
import type { Logger } from '../../../../platform/logger.js';
import type { SendersRepository } from '../../../../store/outreach/sending/senders.js';
import type { EmailTemplatesRepository } from '../../../../store/outreach/writing/email-templates.js';
import type { WrittenEmail } from '../../../../workflows/outreach/writing/contract/write-email.js';
import type { HandlersOf } from '../../../http/contract/handler.js';
import { HttpError } from '../../../http/http-error.js';
import { currentUser } from '../../../http/requests/request-context.js';

export interface EmailsHandlerDeps {
  emailTemplates: Pick<EmailTemplatesRepository, 'find'>;
  senders: Pick<SendersRepository, 'defaultOf'>;
  environmentSender: Sender | null;
  gateway: { writeEmail(userId: OwnerId, task: WritingTask): Promise<WrittenEmail> };
  /** Without one the rules write, and no one is asked. */
  hasModel: boolean;
  logger: Logger;
}

const NO_MODEL = 'Written by rules: no language model is set up';

const byRules = (why: string): string => `Written by rules. ${why}`;

export function createEmailsHandlers(
  deps: EmailsHandlerDeps,
): HandlersOf<'generateEmail' | 'personalizeEmail' | 'suggestSubjects' | 'generateFollowUp'> {
  return {
    generateEmail: async (req, res) => {
      const { topic, tone, template_id } = req.body;
      if (template_id !== undefined) res.json(await fromTemplate(deps, req, template_id, topic));
      else res.json(await draft(deps, req, { kind: 'first', topic, tone }));
    },
    personalizeEmail: async (req, res) => {
      const body = req.body;
      const { base_email, lead_name = null, lead_website = null, content_topic = null } = body;
      res.json(await draft(deps, req, { kind: 'personal', base_email, lead_name, lead_website, content_topic }));
    },
    suggestSubjects: async (req, res) => {
      const { topic, tone } = req.body;
      const task = { kind: 'subjects' as const, topic, tone };
      const { written, warnings } = await askModel(deps, req, task);
      if (written && 'suggestions' in written)
        res.json({ suggestions: written.suggestions, generated_by: 'llm', warnings });
      else res.json({ suggestions: suggestSubjects(topic, task.tone), generated_by: 'rules', warnings });
    },
    generateFollowUp: async (req, res) => {
      const { original_subject, original_body, tone } = req.body;
      res.json(await draft(deps, req, { kind: 'follow_up', original_subject, original_body, tone }));
    },
  };
}

async function draft(
  deps: EmailsHandlerDeps,
  req: object,
  task: Exclude<WritingTask, { kind: 'subjects' }>,
): Promise<EmailDraft> {
  const { written, warnings } = await askModel(deps, req, task);
  if (written && 'body' in written) return { ...written, generated_by: 'llm', warnings };
  const text = writeByRules(task, task.kind === 'personal' ? await ownValues(deps, req) : {});
  return { ...text, generated_by: 'rules', warnings: [...warnings, ...lookedAt(text)] };
}

/** What the author should check before it is sent. */
function lookedAt({ subject, body }: EmailText): string[] {
  const left = unfilledIn(`${subject}\n${body}`);
  const words = countDraftWords(body);
  return [
    ...(left.length === 0 ? [] : [`To be filled in: ${left.join(' ')}`]),
    ...(words < FIRST_WORDS
      ? []
      : [writeText`It has ${words} words: mails below ${FIRST_WORDS} are answered more often`]),
  ];
}

/**
 * A model that is down or returns nonsense is not the caller's error: the rules write instead; the response says so.
 */
async function askModel(
  { gateway, hasModel, logger }: EmailsHandlerDeps,
  req: object,
  task: WritingTask,
): Promise<{ written: Exclude<WrittenEmail, ModelFailed>; warnings: string[] }> {
  if (!hasModel) return { written: null, warnings: [NO_MODEL] };
  try {
    const written = await gateway.writeEmail(currentUser(req).id, task);
    if (written === null) return { written: null, warnings: [NO_MODEL] };
    if (isModelFailed(written))
      return { written: null, warnings: [byRules(describeModelFailure(written.model_failure))] };
    return { written, warnings: ['Written by a language model: read it before it leaves'] };
  } catch (error) {
    if (!(error instanceof DomainError)) logger.error({ err: error }, 'The language model could not be asked');
    const isKnown = error instanceof DomainError && error.code !== 'internal';
    return {
      written: null,
      warnings: [byRules(isKnown ? `${error.message}.` : 'The language model could not be asked.')],
    };
  }
}

async function ownValues(
  { senders, environmentSender }: EmailsHandlerDeps,
  req: object,
): Promise<Record<string, string>> {
  const sender = (await senders.defaultOf(currentUser(req).id)) ?? environmentSender;
  return sender === null ? {} : { your_name: sender.name, your_site: domainOfEmail(sender.email) };
}

/** The user's own words: known values are filled in, and neutral words are used for a recipient without a name. */
async function fromTemplate(deps: EmailsHandlerDeps, req: object, id: string, topic: string): Promise<EmailDraft> {
  const template = await deps.emailTemplates.find(currentUser(req).id, id);
  if (!template) throw HttpError.notFound();
  const own = await ownValues(deps, req);
  const values = { topic: topicPhrase(topic), name: 'there', website: 'your site', ...own };
  const subject = fillTemplate(template.subject, values).text;
  const text = { subject, body: fillTemplate(template.body, values).text };
  return { ...text, generated_by: 'rules', warnings: lookedAt(text) };
}
