/** What a header of a mail may have (MailHeaderText of openapi.yaml). */
const MAX_CHARS = 255;

/** "Re: " and the subject, which mail programs expect of a mail in a thread; never twice, and never longer than it may be. */
export function followUpSubject(subject: string): string {
  const bare = subject.trim();
  const whole = /^re\s{0,2}:/i.test(bare) ? bare : `Re: ${bare}`;
  // Never through a character.
  return whole
    .slice(0, MAX_CHARS)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd();
}
