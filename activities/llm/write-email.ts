import { z } from 'zod';
import { draftFaults } from '../../domain/outreach/emails/check-draft.js';
import {
  type EmailText,
  FIRST_WORDS,
  FOLLOW_UP_WORDS,
  LEAST_SUBJECTS,
  MOST_SUBJECTS,
  SUBJECT_CHARS,
  type WritingTask,
} from '../../domain/outreach/emails/email-draft.js';
import { unfilledIn } from '../../domain/outreach/template.js';
import { completeJson } from './complete-json.js';
import type { LlmDeps } from './llm-deps.js';
import { writingPrompt } from './prompts/writing-prompt.js';

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
  if (task.kind === 'subjects') {
    const answer = await completeJson(model, { ...common, name: 'subjects', shape: subjectsShape }, deps.onFault);
    return answer === null ? null : fitSubjects(answer.suggestions, task.topic, word);
  }
  const answer = await completeJson(model, { ...common, name: 'email', shape: emailShape }, deps.onFault);
  if (answer === null) return null;
  const text = { subject: answer.subject.trim(), body: answer.body.trim() };
  const faults = draftFaults(text, prompt.user, task.kind === 'follow_up' ? FOLLOW_UP_WORDS : FIRST_WORDS);
  if (`${text.subject}${text.body}`.includes(word)) faults.push('It tells what it was told to keep');
  if (faults.length === 0) return text;
  deps.onFault(`The draft is not usable: ${faults.join('; ')}`);
  return null;
}

function fitSubjects(given: readonly string[], topic: string, word: string): { suggestions: string[] } | null {
  const lines = given.map((line) => line.replace(/\s+/g, ' ').trim());
  const fit = lines.filter(
    (line) =>
      line !== '' &&
      line.length <= SUBJECT_CHARS &&
      !line.includes(word) &&
      unfilledIn(line).length === 0 &&
      draftFaults({ subject: line, body: 'x' }, topic, 1).length === 0,
  );
  const suggestions = [...new Set(fit)];
  return suggestions.length < LEAST_SUBJECTS ? null : { suggestions };
}
