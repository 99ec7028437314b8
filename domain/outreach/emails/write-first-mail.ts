import { asPhrase, cutText } from './cut-text.js';
import { type EmailText, SUBJECT_CHARS, type Tone } from './email-draft.js';

const TOPIC_CHARS = 160;

interface Words {
  subject: (topic: string) => string;
  greeting: string;
  opening: (topic: string) => string;
  offer: string[];
  ask: string;
  close: string;
}

/** Says who writes, why to this reader, what is offered and what is asked, and nothing that nobody knows. */
const WORDS: Readonly<Record<Tone, Words>> = {
  professional: {
    subject: (topic) => `Article proposal: ${topic}`,
    greeting: 'Hello,',
    opening: (topic) => `I am writing to offer your readers an article about ${topic}.`,
    offer: [
      'It would be written for your site alone, follow your guidelines, and rest on sources that you can check. ' +
        'I would be glad to send an outline with the main points first, so that you can judge it before any work is done.',
      'If another angle on the subject would serve your readers better, I am happy to take it up.',
    ],
    ask: 'Would an outline be of interest?',
    close: 'Kind regards',
  },
  friendly: {
    subject: (topic) => `An idea for you: ${topic}`,
    greeting: 'Hi there,',
    opening: (topic) =>
      `I have been working on a piece about ${topic}, and I think it could be a good fit for your readers.`,
    offer: [
      'It would be written just for you, in your style and by your guidelines. ' +
        'If you like, I will send a short outline first, so you can see in a minute whether it is worth your time.',
      'And if you would rather see a different angle, tell me, I am easy to work with.',
    ],
    ask: 'Shall I send the outline over?',
    close: 'All the best',
  },
  casual: {
    subject: (topic) => `Quick idea: ${topic}`,
    greeting: 'Hey,',
    opening: (topic) => `quick idea for your site: an article about ${topic}.`,
    offer: [
      'I would write it from scratch for you and stick to your guidelines. ' +
        'Happy to send a rough outline first, no strings attached.',
    ],
    ask: 'Worth a look?',
    close: 'Cheers',
  },
  formal: {
    subject: (topic) => `Proposal for a contribution: ${topic}`,
    greeting: 'Dear Sir or Madam,',
    opening: (topic) => `I would like to propose a contribution to your publication on the subject of ${topic}.`,
    offer: [
      'The article would be original, would observe your editorial guidelines, and would name its sources. ' +
        'Should you wish, I shall first submit an outline for your consideration.',
      'I would of course welcome any wishes of yours concerning its scope or length.',
    ],
    ask: 'May I send you the outline?',
    close: 'Yours faithfully',
  },
};

/** A first mail by rules alone. The sender's name and address are added when it leaves. */
export function writeFirstMail(topic: string, tone: Tone): EmailText {
  const words = WORDS[tone];
  const phrase = cutText(asPhrase(topic), TOPIC_CHARS);
  const room = SUBJECT_CHARS - words.subject('').length;
  return {
    subject: words.subject(cutText(phrase, room)),
    body: [words.greeting, words.opening(phrase), ...words.offer, words.ask, words.close].join('\n\n'),
  };
}
