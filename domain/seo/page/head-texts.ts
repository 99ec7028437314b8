import { collapse } from '../../base/text/text-form.js';
import type { HtmlFacts } from '../artifacts/html.js';

/** The first title of the head that is not blank, collapsed; '' when there is none. */
export function headTitle(html: HtmlFacts | null): string {
  return firstText((html?.titles ?? []).filter((title) => title.in_head).map((title) => title.text));
}

/** The first meta description of the head that is not blank, collapsed; '' when there is none. */
export function headDescription(html: HtmlFacts | null): string {
  return firstText(
    (html?.metas ?? [])
      .filter(({ in_head, kind, key }) => in_head && kind === 'name' && key === 'description')
      .map((meta) => meta.content),
  );
}

/** The first h1 with text, the alt of images inside counting as text; '' when there is none. */
export function firstH1(html: HtmlFacts | null): string {
  return firstText((html?.headings ?? []).filter((heading) => heading.level === 1).map((heading) => heading.text));
}

function firstText(texts: string[]): string {
  return texts.map(collapse).find((text) => text !== '') ?? '';
}
