type Json = unknown;

/** Ids in examples begin like those that people wrote. */
const ID_STEM = '65f0c0ffee65f0c0ffee';
const DAY_MS = 24 * 60 * 60_000;
/** The day of the earliest time in every example. */
const FIRST_DAY = Date.parse('2026-06-01T00:00:00.000Z');

const TIME = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z)?$/;
const ID = /(?<![0-9a-f])[0-9a-f]{24}(?![0-9a-f])/g;
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const HEX = /(?<![0-9A-Za-z])[0-9a-f]{32,}(?![0-9A-Za-z])/g;
const LOOPBACK = /(?:https?:\/\/)?(?:127\.0\.0\.\d+|localhost|\[::1\]):\d+/g;
/** Random texts, secrets among them: long runs of capitals, small letters and digits. */
const RANDOM = /(?<![\w-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])(?=[\w-]*\d)[\w-]{20,}(?![\w-])/g;

/**
 * The same answer with what differs from run to run, or could be a secret, replaced by values that stay: ids, random texts
 * (equal ones by equal ones), addresses on loopback, and days, which are moved together so that the earliest is 2026-06-01.
 */
export function neutralizeAnswer(answer: Json): Json {
  const known = new Map<string, string>();
  const move = FIRST_DAY - firstDay(answer);
  const named = (text: string, make: (place: number) => string): string => {
    const found = known.get(text) ?? make(known.size);
    known.set(text, found);
    return found;
  };
  const neutralizeText = (text: string): string => {
    const time = TIME.exec(text);
    if (time) return moveDay(time[1] ?? '', move) + (time[2] ?? '');
    return text
      .replace(UUID, (id) => named(id, (place) => `0190f0c0-ffee-7000-8000-${hex(place, 12)}`))
      .replace(HEX, (digest) =>
        named(digest, (place) =>
          hex(place + 1, 8)
            .repeat(digest.length / 8 + 1)
            .slice(0, digest.length),
        ),
      )
      .replace(ID, (id) => named(id, (place) => ID_STEM + hex(place, 4)))
      .replace(LOOPBACK, (at) => (at.startsWith('http') ? 'https://www.example.com' : 'www.example.com'))
      .replace(RANDOM, (secret) =>
        named(secret, (place) => 'Zk3vW0n6w8yq2r5t7u9x1z3b5d7f9h1j'.repeat(9).slice(place, place + secret.length)),
      );
  };
  const walk = (value: Json): Json => {
    if (typeof value === 'string') return neutralizeText(value);
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [neutralizeText(name), walk(part)]));
  };
  return walk(answer);
}

const hex = (place: number, digits: number): string => place.toString(16).padStart(digits, '0');

function moveDay(day: string, move: number): string {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) + move).toISOString().slice(0, 10);
}

/** The earliest day in it, in milliseconds; that of all examples when it has none. */
function firstDay(value: Json): number {
  const days = texts(value).flatMap((text) => {
    const at = Date.parse(`${TIME.exec(text)?.[1]}T00:00:00.000Z`);
    return Number.isNaN(at) ? [] : [Math.floor(at / DAY_MS) * DAY_MS];
  });
  return days.length === 0 ? FIRST_DAY : Math.min(...days);
}

function texts(value: Json): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
}
