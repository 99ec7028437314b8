import type { Wording } from './wordings/wording.js';

const OPTIONAL = /\[([^\]]*)\]/g;
const MAX_OTHERS = 2;

/** Sentences of a wording with the keywords put in; what is written for further keywords falls away where none fits. */
export function fillWording(
  pattern: string,
  keywords: readonly string[],
  { and }: Pick<Wording, 'and'>,
  maxChars: number,
): string {
  const [first = '', ...rest] = keywords;
  for (let others = Math.min(MAX_OTHERS, rest.length); others >= 0; others--) {
    const more = listOf(rest.slice(0, others), and);
    const text = capital(
      pattern
        .replace(OPTIONAL, (_, inner: string) => (more === '' ? '' : inner))
        .split('{m}')
        .join(more)
        .split('{k}')
        .join(first),
    );
    if (text.length <= maxChars || others === 0) return text;
  }
  return '';
}

function listOf(words: readonly string[], and: string): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`;
}

/** A text that begins with a capital, behind an opening mark too ("¿"). */
export function capital(text: string): string {
  const at = text.search(/[\p{L}\p{N}]/u);
  const letter = text.charAt(at);
  const upper = letter.toUpperCase();
  return at < 0 || upper.length !== 1 ? text : text.slice(0, at) + upper + text.slice(at + 1);
}
