import { followUpSubject } from '../sending/follow-up-subject.js';
import { cutText } from './cut-text.js';
import { countDraftWords, type EmailText, type EmailTone } from './email-draft.js';
import { greetedName } from './greeted-name.js';
import { findGreeting } from './greeting.js';
import type { MailLanguage } from './mail-language.js';
import { quotePhrase } from './quote-phrase.js';
import { MAIL_TEXTS } from './texts/all-mail-texts.js';
import type { ToneTexts } from './texts/mail-texts.js';
import { topicPhrase } from './topic-phrase.js';
import { startSmall } from './write-first-mail.js';

/** What a subject of a mail may have. */
const MAX_SUBJECT_CHARS = 255;
const RE = 'Re: ';
/** A subject that is longer is not quoted: a part of it would end anywhere. */
const QUOTED_CHARS = 90;
/** With them the longest reminder stays below its bound, however short the words are. */
const QUOTED_WORDS = 24;
const OUTLINE = /\boutlines?\b|gliederung|\bplan\b|esquema|scaletta|resumo|\bopzet\b|konspekt|zarys|構成案/i;

/** A reminder by rules alone: short, in the same thread, with an easy way to say no. It offers what the first mail did. */
export function writeFollowUp(
  originalSubject: string,
  originalBody: string,
  { tone, language }: { tone: EmailTone; language: MailLanguage },
): EmailText {
  const texts = MAIL_TEXTS[language];
  const { greet, follow_up, close } = texts.tones[tone];
  const about = topicPhrase(originalSubject.replace(/^(?:\s{0,9}re\s{0,2}:)+/i, ''));
  const isQuotable = about !== '' && about.length <= QUOTED_CHARS && countDraftWords(about) <= QUOTED_WORDS;
  const again = isQuotable
    ? follow_up.about.replace('{subject}', () => quotePhrase(about, texts.quotes))
    : follow_up.again;
  const request = OUTLINE.test(originalBody) ? follow_up.outline : follow_up.details;
  const paragraphs = [greetAgain(greet, originalBody), ...startSmall(texts, [again, request]), close[0] ?? ''];
  return { subject: continueSubject(originalSubject), body: paragraphs.join('\n\n') };
}

/** That of the thread, whole: where "Re: " makes it too long it is left out. */
function continueSubject(original: string): string {
  const subject = cutText(original, MAX_SUBJECT_CHARS);
  return subject.length + RE.length <= MAX_SUBJECT_CHARS ? followUpSubject(subject) : subject;
}

/** The person greeted in the first mail is greeted again. */
function greetAgain({ named, plain }: ToneTexts['greet'], originalBody: string): string {
  const name = greetedName(findGreeting(originalBody)?.whom ?? '');
  const [nameless = ''] = plain.filter((form) => !form.includes('{'));
  const greeting = name === '' ? nameless : (named[0]?.replace('{name}', () => name) ?? nameless);
  // An opening of a first contact is part of some greetings.
  return greeting.split('\n')[0] ?? greeting;
}
