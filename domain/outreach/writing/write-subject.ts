import { type EmailTone, SUBJECT_CHARS } from './email-draft.js';
import type { MailSite } from './mail-site.js';
import { fillMailSlots, hasSlots, type MailSlots, writeSlots } from './mail-slots.js';
import { pickVariant } from './pick-variant.js';
import type { MailRegister, MailTexts } from './texts/mail-texts.js';
import { headTopic, topicWords } from './topic-words.js';

/** Where the topic stands alone: behind a colon, or before a comma or a dash. */
const ALONE = /(^(?=\{topic\}(?:,| –))|[:：] ?)\{topic\}/g;

const WIDE = /[\u3000-\u30ff\u3400-\u9fff\uff00-\uff60]/g;

export function selectRegister(tone: EmailTone): MailRegister {
  return tone === 'professional' || tone === 'formal' ? 'polite' : 'relaxed';
}

/**
 * A subject of at most 60 characters. Where the topic does not fit, its first part is used, then the site alone, then words
 * without either: a phrase is never cut.
 */
export function writeSubject(
  texts: MailTexts,
  { topic, tone, site }: { topic: string; tone: EmailTone; site: MailSite | null },
  seed: string,
): string {
  const { topic_and_site, topic: with_topic, site: with_site, plain } = texts.registers[selectRegister(tone)].subjects;
  const whole = fillMailSlots(texts, topic, site);
  const head = fillMailSlots(texts, headTopic(topicWords(topic)), site);
  const groups = [
    fitSubjects([...topic_and_site, ...with_topic], whole),
    fitSubjects([...topic_and_site, ...with_topic], head),
    fitSubjects(with_site, whole),
    fitSubjects(plain, whole),
  ];
  const fit = groups.find((lines) => lines.length > 0) ?? [];
  return pickVariant(fit, seed, 'subject') ?? plain[0] ?? '';
}

/** Those whose slots are known and that are short enough. A topic that was not given is in no subject. */
export function fitSubjects(forms: readonly string[], slots: MailSlots): string[] {
  const isSentence = /[?!.]$/.test(slots.bare_topic ?? '');
  return forms
    .filter((form) => !isSentence || !/^\W?\{topic\}/.test(form))
    .map((form) => form.replace(ALONE, '$1{bare_topic}'))
    .filter((form) => hasSlots(form, slots) && (slots.bare_topic !== undefined || !form.includes('{topic}')))
    .map((form) => (/^\{site/.test(form) ? writeSlots(form, slots) : capital(writeSlots(form, slots))))
    .map((line) => line.replace(/([?!])\?$/, '$1'))
    .filter((line) => measureWidth(line) <= SUBJECT_CHARS);
}

/** In letters: a sign of a script such as Japanese is as wide as two, and mail programs show half as many. */
function measureWidth(line: string): number {
  return line.length + (line.match(WIDE)?.length ?? 0);
}

function capital(line: string): string {
  const [first = '', ...rest] = line;
  const upper = first.toUpperCase();
  return (upper.length === first.length ? upper : first) + rest.join('');
}
