import { readMeta } from './read-meta.js';

/** A moment as the pages write it for this viewer: "1 Dec 2026, 09:00", with the zone where it is UTC. */
export function writeTime(iso: string): string {
  const given = readMeta('display-language') || 'en';
  // English is written as on the rest of the page.
  const language = given.startsWith('en') ? 'en-GB' : given;
  const timeZone = readMeta('display-zone') || 'UTC';
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return `${format.format(new Date(iso))}${timeZone === 'UTC' ? ' UTC' : ''}`;
}
