import { isLanguage } from './is-language.js';
import { isTimeZone } from './is-time-zone.js';

/** The cookie that pages read it from: every request has it, so that the first paint is right. */
export const DISPLAY_COOKIE = 'linkwright_display';

/** What a person has chosen about numbers and times, and what their browser says where they have not. */
export interface DisplayChoice {
  /** Null: the languages that the browser asks for. */
  language: string | null;
  /** Null where the browser never said. */
  time_zone: string | null;
  /** Whether it is the person's own choice. One that is not follows the browser, as on a journey. */
  is_zone_chosen: boolean;
}

export const NO_DISPLAY_CHOICE: DisplayChoice = { language: null, time_zone: null, is_zone_chosen: false };

const SEPARATOR = '~';
const FROM_BROWSER = 'auto';

/** As the cookie holds it: `zone~language`, `auto:` before the zone of the device, and `auto` for no language. */
export function writeDisplayChoice({ language, time_zone, is_zone_chosen }: DisplayChoice): string {
  const zone = time_zone ?? '';
  return [is_zone_chosen ? zone : `${FROM_BROWSER}:${zone}`, language ?? FROM_BROWSER].join(SEPARATOR);
}

/** From the cookie, which anybody can edit: what is no zone or no language is as if it were not there. */
export function readDisplayChoice(value: string | null): DisplayChoice {
  const [zone = '', language = ''] = (value ?? '').split(SEPARATOR);
  const name = zone.replace(/^auto:/, '');
  const isKnown = isTimeZone(name);
  return {
    language: isLanguage(language) ? language : null,
    time_zone: isKnown ? name : null,
    is_zone_chosen: isKnown && !zone.startsWith(`${FROM_BROWSER}:`),
  };
}
