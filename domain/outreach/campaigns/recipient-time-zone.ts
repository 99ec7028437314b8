import { domainOfEmail } from '../addresses/email-address.js';

/**
 * Zones (IANA tz database, zone1970.tab) of countries where all or nearly all people share one clock, by top-level domain.
 * Left out: countries with several zones (us, ca, au, br, mx, ru, id …) and domains that are used all over the world
 * (.com, .io, .co, .ai, .me, .tv).
 */
const ZONES: Readonly<Record<string, string>> = {
  ae: 'Asia/Dubai',
  ar: 'America/Argentina/Buenos_Aires',
  at: 'Europe/Vienna',
  be: 'Europe/Brussels',
  bg: 'Europe/Sofia',
  ch: 'Europe/Zurich',
  cn: 'Asia/Shanghai',
  cy: 'Asia/Nicosia',
  cz: 'Europe/Prague',
  de: 'Europe/Berlin',
  dk: 'Europe/Copenhagen',
  ee: 'Europe/Tallinn',
  eg: 'Africa/Cairo',
  es: 'Europe/Madrid',
  fi: 'Europe/Helsinki',
  fr: 'Europe/Paris',
  gb: 'Europe/London',
  gr: 'Europe/Athens',
  hk: 'Asia/Hong_Kong',
  hr: 'Europe/Zagreb',
  hu: 'Europe/Budapest',
  ie: 'Europe/Dublin',
  il: 'Asia/Jerusalem',
  in: 'Asia/Kolkata',
  is: 'Atlantic/Reykjavik',
  it: 'Europe/Rome',
  jp: 'Asia/Tokyo',
  ke: 'Africa/Nairobi',
  kr: 'Asia/Seoul',
  li: 'Europe/Vaduz',
  lt: 'Europe/Vilnius',
  lu: 'Europe/Luxembourg',
  lv: 'Europe/Riga',
  ma: 'Africa/Casablanca',
  mt: 'Europe/Malta',
  my: 'Asia/Kuala_Lumpur',
  ng: 'Africa/Lagos',
  nl: 'Europe/Amsterdam',
  no: 'Europe/Oslo',
  nz: 'Pacific/Auckland',
  pe: 'America/Lima',
  ph: 'Asia/Manila',
  pk: 'Asia/Karachi',
  pl: 'Europe/Warsaw',
  ro: 'Europe/Bucharest',
  rs: 'Europe/Belgrade',
  sa: 'Asia/Riyadh',
  se: 'Europe/Stockholm',
  sg: 'Asia/Singapore',
  si: 'Europe/Ljubljana',
  sk: 'Europe/Bratislava',
  th: 'Asia/Bangkok',
  tr: 'Europe/Istanbul',
  tw: 'Asia/Taipei',
  ua: 'Europe/Kyiv',
  uk: 'Europe/London',
  vn: 'Asia/Ho_Chi_Minh',
  za: 'Africa/Johannesburg',
};

/** The clock by which a recipient (canonical) probably lives, by the top-level domain alone; null where it is not known. */
export function recipientTimeZone(canonical: string): string | null {
  const top = domainOfEmail(canonical).split('.').pop() ?? '';
  return Object.hasOwn(ZONES, top) ? (ZONES[top] ?? null) : null;
}
