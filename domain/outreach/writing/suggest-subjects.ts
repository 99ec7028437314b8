import { type EmailTone, MOST_SUBJECTS } from './email-draft.js';
import type { MailLanguage } from './mail-language.js';
import { fillMailSlots } from './mail-slots.js';
import { MAIL_TEXTS } from './texts/all-mail-texts.js';
import { headTopic, topicWords } from './topic-words.js';
import { fitSubjects, selectRegister } from './write-subject.js';

/** Subjects that are suggested where there are enough. */
const SUGGESTED = 7;

/**
 * Five to ten subject lines of 60 characters at most, each another one: with the topic where it fits, else with its first part,
 * else without it. No promises and no tricks: spam filters know them.
 */
export function suggestSubjects(topic: string, tone: EmailTone, language: MailLanguage): string[] {
  const texts = MAIL_TEXTS[language];
  const { topic: with_topic, plain } = texts.registers[selectRegister(tone)].subjects;
  const phrase = topicWords(topic).replace(/[?!\s]+$/, '');
  const lines = [
    ...fitSubjects(with_topic, fillMailSlots(texts, phrase, null)),
    ...fitSubjects(with_topic, fillMailSlots(texts, headTopic(phrase), null)),
    ...fitSubjects(plain, fillMailSlots(texts, '', null)),
  ];
  return [...new Set(lines)].slice(0, Math.min(SUGGESTED, MOST_SUBJECTS));
}
