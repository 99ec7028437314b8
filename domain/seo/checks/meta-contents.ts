import { collapse } from '../../base/text/text-form.js';
import type { HtmlFacts } from '../artifacts/html.js';

/**
 * Contents of the meta elements with one of these keys, blank ones left out. Open Graph says `property` and the card
 * markup says `name`, but readers of both take either attribute, so both count.
 */
export function metaContents(html: HtmlFacts | null, ...keys: string[]): string[] {
  return (html?.metas ?? [])
    .filter(({ kind, key }) => (kind === 'name' || kind === 'property') && keys.includes(key))
    .map(({ content }) => collapse(content))
    .filter((content) => content !== '');
}
