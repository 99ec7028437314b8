import { datedPlace } from './dated-place.js';
import { isBeyondCalendar, MIN_CALENDAR_URLS } from './is-beyond-calendar.js';

export interface CalendarSpace {
  /** The URLs with year, month and day taken out. */
  family: string;
  members: string[];
}

/** Families of dated URLs that run past two years from now (ISO 8601). */
export function calendarSpaces(urls: readonly string[], now: string): CalendarSpace[] {
  const families = new Map<string, { members: string[]; isPastBounds: boolean }>();
  for (const url of urls) {
    const place = datedPlace(url);
    if (place === null) continue;
    const family = families.get(place.family) ?? { members: [], isPastBounds: false };
    family.members.push(url);
    if (isBeyondCalendar(place, now)) family.isPastBounds = true;
    families.set(place.family, family);
  }
  return [...families]
    .filter(([, { members, isPastBounds }]) => isPastBounds && members.length >= MIN_CALENDAR_URLS)
    .map(([family, { members }]) => ({ family, members }));
}
