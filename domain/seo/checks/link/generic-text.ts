import { primaryLanguage } from '../../../base/language/primary-language.js';
import { isGenericText } from '../../../base/text/is-generic-text.js';
import { pathSegments } from '../../../base/url/path-segments.js';
import { readHost } from '../../../base/url/url-identity.js';
import type { Anchor } from '../../artifacts/html.js';
import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

export const linkGenericText: PageCheck = {
  id: 'link/generic-text',
  severity: 'low',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Generic anchor text',
  why: '"Click here" tells neither search engines nor people who jump from link to link what they will find.',
  fix: 'Name the target in the link text.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable#anchor-text',
  effort_hours: 0.5,
  judge(page) {
    const language = primaryLanguage(page.html?.lang ?? '');
    const generic =
      page.html?.anchors.filter(
        (anchor) => anchor.url !== null && isGenericText(anchor.text, language) && !namesTarget(anchor),
      ) ?? [];
    return foldCases(page.url, generic, ({ text, href }) => `"${text}" → ${href}`, { where: 'a[href]' });
  },
};

const NO_NAME = /[^\p{L}\p{N}]+/u;
/** WordPress puts it behind its teasers. */
const TEASER = /^more-\d+$/;

/**
 * "start" → #start, "read" → #read(java.nio.ByteBuffer), "Read" → trait.Read.html, "More information" →
 * #moreinformation, "Click" → click.example: the target has this name.
 */
function namesTarget({ text, fragment, url }: Anchor): boolean {
  const name = text.trim().toLowerCase();
  if (!TEASER.test(fragment) && isNameIn(fragment.toLowerCase(), name)) return true;
  if (
    readHost(url ?? '')
      .split('.')
      .includes(name)
  )
    return true;
  const file = pathSegments(url ?? '').at(-1) ?? '';
  return file.includes('.') && file.toLowerCase().split('.').slice(0, -1).includes(name);
}

function isNameIn(fragment: string, name: string): boolean {
  const parts = fragment.split(NO_NAME);
  const words = name.split(NO_NAME).filter(Boolean);
  return parts.includes(name) || parts.includes(name.replace(/s$/, '')) || parts.join('') === words.join('');
}
