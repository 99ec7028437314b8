/** "Re: " and the subject, which mail programs expect of a mail in a thread; never twice. */
export function followUpSubject(subject: string): string {
  return /^re\s{0,2}:/i.test(subject.trim()) ? subject.trim() : `Re: ${subject.trim()}`;
}
