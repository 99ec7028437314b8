import { isMobileSignature } from './mobile-signature.js';
import { plainLine } from './plain-line.js';

/** RFC 3676 4.3; programs drop its trailing blank or make a dash of it. */
const SEPARATOR = /^(?:--|—|–) ?$/;
/** Longer text is not a signature. */
const MAX_SIGNATURE_LINES = 20;

/** Takes signatures away, each up to the next gap (null) or the end. */
export function cutSignatures(lines: readonly (string | null)[]): (string | null)[] {
  const kept = [...lines];
  for (let index = 0; index < kept.length; index++) {
    const line = kept[index];
    if (line === null || line === undefined) continue;
    if (isMobileSignature(plainLine(line))) kept[index] = null;
    if (!SEPARATOR.test(line.trim())) continue;
    const gap = kept.indexOf(null, index);
    const end = gap < 0 ? kept.length : gap;
    if (kept.slice(index + 1, end).filter((text) => text?.trim()).length <= MAX_SIGNATURE_LINES)
      kept.fill(null, index, end);
  }
  return kept;
}
