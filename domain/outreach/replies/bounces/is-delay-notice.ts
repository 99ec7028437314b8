const SUBJECT =
  /\b(?:delay(?:ed)?|warning: (?:could not|message)|still being retried|delivery status notification: (?:warning|delayed))\b|\(delay\)|verzöger|retard|retrasad|ritardat|vertraagd/i;
const TEXT =
  /this is a warning (?:message )?only|do not need to re-?send your message|only a temporary (?:failure|notification)|has not yet been delivered|will be retried|has been delayed|notification about a delay|still undelivered|will (?:keep|continue) trying/i;

/** A server reports that it has not given up yet. */
export function isDelayNotice(subject: string, notice: string): boolean {
  return (
    TEXT.test(notice.slice(0, 4_000)) ||
    (SUBJECT.test(subject.slice(0, 300)) && !/permanent(?:ly)?|giving up/i.test(notice.slice(0, 4_000)))
  );
}
