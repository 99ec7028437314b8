import { cutText } from './cut-text.js';
import { MOST_SUBJECTS, SUBJECT_CHARS, type Tone } from './email-draft.js';
import { topicPhrase } from './topic-phrase.js';

const ANY_TOPIC = 'a new article';

/** The topic replaces the star. */
const PATTERNS: Readonly<Record<Tone, readonly string[]>> = {
  professional: [
    'Article proposal: *',
    '*: an article for your readers',
    'A contribution about *',
    'Outline on *, for your review',
    'Would an article on * be of interest?',
    'Writing for you about *',
    '*: may I send an outline?',
  ],
  friendly: [
    'An idea for you: *',
    '*, something for your readers?',
    'I would love to write about *',
    'Could * fit your blog?',
    'A story about *',
    'A small outline on *',
    'Would your readers enjoy *?',
  ],
  casual: [
    'Quick idea: *',
    '*?',
    'Up for something on *?',
    'Got a minute for *?',
    'Your site and *',
    'Thought of you: *',
    'A post about *?',
  ],
  formal: [
    'Proposal for a contribution: *',
    'Proposed article on *',
    'Enquiry: an article on *',
    'Submission concerning *',
    'For your consideration: *',
    'Contribution on the subject of *',
    'Editorial enquiry: *',
  ],
};

/** Seven subject lines of 60 characters at most, each another one. No promises and no tricks: spam filters know them. */
export function suggestSubjects(topic: string, tone: Tone): string[] {
  const phrase = topicPhrase(topic).replace(/[?!\s]+$/, '') || ANY_TOPIC;
  const lines = PATTERNS[tone].map((pattern) =>
    capital(pattern.split('*').join(cutText(phrase, SUBJECT_CHARS - pattern.length + 1))),
  );
  return [...new Set(lines)].slice(0, MOST_SUBJECTS);
}

function capital(line: string): string {
  const [first = '', ...rest] = line;
  const upper = first.toUpperCase();
  return (upper.length === first.length ? upper : first) + rest.join('');
}
