const HIDDEN = /<!--[\s\S]{0,20000}?-->|<(script|style|template|noscript)\b[\s\S]{0,100000}?<\/\1>/gi;
/** Zero-width characters, directional marks and the tag block, in which instructions have been smuggled. */
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\u00ad]|[\u{e0000}-\u{e007f}]/gu;
const MAX_CHARS = 12_000;

/**
 * Text of somebody else as data for a model: what no reader sees is taken out, and it stands between marks that it
 * cannot know (spotlighting, arXiv 2403.14720). `word` is random for each call.
 */
export function fence(name: string, text: string, word: string): string {
  const visible = text.replace(HIDDEN, ' ').replace(INVISIBLE, '').replaceAll(word, '').slice(0, MAX_CHARS);
  return `<${name} ${word}>\n${visible}\n</${name} ${word}>`;
}
