import { z } from 'zod';
import { draftFaults, type GivenTexts } from '../../domain/outreach/emails/check-draft.js';
import {
  type EmailText,
  FIRST_WORDS,
  FOLLOW_UP_WORDS,
  LEAST_SUBJECTS,
  MOST_SUBJECTS,
  SUBJECT_CHARS,
  type WritingTask,
} from '../../domain/outreach/emails/email-draft.js';
import { completeJson } from './complete-json.js';
import type { LlmDeps } from './llm-deps.js';
import { echoesPrompt } from './prompts/echoes-prompt.js';
import { writingPrompt } from './prompts/writing-prompt.js';
import { visibleText } from './visible-text.js';

const MAX_TOKENS = 900;
const emailShape = z.object({ subject: z.string().max(255), body: z.string().max(4_000) });
const subjectsShape = z.object({ suggestions: z.array(z.string().max(120)).max(MOST_SUBJECTS) });

/**
 * What the model makes of a task; null when it is not usable, so that the rules write it. What a model may bring in is
 * bounded here and not by its good will. Changes nothing; twice it asks twice.
 */
export async function writeEmail(
  deps: LlmDeps,
  { task }: { task: WritingTask },
  signal: AbortSignal,
): Promise<EmailText | { suggestions: string[] } | null> {
  const { model } = deps;
  if (model === null) return null;
  const word = deps.randomWord();
  const prompt = writingPrompt(task, word);
  const common = { ...prompt, maxTokens: MAX_TOKENS, signal };
  const isSecret = (text: string) => echoesPrompt(text, prompt.system, word);
  if (task.kind === 'subjects') {
    const answer = await completeJson(model, { ...common, name: 'subjects', shape: subjectsShape }, deps.onFault);
    return answer === null ? null : fitSubjects(answer.suggestions, givenBy(task), isSecret);
  }
  const answer = await completeJson(model, { ...common, name: 'email', shape: emailShape }, deps.onFault);
  if (answer === null) return null;
  const text = { subject: answer.subject.trim(), body: answer.body.trim() };
  const faults = draftFaults(text, givenBy(task), task.kind === 'follow_up' ? FOLLOW_UP_WORDS : FIRST_WORDS);
  if (isSecret(`${text.subject}\n${text.body}`)) faults.push('It tells what it was told to keep');
  if (faults.length === 0) return text;
  deps.onFault(`The draft is not usable: ${faults.join('; ')}`);
  return null;
}

/** Only what a reader of the task sees counts as given. Links are kept from the mail that is adapted, and from nowhere else. */
function givenBy(task: WritingTask): GivenTexts {
  switch (task.kind) {
    case 'first':
    case 'subjects':
      return { all: visibleText(task.topic), links: '' };
    case 'personal': {
      const mail = visibleText(task.base_email);
      const about = [task.lead_name, task.lead_website, task.content_topic].map((part) => visibleText(part ?? ''));
      return { all: [mail, ...about].join('\n'), links: `${mail}\n${hostOf(task.lead_website ?? '')}` };
    }
    case 'follow_up':
      return { all: visibleText(`${task.original_subject}\n${task.original_body}`), links: '' };
  }
}

function hostOf(website: string): string {
  return /^(?:https?:\/\/)?([^\s/?#]+)/i.exec(website.trim())?.[1] ?? '';
}

/** A body that every check lets pass, where subjects alone are looked at. */
const NO_BODY = 'x';

function fitSubjects(
  suggestions: readonly string[],
  given: GivenTexts,
  isSecret: (text: string) => boolean,
): { suggestions: string[] } | null {
  const lines = suggestions.map((line) => line.replace(/\s+/g, ' ').trim());
  const fit = lines.filter(
    (subject) =>
      subject.length <= SUBJECT_CHARS &&
      !isSecret(subject) &&
      draftFaults({ subject, body: NO_BODY }, given, FIRST_WORDS).length === 0,
  );
  const lower = fit.map((line) => line.toLowerCase());
  const distinct = fit.filter((_, at) => lower.indexOf(lower[at] ?? '') === at);
  return distinct.length < LEAST_SUBJECTS ? null : { suggestions: distinct };
}
