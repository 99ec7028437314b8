import { expect } from 'chai';
import { renderReport } from '../../web/report/render-report.js';
import { renderShortReport } from '../../web/report/short/render-short-report.js';
import { translatePhrase } from '../../web/report/texts/phrases/translate-phrase.js';
import { expectNone } from '../support/expect-none.js';
import { type AuditedSite, auditSite } from './audit-site.js';
import { listCalibrationSites } from './list-calibration-sites.js';
import { ONE_PAGE_SITES } from './one-page-sites.js';

/** Names and terms that are the same in both languages. */
const SHARED = new Set([
  'ROI',
  'URL',
  'URLs',
  'SEO',
  'Crawl',
  'Phase',
  'Status',
  'Lighthouse',
  'Linkwright',
  'Best Practices',
  'html',
  'xml',
  'nginx',
  'apache',
  'text',
  'JSON-LD',
  'noindex',
  'nofollow',
  'noindex, nofollow',
  'nosniff',
  'https',
  '200 HTML',
  'canonical',
  'link rel=canonical',
  'head',
  'hreflang',
  'img',
  'robots.txt',
  'h1',
  'Text',
  'Name',
  'Feedback',
  'Info',
]);
const CHECK_IDS = /^[a-z0-9]+\/[a-z0-9-]+(, [a-z0-9]+\/[a-z0-9-]+)*$/;
const SELECTOR = /^[a-z0-9]+(\[[^\]]+\]|:not\(.+\)| > [a-z0-9]+|, [a-z0-9]+| [a-z]+\[[^\]]+\])+$/;
/** Markup, attributes and ids as they are written. */
const MARKUP_VALUE = /^(width=device-width|<!DOCTYPE|[a-z]+="\d+"(?: [a-z]+="\d+")*$|#[\w-]+$)/;
/** "10 ms", "1.2 kB", "in 5 s" */
const FIGURE = /^(?:in )?[−-]?[\d.,]+(?: (?:ms|s|kB|MB|B|min|px|%|h))?$/;
const ENGLISH = /\b(?:the|and|which|with|without|has|have|pages|from|every|each|not|this|that)\b/;

/** Behind an address stands what was seen there. */
const BEHIND_ADDRESS = /^https?:\S+: /;

/** What a reader sees, each text once, code to paste aside. */
function readTexts(html: string): Set<string> {
  const body = html.slice(html.indexOf('<body>')).replace(/<(code|pre)[^>]*>[\s\S]*?<\/\1>/g, ' ');
  const texts = [...body.matchAll(/>([^<]+)</g)].map(([, raw = '']) => unescapeText(raw).trim());
  return new Set(texts.filter((text) => /[A-Za-z]{2}/.test(text)));
}

/** Whether a text is made of what the site says. Searches all of the site: ask only for texts that are suspect otherwise. */
function findsQuoted({ pages, site }: AuditedSite): (text: string) => boolean {
  let siteText: string | undefined;
  return (text) => {
    siteText ??= JSON.stringify([pages, site.sitemap]);
    const core = text.replace(BEHIND_ADDRESS, '').replace(/^["„]|["“…]+$/g, '');
    return core.split(/["„“]?; ["„“]?/).every((part) => siteText?.includes(JSON.stringify(part).slice(1, -1)));
  };
}

function unescapeText(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

const isNeutral = (whole: string): boolean => isNeutralText(whole) || isNeutralText(whole.replace(BEHIND_ADDRESS, ''));

const isNeutralText = (text: string) =>
  SHARED.has(text) ||
  [CHECK_IDS, SELECTOR, MARKUP_VALUE, FIGURE, /^(?:https?:\/)?\/\S*$/].some((form) => form.test(text)) ||
  // Values that name no thing: languages, statuses with their target, agents, hosts.
  /^(?:[a-z]{2}(?:-[A-Z]{2})?(?:, |: \d+$|$))+/.test(text) ||
  /^(?:\d{3} |)→ \S+(?:: \d{3}| \d{3}|)$/.test(text) ||
  /^\d{3} → \S+ \(\d{3}\)$/.test(text) ||
  /^https?:\S+ \([a-z, -]+\)$/.test(text) ||
  /^Phase \d$/.test(text) ||
  /^Sitemap(?:: https?:\S+)?$/.test(text) ||
  /^[a-z0-9.-]+\.example$/.test(text) ||
  /^(?:[A-Za-z]+(?:Bot|bot|-User|-Extended|-SearchBot|spider)(?:, |$))+/.test(text) ||
  /^lighthouse\/(?:mobile|desktop)$/.test(text) ||
  /^(?:"[^"]*" → \S+(?:; |$))+/.test(text);

/** What is left of a sentence without what it quotes. */
const withoutQuotes = (text: string) =>
  text.replace(/["„][^"“]*["“]|https?:\S+|\S*\/\S*|\S+\.example|:not\(|gefunden: .*; erwartet/g, ' ');

describe('[U] German report of the calibration set', function () {
  this.timeout(240_000);
  const reports: { name: string; site: AuditedSite; english: string; german: string; short: string }[] = [];

  before(async () => {
    for (const calibrated of [...listCalibrationSites(), ...ONE_PAGE_SITES]) {
      const site = await auditSite(calibrated);
      reports.push({
        name: calibrated.name,
        site,
        english: renderReport(site.audit, { history: [] }),
        german: renderReport(site.audit, { history: [], language: 'de' }),
        short: renderShortReport(site.audit, { history: [], language: 'de' }).html,
      });
    }
  });

  it('has no text that is marked as untranslated', () => {
    expectNone(
      reports.flatMap(({ name, german, short }) =>
        [...german.matchAll(/<span lang="en">.*?<\/bdi>/g), ...short.matchAll(/<span lang="en">.*?<\/bdi>/g)].map(
          ([text]) => `${name}: ${text}`,
        ),
      ),
      'Texts without a German one (web/report/texts/de)',
    );
  });

  it('shares with the English one only what is code, a name, or text of the site', () => {
    const left = reports.flatMap(({ name, site, english, german }) => {
      const known = readTexts(english);
      const isQuoted = findsQuoted(site);
      return [...readTexts(german)]
        .filter((text) => known.has(text) && !isNeutral(text) && !isQuoted(text))
        .map((text) => `${name}: ${text}`);
    });
    expectNone([...new Set(left)], 'English texts in German reports');
  });

  it('has no English words in its own sentences', () => {
    const left = reports.flatMap(({ name, site, german, short }) => {
      const isQuoted = findsQuoted(site);
      return [german, short].flatMap((html) =>
        [...readTexts(html)]
          .filter((text) => ENGLISH.test(withoutQuotes(text)) && !isQuoted(text))
          .map((text) => `${name}: ${text}`),
      );
    });
    expectNone([...new Set(left)], 'English words in German sentences');
  });

  it('has a title of its own for every root cause', () => {
    const left = reports.flatMap(({ site }) =>
      site.audit.recommendations.filter(({ title }) => translatePhrase(title, 'de') === null).map(({ title }) => title),
    );
    expectNone([...new Set(left)], 'Titles without a German one (web/report/texts/de/phrases/cause-titles.ts)');
  });

  it('says in its head which language it is in, and writes its title in it', () => {
    for (const { german } of reports) {
      expect(german).to.match(/^<!doctype html>\n<html lang="de">/);
      expect(german).to.match(/<title>SEO-Analyse .+, \d{2}\.\d{2}\.\d{4}<\/title>/);
    }
  });
});
