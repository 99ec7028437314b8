import { readMeta } from './read-meta.js';

/** A moment as the pages write it for this viewer: "1 Dec 2026, 09:00", with the zone where it is UTC. */
export function writeTime(iso: string): string {
  const timeZone = readMeta('display-zone') || 'UTC';
  const format = new Intl.DateTimeFormat(pageLanguage(), { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return `${format.format(new Date(iso))}${timeZone === 'UTC' ? ' UTC' : ''}`;
}

/** A day that has no zone of its own, given as `2026-12-01`. */
export function writeDay(day: string): string {
  return new Intl.DateTimeFormat(pageLanguage(), { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));
}

/** English is written as on the rest of the page. */
function pageLanguage(): string {
  const given = readMeta('display-language') || 'en';
  return given.startsWith('en') ? 'en-GB' : given;
}
