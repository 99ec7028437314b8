import { followUpSubject } from '../follow-up-subject.js';
import { asPhrase, cutText } from './cut-text.js';
import type { EmailText, Tone } from './email-draft.js';

const SUBJECT_CHARS = 120;

const WORDS: Readonly<Record<Tone, (about: string) => string[]>> = {
  professional: (about) => [
    'Hello,',
    `I wanted to ask once more about my mail${about}. I know that days are full.`,
    'If it is of interest, a single line is enough and I will send the outline. If it is not, please tell me, and I will not write again about it.',
    'Kind regards',
  ],
  friendly: (about) => [
    'Hi again,',
    `just floating my last mail${about} to the top of your inbox.`,
    'A quick yes and I will send the outline; a quick no is just as welcome, and you will not hear from me about it again.',
    'All the best',
  ],
  casual: (about) => [
    'Hey,',
    `following up on my last mail${about}.`,
    'Interested? Then I will send the outline. Not your thing? No problem, just say so.',
    'Cheers',
  ],
  formal: (about) => [
    'Dear Sir or Madam,',
    `May I kindly refer to my earlier message${about}.`,
    'Should the proposal be of interest, I would gladly submit the outline. Should it not be, a short reply will suffice and I shall not trouble you further.',
    'Yours faithfully',
  ],
};

/** A reminder by rules alone: short, with an easy way to say no. */
export function writeFollowUp(originalSubject: string, tone: Tone): EmailText {
  const topic = cutText(asPhrase(originalSubject.replace(/^(?:\s*re\s*:)+/i, '')), SUBJECT_CHARS);
  const about = topic === '' ? '' : ` (“${topic}”)`;
  return { subject: followUpSubject(originalSubject.trim()), body: WORDS[tone](about).join('\n\n') };
}
