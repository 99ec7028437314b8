import { expect } from 'chai';
import { ALL_CHECKS } from '../../../../../domain/seo/checks/index.js';
import { translatePhrase } from '../../../../../web/report/texts/phrases/translate-phrase.js';
import { expectNone } from '../../../../support/expect-none.js';

describe('[U] translate phrase', () => {
  it('leaves English as it is', () => {
    expect(translatePhrase('Anything at all', 'en')).to.equal('Anything at all');
  });

  it('knows title, reason and fix of every check in German', () => {
    const missing = ALL_CHECKS.flatMap(({ id, title, why, fix }) =>
      [title, why, fix].filter((text) => translatePhrase(text, 'de') === null).map((text) => `${id}: ${text}`),
    );
    expectNone(missing, 'Texts of checks without a German one');
  });

  it('writes what audits write, with German numbers', () => {
    const texts: [english: string, german: string][] = [
      [
        '45 of 60 pages (75%) ask search engines not to list them: 45 by a canonical that names another page.',
        '45 von 60 Seiten (75 %) bitten Suchmaschinen, sie nicht anzuzeigen: 45 durch ein Canonical auf eine andere Seite.',
      ],
      [
        'On-page SEO scores 12.5 of 100, which the other parts of the site cannot make up for.',
        'Der Bereich Onpage-Optimierung erreicht nur 12,5 von 100 Punkten; das können die übrigen Bereiche nicht ausgleichen.',
      ],
      ['low 4 × (3/10)^0.5 = 2.19', 'gering 4 × (3/10)^0,5 = 2,19'],
      [
        'In the same step, for "Missing title": Collect ten questions',
        'Im selben Arbeitsgang („Seitentitel fehlt“): Collect ten questions',
      ],
    ];
    for (const [english, german] of texts) expect(translatePhrase(english, 'de')).to.equal(german);
  });

  it('takes text of the site for what it is', () => {
    for (const text of [
      'Low prices for every lamp',
      'Everything, but the sink',
      'To be or not to be',
      'Hikes and tours',
    ])
      expect(translatePhrase(text, 'de'), text).to.equal(null);
  });

  it('does not look at texts that are too long to be ours', () => {
    expect(translatePhrase('a'.repeat(1_000_000), 'de')).to.equal(null);
  });
});
