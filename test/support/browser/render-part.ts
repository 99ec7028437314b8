import { type ComponentType, h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { SiteOrigin } from '../../../web/report/parts/site-origin.js';

/** The HTML of one component, as on the report of https://site.example. */
export function renderPart<Props extends object>(part: ComponentType<Props>, props: Props): string {
  return renderToString(h(SiteOrigin.Provider, { value: 'https://site.example' }, h(part, props)));
}

/** What somebody reads: tags away, references as characters, white space as single blanks. */
export function readText(html: string): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const characters: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };
  return text.replace(/&(?:lt|gt|quot|amp);/g, (reference) => characters[reference] ?? reference);
}
