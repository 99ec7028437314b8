import { shorten } from '../../base/text/text-form.js';
import type { Change } from '../page/compare-rendered.js';
import type { Finding } from './check.js';

const SHOWN_CHARS = 110;

/** A difference between source and rendered page as a finding's evidence. */
export function createChangeFinding(url: string, { raw, rendered }: Change, where: string): Finding {
  const show = (text: string) => (text === '' ? 'none' : `"${shorten(text, SHOWN_CHARS)}"`);
  return { url, observed: `source: ${show(raw)}; rendered: ${show(rendered)}`, expected: 'the same in both', where };
}
