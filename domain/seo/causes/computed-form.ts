import { ISO_639_1 } from '../../base/language/iso-639-1.js';
import { primaryLanguage } from '../../base/language/primary-language.js';
import { pathSegments } from '../../base/url/path-segments.js';

const ENDING = /\.[a-z]{2,5}$/i;
/** A shorter name is part of many paths by chance. */
const MIN_NAME_CHARS = 5;

/**
 * The form of a link that a template computes from its own page: its language or its own name in the path, as in
 * "/{language}.html" or "/{language}/articles/{name}". Null for a link that contains neither.
 */
export function computedForm(target: string, source: string): string | null {
  const name = nameOf(pathSegments(source).at(-1) ?? '');
  const segments = pathSegments(target);
  const form = segments.map((segment) => {
    const ending = ENDING.exec(segment)?.[0] ?? '';
    const stem = nameOf(segment);
    if (name.length >= MIN_NAME_CHARS && stem === name) return `{name}${ending}`;
    return /^[a-z]{2}(?:[-_][a-z]{2,4})?$/i.test(stem) && ISO_639_1.has(primaryLanguage(stem))
      ? `{language}${ending}`
      : segment;
  });
  return form.some((segment) => segment.startsWith('{')) ? `/${form.join('/')}` : null;
}

function nameOf(segment: string): string {
  return segment.replace(ENDING, '');
}
