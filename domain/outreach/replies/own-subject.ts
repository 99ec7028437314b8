import { replySubject } from './reply-subject.js';

const MAX_CHARS = 300;

/**
 * What the respondent has added to the subject: all of it if it is new, "automatic reply:" of "Automatic reply: our
 * offer", nothing of "Re: our offer". Lower case, NFKC.
 * @param sentSubject Of the mail that is answered; null when it is not known.
 */
export function ownSubject(subject: string, sentSubject: string | null): string {
  const whole = plain(subject);
  const ours = sentSubject === null ? '' : plain(replySubject(sentSubject));
  if (ours === '') return whole.slice(0, MAX_CHARS);
  if (plain(replySubject(subject)) === ours) return '';
  return (whole.endsWith(ours) ? whole.slice(0, -ours.length) : whole).trim().slice(0, MAX_CHARS);
}

function plain(subject: string): string {
  return subject.slice(0, 1_000).normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}
