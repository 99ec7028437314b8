import { followUpSubject } from '../sending/follow-up-subject.js';
import { cutText } from './cut-text.js';
import type { EmailText, EmailTone } from './email-draft.js';
import { findGreeting } from './greeting.js';
import { topicPhrase } from './topic-phrase.js';

/** What a subject of a mail may have. */
const MAX_SUBJECT_CHARS = 255;
const QUOTED_CHARS = 90;
const NAME_CHARS = 60;
/** With them the longest reminder stays below its bound, however short the words are. */
const QUOTED_WORDS = 24;
const NAME_WORDS = 6;
/** Greetings without a name. */
const NOBODY =
  /^(?:|there|all|again|everyone|everybody|team|friends?|(?:dear )?sirs?(?: or madam)?|editors?|webmaster)$/i;

interface Words {
  greeting: string;
  again: (about: string) => string;
  /** `offer` is what the first mail offered to send. */
  ask: (offer: string) => string;
  close: string;
}

const WORDS: Readonly<Record<EmailTone, Words>> = {
  professional: {
    greeting: 'Hello',
    again: (about) => `I am following up on my message${about}. I know how quickly an inbox fills up.`,
    ask: (offer) =>
      `If the idea could work for you, a one-word reply is enough and I will send ${offer}. If it is not a fit, please let me know, and I will not write about it again.`,
    close: 'Kind regards',
  },
  friendly: {
    greeting: 'Hi',
    again: (about) => `I just wanted to bring my last message${about} back to the top of your inbox.`,
    ask: (offer) =>
      `If it sounds useful, say yes and I will send ${offer} over. If not, a quick no is just as welcome, and you will not hear from me about it again.`,
    close: 'All the best',
  },
  casual: {
    greeting: 'Hey',
    again: (about) => `Following up on my last message${about}.`,
    ask: (offer) =>
      `Interested? Just say yes and I will send ${offer}. Not your thing? No problem, tell me and I will leave it there.`,
    close: 'Cheers',
  },
  formal: {
    greeting: 'Dear',
    again: (about) => `May I kindly refer to my earlier message${about}.`,
    ask: (offer) =>
      `Should the proposal be of interest, I would gladly send you ${offer}. Should it not be, a brief reply will suffice and I will not trouble you further.`,
    close: 'Yours faithfully',
  },
};

/** A reminder by rules alone: short, in the same thread, with an easy way to say no. It offers what the first mail did. */
export function writeFollowUp(originalSubject: string, originalBody: string, tone: EmailTone): EmailText {
  const { greeting, again, ask, close } = WORDS[tone];
  const bare = originalSubject.replace(/^(?:\s{0,9}re\s{0,2}:)+/i, '');
  const about = cutText(firstWords(topicPhrase(bare), QUOTED_WORDS), QUOTED_CHARS);
  const offer = /\boutlines?\b/i.test(originalBody) ? 'the outline' : 'the details';
  const paragraphs = [greet(greeting, originalBody), again(about === '' ? '' : ` “${about}”`), ask(offer), close];
  const subject = cutText(followUpSubject(originalSubject), MAX_SUBJECT_CHARS);
  return { subject, body: paragraphs.join('\n\n') };
}

function firstWords(text: string, count: number): string {
  return text.split(' ').slice(0, count).join(' ');
}

/** The person greeted in the first mail is greeted again. */
function greet(word: string, originalBody: string): string {
  const whom = firstWords(topicPhrase(findGreeting(originalBody)?.whom ?? ''), NAME_WORDS);
  if (!NOBODY.test(whom)) return `${word} ${cutText(whom, NAME_CHARS)},`;
  return word === 'Dear' ? 'Dear Editor,' : word === 'Hi' ? 'Hi again,' : `${word},`;
}
