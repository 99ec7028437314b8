import type { IncomingHttpHeaders } from 'node:http';
import type { Display } from '../../domain/display/display.js';
import { DISPLAY_COOKIE, type DisplayChoice, readDisplayChoice } from '../../domain/display/display-choice.js';
import { findLanguage } from '../../domain/display/find-language.js';

type Headers = Pick<IncomingHttpHeaders, 'cookie' | 'accept-language'>;

/** What the viewer has chosen, as their browser sends it with every request. */
export function readOwnChoice({ cookie = '' }: Headers): DisplayChoice {
  const own = cookie.split(';').find((each) => each.trim().startsWith(`${DISPLAY_COOKIE}=`));
  return readDisplayChoice(own === undefined ? null : own.trim().slice(DISPLAY_COOKIE.length + 1));
}

/** How numbers and times are written on a page: as chosen, else as the browser says, else in English and UTC. */
export function readDisplay(headers: Headers): Display {
  const { language, time_zone } = readOwnChoice(headers);
  return { language: language ?? findLanguage(headers['accept-language'] ?? null), time_zone: time_zone ?? 'UTC' };
}
