import { z } from 'zod';
import type { ModelFailed, ModelFailureCode } from '../../domain/llm/model-failure.js';
import { answerSubject } from '../../domain/outreach/inbox/answer-subject.js';
import { followUpSubject } from '../../domain/outreach/sending/follow-up-subject.js';
import { findDraftErrors, type GivenTexts } from '../../domain/outreach/writing/check-draft.js';
import {
  type EmailText,
  FIRST_WORDS,
  FOLLOW_UP_WORDS,
  LEAST_SUBJECTS,
  MOST_SUBJECTS,
  SUBJECT_CHARS,
  type WritingTask,
} from '../../domain/outreach/writing/email-draft.js';
import { completeJson } from './client/complete-json.js';
import type { LlmDeps } from './llm-deps.js';
import { echoesPrompt } from './prompts/echoes-prompt.js';
import { visibleText } from './prompts/visible-text.js';
import { writingPrompt } from './prompts/writing-prompt.js';

const MAX_TOKENS = 900;
/** One that every check lets pass. */
const CHECKED_SUBJECT = 'x';
const emailShape = z.object({ subject: z.string().max(255), body: z.string().max(4_000) });
const subjectsShape = z.object({ suggestions: z.array(z.string().max(120)).max(MOST_SUBJECTS) });

/**
 * A model's text for a task; null without a model, and the reason when its response is not usable, so that the rules
 * write it. What a model may add is limited here and not left to it. Changes nothing; a second run asks again.
 */
export async function writeEmail(
  deps: LlmDeps,
  { task }: { task: WritingTask },
  signal: AbortSignal,
): Promise<EmailText | { suggestions: string[] } | ModelFailed | null> {
  const { model } = deps;
  if (model === null) return null;
  const word = deps.randomWord();
  const prompt = writingPrompt(task, word);
  const common = { ...prompt, maxTokens: MAX_TOKENS, signal };
  const isSecret = (text: string) => echoesPrompt(text, prompt.system, word);
  if (task.kind === 'subjects') {
    const answer = await completeJson(model, { ...common, name: 'subjects', shape: subjectsShape }, deps.onFailure);
    return answer.ok ? fitSubjects(answer.value.suggestions, task, isSecret) : failed(answer.model_failure);
  }
  const answer = await completeJson(model, { ...common, name: 'email', shape: emailShape }, deps.onFailure);
  if (!answer.ok) return failed(answer.model_failure);
  const text = textOf(task, answer.value);
  const maxWords = task.kind === 'follow_up' ? FOLLOW_UP_WORDS : FIRST_WORDS;
  const errors = findDraftErrors(text, givenBy(task), maxWords, task.language);
  if (isSecret(`${text.subject}\n${text.body}`)) errors.push('It repeats its instructions');
  if (errors.length > 0) {
    deps.onFailure(`The draft is not usable: ${errors.join('; ')}`, 'unusable_answer');
    return failed('unusable_answer');
  }
  return { ...text, subject: threadSubject(task) ?? text.subject };
}

const failed = (model_failure: ModelFailureCode): ModelFailed => ({ model_failure });

/** The subject of a mail in a thread is that of the thread, whatever the model says: mail programs sort by it. */
function threadSubject(task: WritingTask): string | null {
  if (task.kind === 'follow_up') return followUpSubject(task.original_subject);
  return task.kind === 'answer' ? answerSubject(task.their_subject) : null;
}

function textOf(task: WritingTask, { subject, body }: EmailText): EmailText {
  return { subject: threadSubject(task) === null ? subject.trim() : CHECKED_SUBJECT, body: body.trim() };
}

/** Only what a reader of the task sees counts as given. Links are kept from the mail that is adapted, and from nowhere else. */
function givenBy(task: WritingTask): GivenTexts {
  switch (task.kind) {
    case 'first': {
      const { name = '', article = null, contact_name = null } = task.site ?? {};
      const about = [task.topic, name, article?.title, contact_name].map((part) => visibleText(part ?? ''));
      return { all: about.join('\n'), links: visibleText(name) };
    }
    case 'subjects':
      return { all: visibleText(task.topic), links: '' };
    case 'personal': {
      const mail = visibleText(task.base_email);
      const about = [task.lead_name, task.lead_website, task.content_topic].map((part) => visibleText(part ?? ''));
      return { all: [mail, ...about].join('\n'), links: `${mail}\n${readHost(task.lead_website ?? '')}` };
    }
    case 'follow_up':
      return { all: visibleText(`${task.original_subject}\n${task.original_body}`), links: '' };
    case 'answer':
      return { all: visibleText(`${task.their_subject}\n${task.their_body}\n${task.our_body}`), links: '' };
  }
}

function readHost(website: string): string {
  return /^(?:https?:\/\/)?([^\s/?#]+)/i.exec(website.trim())?.[1] ?? '';
}

/** A body that every check lets pass, where subjects alone are looked at. */
const NO_BODY = 'x';

function fitSubjects(
  suggestions: readonly string[],
  task: WritingTask,
  isSecret: (text: string) => boolean,
): { suggestions: string[] } | ModelFailed {
  const lines = suggestions.map((line) => line.replace(/\s+/g, ' ').trim());
  const fit = lines.filter(
    (subject) =>
      subject.length <= SUBJECT_CHARS &&
      !isSecret(subject) &&
      findDraftErrors({ subject, body: NO_BODY }, givenBy(task), FIRST_WORDS, task.language).length === 0,
  );
  const lower = fit.map((line) => line.toLowerCase());
  const distinct = fit.filter((_, at) => lower.indexOf(lower[at] ?? '') === at);
  return distinct.length < LEAST_SUBJECTS ? failed('unusable_answer') : { suggestions: distinct };
}
