/** What a clock on the wall shows in a time zone. */
export interface LocalTime {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
  /** 1 Monday to 7 Sunday (ISO 8601). */
  weekday: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(timeZone, made);
  return made;
}

/** @throws RangeError for a zone that there is not */
export function localTime(at: Date, timeZone: string): LocalTime {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay() || 7;
  return { year, month, day, hour, minute, second, weekday };
}

const pad = (value: number): string => String(value).padStart(2, '0');

/** YYYY-MM-DD */
export function localDate(at: Date, timeZone: string): string {
  const { year, month, day } = localTime(at, timeZone);
  return `${year}-${pad(month)}-${pad(day)}`;
}

const DAY_MS = 86_400_000;
const SECOND_MS = 1_000;

/**
 * The first instant at which the clock of that zone shows this time of that date, or more where a gap of summer time
 * swallows it. `dayOffset` counts days from the local date of `from`; `minutes` from midnight, up to 24:00.
 */
export function findInstant(from: Date, timeZone: string, dayOffset: number, minutes: number): Date {
  const { year, month, day } = localTime(from, timeZone);
  const wanted = Date.UTC(year, month - 1, day + dayOffset, 0, minutes);
  const offsets = [wanted - DAY_MS, wanted + DAY_MS].map((near) => offsetMs(new Date(near), timeZone));
  const candidates = offsets.map((offset) => wanted - offset).sort((one, other) => one - other);
  const exact = candidates.find((at) => wallMs(new Date(at), timeZone) === wanted);
  if (exact !== undefined) return new Date(exact);
  // In a gap: the moment at which the clock jumps past it is between the two.
  let [low = wanted, high = wanted] = candidates;
  while (high - low > SECOND_MS) {
    const middle = Math.floor((low + high) / 2 / SECOND_MS) * SECOND_MS;
    if (wallMs(new Date(middle), timeZone) >= wanted) high = middle;
    else low = middle;
  }
  return new Date(high);
}

/** What the wall shows, read as if it were UTC. */
function wallMs(at: Date, timeZone: string): number {
  const { year, month, day, hour, minute, second } = localTime(at, timeZone);
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

function offsetMs(at: Date, timeZone: string): number {
  return wallMs(at, timeZone) - Math.floor(at.getTime() / 1000) * 1000;
}
