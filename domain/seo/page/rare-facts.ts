import { primaryLanguage } from '../../base/language/primary-language.js';
import { resolveLanguage } from '../../base/language/resolve-language.js';
import { isPlaceholderMail, isPlaceholderPhone } from '../../base/text/placeholder-contact.js';
import { shorten } from '../../base/text/text-form.js';
import { percentDecode } from '../../base/url/percent-decode.js';
import type { HtmlFacts, PlaceholderContact } from '../artifacts/html.js';
import type { PageSummary } from '../artifacts/page-summary.js';
import { measureReadability } from '../readability/measure-readability.js';
import { businessFacts } from '../trust/business-facts.js';

const MAX_CONTACTS = 10;
const MAX_NAME_CHARS = 80;

type RareFacts = Pick<
  PageSummary,
  | 'guessed_lang'
  | 'site_name'
  | 'readability'
  | 'amp_url'
  | 'is_amp'
  | 'mobile_url'
  | 'placeholder_contacts'
  | 'secrets'
  | 'business_facts'
>;

/**
 * What few pages have: left out where it is not, since summaries are kept by the thousand.
 * @param isNearStart of the start page, or of where it leads, which speaks for the site
 */
export function rareFacts(html: HtmlFacts, isNearStart = false): RareFacts {
  const ampUrl = html.links.find(({ rel, in_head }) => in_head && rel.includes('amphtml'))?.url ?? null;
  const mobileUrl = html.links.find(
    ({ rel, in_head, media }) => in_head && rel.includes('alternate') && isForPhones(media),
  )?.url;
  const contacts = placeholderContacts(html);
  const business = businessFacts(html);
  const readability = measureReadability(html.text.prose);
  const siteName = isNearStart ? ogSiteName(html) : '';
  const language = resolveLanguage({
    stated: html.lang,
    guess: html.text.language_guess,
    words: html.text.word_count,
  });
  return {
    ...(language === null || language === primaryLanguage(html.lang ?? '') ? {} : { guessed_lang: language }),
    ...(siteName === '' ? {} : { site_name: siteName }),
    ...(readability === null ? {} : { readability }),
    ...(ampUrl === null ? {} : { amp_url: ampUrl }),
    ...(html.is_amp === true ? { is_amp: true as const } : {}),
    ...(mobileUrl == null ? {} : { mobile_url: mobileUrl }),
    ...(contacts.length === 0 ? {} : { placeholder_contacts: contacts }),
    ...(html.secrets.length === 0 ? {} : { secrets: html.secrets }),
    ...(business.length === 0 ? {} : { business_facts: business }),
  };
}

/** "only screen and (max-width: 640px)", as Google requires for separate mobile pages; "handheld" in older ones. */
function isForPhones(media: string | null): boolean {
  return media !== null && /max-width|handheld/i.test(media);
}

function ogSiteName({ metas }: HtmlFacts): string {
  const named = metas.find(({ key, content }) => key === 'og:site_name' && content.trim() !== '');
  return shorten(named?.content ?? '', MAX_NAME_CHARS);
}

/** Those of the text and those behind mailto: and tel: links, each once. */
function placeholderContacts(html: HtmlFacts): PlaceholderContact[] {
  const found = new Map(html.placeholder_contacts.map((contact) => [contact.value, contact]));
  for (const { href, url, region } of html.anchors) {
    if (url !== null || href === null || found.size >= MAX_CONTACTS) continue;
    const value = linkedContact(href);
    if (value === null || found.has(value)) continue;
    found.set(value, { value, place: region === 'main' || region === 'other' ? 'main' : 'frame' });
  }
  return [...found.values()];
}

function linkedContact(href: string): string | null {
  const [, scheme, target = ''] = /^\s*(mailto|tel):([^?]*)/i.exec(href) ?? [];
  if (scheme === undefined) return null;
  const value = percentDecode(target).trim();
  const isPlaceholder = scheme.toLowerCase() === 'tel' ? isPlaceholderPhone(value) : isPlaceholderMail(value);
  return isPlaceholder ? value : null;
}
