import type { TracedText } from '../compose-traced-text.js';
import type { Place } from './place.js';
import { isPlainText } from './plain-text.js';

const MAX_CHARS = 60;
const LAST_STEP = /(?:([A-Za-z_][\w-]*)|\["((?:[^"\\]|\\.)*)"\])$/;

/** The key of a part as people write it: `page_speed` is "page speed". Null if it is not a name. */
export function keyName({ path }: Pick<Place, 'path'>): TracedText | null {
  const [, plain, quoted] = LAST_STEP.exec(path) ?? [];
  const name = (plain ?? quoted ?? '')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim();
  return name.length > 0 && name.length <= MAX_CHARS && isPlainText(name) ? { text: name, evidence: [] } : null;
}
