import type { Anchor } from '../../artifacts.js';
import { primaryLanguage } from '../../language/primary-language.js';
import { isGenericText } from '../../text/is-generic-text.js';
import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

export const linkGenericText: PageCheck = {
  id: 'link/generic-text',
  severity: 'low',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Link text that says nothing',
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

/** WordPress puts it behind its teasers. */
const TEASER = /^more-\d+$/;

/** "continue" → #continue, "read" → #read(java.nio.ByteBuffer): what is linked to goes by this name. */
function namesTarget({ text, fragment }: Anchor): boolean {
  if (fragment === '' || TEASER.test(fragment)) return false;
  const parts = fragment.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return parts.includes(text.trim().toLowerCase());
}
