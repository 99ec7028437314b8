import { expect } from 'chai';
import type { CompleteAudit } from '../../../../domain/audits/audit-result.js';
import { listUnmeasured } from '../../../../web/report/facts/unmeasured.js';
import { openLanguage } from '../../../../web/report/parts/report-language.js';
import { component } from '../../../support/audit-deps.js';
import { reportAudit } from '../../../support/samples/report-audit.js';

const EN = openLanguage('en');
const audit = reportAudit();
const withParts = (components: Partial<CompleteAudit['components']>) =>
  listUnmeasured({ ...audit, components: { ...audit.components, ...components } }, EN);
const clean = { ...audit.components.on_page_seo, checks_skipped: [] };

describe('[U] what was not measured', () => {
  it('is what no lab can measure, where all else was', () => {
    expect(withParts({ on_page_seo: clean })).to.deep.equal([
      { what: 'Interaction to Next Paint', why: 'It needs real visitors; a lab run cannot measure it.' },
    ]);
  });

  it('is whole components and single runs, with their reasons', () => {
    const page_speed = {
      ...component('page_speed', 90),
      metrics: { failed_strategies: [{ strategy: 'desktop', reason: 'it hung' }] },
    };
    expect(withParts({ on_page_seo: clean, sitemap: component('sitemap', null), page_speed })).to.deep.include.members([
      { what: 'Sitemap', why: 'Broken.' },
      { what: 'Page speed (desktop)', why: 'It hung.' },
    ]);
  });

  it('names checks by their titles', () => {
    const checks_skipped = [{ id: 'link/external-no-rel', reason: 'off by default' }];
    const components = { ...audit.components, on_page_seo: { ...clean, checks_skipped } };
    const [, english] = listUnmeasured({ ...audit, components }, EN);
    expect(english?.what).to.equal('“External link without nofollow, sponsored or ugc”');
    const [, german] = listUnmeasured({ ...audit, components }, openLanguage('de'));
    expect(german).to.deep.equal({
      what: '„Externer Link ohne nofollow, sponsored oder ugc“',
      why: 'Standardmäßig abgeschaltet.',
    });
  });

  it('is checks, told once for each reason', () => {
    const checks_skipped = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id: `x/${id}`, reason: 'no browser' }));
    const metrics = { failed_checks: [{ id: 'y/z', message: 'secret' }] };
    const gaps = withParts({
      on_page_seo: { ...clean, checks_skipped },
      sitemap: { ...component('sitemap', 1), metrics },
    });
    expect(gaps.slice(1)).to.deep.equal([
      { what: '5 checks, such as x/a, x/b, x/c', why: 'No browser.' },
      { what: 'y/z', why: 'The check itself failed.' },
    ]);
  });

  it('is the score, when the crawl cannot be relied on', () => {
    const reliability = { reliable: false, reason: 'a bot wall' };
    expect(listUnmeasured({ ...audit, reliability }, EN)[0]).to.deep.equal({
      what: 'The overall score',
      why: 'A bot wall.',
    });
  });

  it('is in the language of the report, and in English where that does not know the reason', () => {
    const checks_skipped = [
      { id: 'x/a', reason: 'external links were not checked' },
      { id: 'x/b', reason: 'a reason of a later version' },
    ];
    const components = { ...audit.components, on_page_seo: { ...clean, checks_skipped } };
    expect(listUnmeasured({ ...audit, components }, openLanguage('de'))).to.deep.equal([
      {
        what: 'Reaktion auf Eingaben (INP)',
        why: 'Dafür braucht es echte Besucher; im Labor lässt sich der Wert nicht messen.',
      },
      { what: 'x/a', why: 'Externe Links wurden nicht geprüft.' },
      { what: 'x/b', why: 'a reason of a later version' },
    ]);
  });
});
