import { followUpSubject } from '../sending/follow-up-subject.js';

/** Of the prefixes that mean "Re:" in other languages, those that mail programs write. */
const ANSWERED = /^\s{0,9}(?:re|aw|antw|sv|vs|res|rép|rif|odp|ynt|回复|答复|返信|회신)\s?[:：]/iu;
const MAX_CHARS = 255;

/** "Re: " and the subject of the message that is answered; never twice. */
export function answerSubject(subject: string): string {
  const line = subject.replace(/\p{Cc}+/gu, ' ').trim();
  return ANSWERED.test(line)
    ? line
        .slice(0, MAX_CHARS)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd()
    : followUpSubject(line);
}
