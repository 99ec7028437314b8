import { shownProse, shownText } from '../facts/shown-text.js';

/** Text of the crawled site: escaped, isolated from the direction of its surroundings, cut to a bearable length. */
export function Foreign({ text, max = 300 }: { text: string; max?: number }) {
  return <bdi>{shownText(text, max)}</bdi>;
}

/** The same for third-party text with several lines, where line breaks are shown. */
export function ForeignProse({ text, max }: { text: string; max: number }) {
  return <bdi>{shownProse(text, max)}</bdi>;
}
