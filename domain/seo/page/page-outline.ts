import { shorten } from '../../base/text/text-form.js';
import { percentDecode } from '../../base/url/percent-decode.js';
import type { HtmlFacts } from '../artifacts/html.js';
import type { PageOutline } from '../artifacts/page-outline.js';

const MAX = { headings: 40, headingChars: 80, phones: 5, alts: 40, altChars: 120, embeds: 10 };
const HOURS = ['openingHours', 'openingHoursSpecification'];

/** What the page shows of its owner and offer. */
export function outlinePage(html: HtmlFacts): PageOutline {
  const headings = html.headings.filter(({ level, text }) => (level === 2 || level === 3) && text !== '');
  const alts = html.images.filter(({ alt, hidden }) => !hidden && (alt ?? '').trim() !== '');
  const hrefs = html.anchors.flatMap(({ href, url }) => (url === null && href !== null ? [href.trim()] : []));
  const phones = hrefs.filter((href) => /^tel:./i.test(href)).map((href) => percentDecode(href.slice('tel:'.length)));
  return {
    headings: headings.slice(0, MAX.headings).map(({ text }) => shorten(text, MAX.headingChars)),
    phones: [...new Set(phones)].slice(0, MAX.phones),
    has_mail: hrefs.some((href) => /^mailto:./i.test(href)),
    has_form: html.forms.length > 0,
    alts: alts.slice(0, MAX.alts).map(({ alt }) => shorten(alt ?? '', MAX.altChars)),
    embeds: html.iframes.flatMap(({ url }) => (url === null ? [] : [url])).slice(0, MAX.embeds),
    has_hours_markup: html.json_ld.some(({ nodes }) =>
      nodes.some(({ properties }) => properties.some(({ name }) => HOURS.includes(name))),
    ),
  };
}
