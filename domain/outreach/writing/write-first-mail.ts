import { cutText } from './cut-text.js';
import { type EmailText, type EmailTone, SUBJECT_CHARS } from './email-draft.js';
import { quoted, topicPhrase } from './topic-phrase.js';

const TOPIC_CHARS = 160;
/** For a topic that holds no words of its own. */
const ANY_TOPIC = 'a subject your readers care about';

interface Words {
  subject: string;
  /** Paragraphs; the topic replaces the star in them. */
  body: string[];
}

/**
 * Says why it is for this reader, what is offered, and what is requested, in that order; makes saying no easy, and
 * claims nothing about the writer that was not given.
 */
const WORDS: Readonly<Record<EmailTone, Words>> = {
  professional: {
    subject: 'Article proposal: ',
    body: [
      'Hello,',
      'I would like to suggest an article for your readers about *.',
      'It would be written exclusively for your site, follow your editorial guidelines, and link to sources that your team can check. To keep this easy for you, I can send a short outline first, so that you see the angle and the main points before anything is written. If a different angle would serve your readers better, I am glad to adjust it.',
      'Would you like me to send the outline? If you do not take outside contributions, a one-line reply is enough and I will not ask again.',
      'Kind regards',
    ],
  },
  friendly: {
    subject: 'An idea for you: ',
    body: [
      'Hi there,',
      'I have an idea for an article about *, and I think it could be a nice fit for your readers.',
      'I would write it just for you, in the style of your site and by your guidelines. If you like, I will send a short outline first, so you can tell in a minute whether it is worth your time. And if you would rather see a different angle, just say so. I am happy to work around what your readers need.',
      'Shall I send the outline over? A quick no is fine, too.',
      'All the best',
    ],
  },
  casual: {
    subject: 'Quick idea: ',
    body: [
      'Hey,',
      'Quick idea for your site: an article about *.',
      'I would write it from scratch for you, stick to your guidelines, and keep it useful rather than promotional. Happy to send a rough outline first, no strings attached.',
      'Worth a look? If it is not your thing, just tell me and I will leave it there.',
      'Cheers',
    ],
  },
  formal: {
    subject: 'Proposal for a contribution: ',
    body: [
      'Dear Editor,',
      'I would like to propose an article for your publication on the subject of *.',
      'The article would be original, written exclusively for you, observe your editorial guidelines, and name its sources. Should you wish, I would first submit an outline for your consideration, and I would of course welcome any preferences concerning its scope, angle, or length.',
      'May I send you the outline? Should the proposal not be of interest, a brief reply will suffice and I will not write again.',
      'Yours faithfully',
    ],
  },
};

/** A first mail by rules alone. The sender's name and address are added when it leaves. */
export function writeFirstMail(topic: string, tone: EmailTone): EmailText {
  const { subject, body } = WORDS[tone];
  const phrase = cutText(topicPhrase(topic), TOPIC_CHARS) || ANY_TOPIC;
  return {
    subject: `${subject}${cutText(phrase, SUBJECT_CHARS - subject.length)}`,
    body: body.map((paragraph) => paragraph.split('*').join(quoted(phrase))).join('\n\n'),
  };
}
