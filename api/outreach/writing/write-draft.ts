import { DomainError } from '../../../domain/base/errors.js';
import { writeText } from '../../../domain/base/text/write-text.js';
import { describeModelFailure, isModelFailed, type ModelFailed } from '../../../domain/llm/model-failure.js';
import { domainOfEmail } from '../../../domain/outreach/addresses/email-address.js';
import type { Sender } from '../../../domain/outreach/sending/sender.js';
import {
  countDraftWords,
  type EmailDraft,
  type EmailText,
  FIRST_WORDS,
  type WritingTask,
} from '../../../domain/outreach/writing/email-draft.js';
import { reviewMail } from '../../../domain/outreach/writing/review-mail.js';
import { unfilledIn } from '../../../domain/outreach/writing/template.js';
import { writeByRules } from '../../../domain/outreach/writing/write-by-rules.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import type { Logger } from '../../../platform/logger.js';
import type { SendersRepository } from '../../../store/outreach/sending/senders.js';
import type { WrittenEmail } from '../../../workflows/outreach/writing/contract/write-email.js';

export interface WriteDraftDeps {
  senders: Pick<SendersRepository, 'defaultOf'>;
  environmentSender: Sender | null;
  gateway: { writeEmail(userId: OwnerId, task: WritingTask): Promise<WrittenEmail> };
  /** Without one the rules write, and no one is asked. */
  hasModel: boolean;
  logger: Logger;
}

const NO_MODEL = 'Written by rules: no language model is set up';

const byRules = (why: string): string => `Written by rules. ${why}`;

/** A mail by the model or, where that cannot be had, by the rules; the response says which. */
export async function writeDraft(
  deps: WriteDraftDeps,
  userId: OwnerId,
  task: Exclude<WritingTask, { kind: 'subjects' }>,
  language_basis: EmailDraft['language_basis'],
): Promise<EmailDraft> {
  const { language = 'en' } = task;
  const { written, warnings } = await writeByModel(deps, userId, task);
  const context = { ...COMPARED_TO_NONE, isFirst: task.kind === 'first' || task.kind === 'personal' };
  if (written && 'body' in written) {
    const findings = reviewMail(written, context);
    return { ...written, language, language_basis, generated_by: 'llm', warnings, facts: [], findings };
  }
  const text = writeByRules(task, task.kind === 'personal' ? await ownValues(deps, userId) : {});
  const draft = { ...text, language, language_basis, generated_by: 'rules' as const };
  return { ...draft, warnings: [...warnings, ...lookedAt(text)], findings: reviewMail(text, context) };
}

const COMPARED_TO_NONE = { shared: [], compared: 0 };

/** What the author should check before it is sent. */
export function lookedAt({ subject, body }: EmailText): string[] {
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
export async function writeByModel(
  { gateway, hasModel, logger }: WriteDraftDeps,
  userId: OwnerId,
  task: WritingTask,
): Promise<{ written: Exclude<WrittenEmail, ModelFailed>; warnings: string[] }> {
  if (!hasModel) return { written: null, warnings: [NO_MODEL] };
  try {
    const written = await gateway.writeEmail(userId, task);
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

export async function ownValues(
  { senders, environmentSender }: WriteDraftDeps,
  userId: OwnerId,
): Promise<Record<string, string>> {
  const sender = (await senders.defaultOf(userId)) ?? environmentSender;
  return sender === null ? {} : { your_name: sender.name, your_site: domainOfEmail(sender.email) };
}
