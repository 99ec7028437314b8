import { expect } from 'chai';
import { createCheckContext } from '../../../../domain/seo/check-settings.js';
import { judgePage, judgeSite } from '../../../../domain/seo/judge.js';
import type { OwnChecks } from '../../../../domain/seo/own-checks/own-checks.js';
import { toOwnChecks } from '../../../../domain/seo/own-checks/to-own-checks.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { siteFrom } from '../../../support/sites/site.js';

const CONTEXT = createCheckContext('2030-01-01T00:00:00.000Z');
const OWN: OwnChecks = {
  extractions: [
    {
      name: 'Price present',
      selector: '.price',
      take: 'text',
      all: false,
      rule: { type: 'present', severity: 'high', when_missing: 'fail', message: 'No price, no sale.' },
    },
    { name: 'Author', selector: '.author', take: 'text', all: false },
  ],
  page_filters: [
    {
      name: 'Thin blog',
      severity: 'low',
      conditions: [
        { column: 'words', operator: 'less_than', value: 3 },
        { column: 'url', operator: 'matches', value: '/blog/*' },
      ],
    },
  ],
};

describe('[U] to own checks', () => {
  it('makes a check of each rule and each filter, and none of an extraction without a rule', () => {
    expect(toOwnChecks(OWN).map(({ id, severity, title }) => [id, severity, title])).to.deep.equal([
      ['own:price-present', 'high', 'Your rule “Price present” fails'],
      ['own:thin-blog', 'low', 'Your filter “Thin blog” finds pages'],
    ]);
  });

  it('a page that fails a rule is a finding with what was seen and expected', () => {
    const failure = { observed: 'no value', expected: 'a value' };
    const page = {
      ...pageFrom('<p>x</p>'),
      extracted: {
        read_from: 'source' as const,
        columns: [{ name: 'Price present', values: [], matches: 0, failure }],
      },
    };
    const { findings, failed } = judgePage(page, toOwnChecks(OWN), CONTEXT);
    expect(failed).to.deep.equal([]);
    expect(findings).to.deep.equal([
      {
        url: page.url,
        ...failure,
        where: 'Price present',
        check_id: 'own:price-present',
        component: 'technical_seo',
        severity: 'high',
        page_url: page.url,
      },
    ]);
  });

  it('a page whose extraction was stopped before the rule is no finding', () => {
    const page = {
      ...pageFrom('<p>x</p>'),
      extracted: { read_from: 'source' as const, columns: [], stopped: 'out_of_time' as const },
    };
    expect(judgePage(page, toOwnChecks(OWN), CONTEXT).findings).to.deep.equal([]);
  });

  it('a filter finds the pages that meet all of its conditions', () => {
    const site = siteFrom([
      pageFrom('<p>one two</p>', { url: 'https://site.example/blog/a' }),
      pageFrom('<p>one two three</p>', { url: 'https://site.example/blog/b' }),
      pageFrom('<p>one</p>', { url: 'https://site.example/shop' }),
      pageFrom('', { url: 'https://site.example/blog/forbidden', allowed: false }),
    ]);
    const { findings } = judgeSite(site, toOwnChecks(OWN), CONTEXT);
    expect(findings.map(({ url, observed, expected }) => [url, observed, expected])).to.deep.equal([
      [
        'https://site.example/blog/a',
        'words 2, url https://site.example/blog/a',
        'not: words less than 3 and url matches /blog/*',
      ],
    ]);
  });
});
