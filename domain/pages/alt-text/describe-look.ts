import type { ImageFacts } from '../../seo/artifacts/image-facts.js';
import { capital } from '../descriptions/fill-wording.js';
import { ALL_LOOK_WORDS } from './words/all-look-words.js';
import { en } from './words/en.js';

const MAX_COLORS = 2;

/** What an image looks like, if nothing says what it shows: "Photo in brown and white, landscape format". */
export function describeLook(facts: ImageFacts, language: string): string {
  const words = ALL_LOOK_WORDS.get(language) ?? en;
  const kind = facts.animated ? words.animation : words.kinds[facts.kind];
  const colors = facts.dominant_colors.slice(0, MAX_COLORS).map(({ name }) => words.colors[name]);
  const inColors = colors.length === 0 ? '' : ` ${words.in} ${colors.join(` ${words.and} `)}`;
  return capital(`${kind}${inColors}, ${words.formats[facts.orientation]}`);
}
