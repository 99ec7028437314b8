import { asPhrase, cutText } from './cut-text.js';
import { MOST_SUBJECTS, SUBJECT_CHARS, type Tone } from './email-draft.js';

const PATTERNS: Readonly<Record<Tone, readonly ((topic: string) => string)[]>> = {
  professional: [
    (topic) => `Article proposal: ${topic}`,
    (topic) => `${topic}: an article for your readers`,
    (topic) => `A contribution about ${topic}`,
    (topic) => `Outline on ${topic}, for your review`,
    (topic) => `Would your readers like ${topic}?`,
    (topic) => `Writing for you about ${topic}`,
    (topic) => `${topic}: may I send an outline?`,
  ],
  friendly: [
    (topic) => `An idea for you: ${topic}`,
    (topic) => `${topic}, something for your readers?`,
    (topic) => `I would love to write about ${topic}`,
    (topic) => `Could ${topic} fit your blog?`,
    (topic) => `A story about ${topic}`,
    (topic) => `A small outline on ${topic}`,
    (topic) => `Would you read about ${topic}?`,
  ],
  casual: [
    (topic) => `Quick idea: ${topic}`,
    (topic) => `${topic}?`,
    (topic) => `Up for something on ${topic}?`,
    (topic) => `Got a minute for ${topic}?`,
    (topic) => `Your site and ${topic}`,
    (topic) => `Thought of you: ${topic}`,
    (topic) => `A post about ${topic}?`,
  ],
  formal: [
    (topic) => `Proposal for a contribution: ${topic}`,
    (topic) => `Proposed article on ${topic}`,
    (topic) => `Enquiry: an article on ${topic}`,
    (topic) => `Submission concerning ${topic}`,
    (topic) => `For your consideration: ${topic}`,
    (topic) => `Contribution on the subject of ${topic}`,
    (topic) => `Editorial enquiry: ${topic}`,
  ],
};

/** Seven subject lines of 60 characters at most, each another one. No promises and no tricks: spam filters know them. */
export function suggestSubjects(topic: string, tone: Tone): string[] {
  const phrase = asPhrase(topic);
  const lines = PATTERNS[tone].map((pattern) => capital(pattern(cutText(phrase, SUBJECT_CHARS - pattern('').length))));
  return [...new Set(lines)].slice(0, MOST_SUBJECTS);
}

function capital(line: string): string {
  return line.charAt(0).toUpperCase() + line.slice(1);
}
