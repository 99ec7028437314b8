import { expect } from 'chai';
import { describeFailedCheck } from '../../../../../domain/seo/failed-checks.js';
import { copyChecks } from '../../../../../domain/seo/site/copy-checks.js';
import { whyMissing } from '../../../../../domain/seo/why-missing.js';
import { translateReason } from '../../../../../web/report/texts/de/reasons.js';
import { siteFrom } from '../../../../support/sites/site.js';

describe('[U] German reasons', () => {
  it('know every reason for which an audit leaves checks out', () => {
    const nothing = siteFrom([]);
    const needs = ['robots', 'sitemap', 'probes', 'external_links', 'speed', 'resources', 'rendered'] as const;
    for (const need of needs) {
      const reason = whyMissing(need, { ...nothing, [need]: null }) ?? '';
      expect(reason, need).to.not.equal('');
      expect(translateReason(reason), reason).to.be.a('string');
    }
    expect(translateReason(describeFailedCheck({ pages: 3 }))).to.match(/Fehler der Software/);
    expect(translateReason("switched off by the project's check settings")).to.match(/abgeschaltet/);
    expect(translateReason('off by default: runs when the check settings name a severity for it')).to.match(/Standard/);
  });

  it('know why checks of encryption say nothing about a copy', () => {
    const [skipped] = copyChecks({
      start_url: 'http://127.0.0.1:8080/',
      production_origin: 'https://www.shop.example',
    });
    expect(translateReason(skipped?.reason ?? '')).to.equal(
      'Geprüft wurde eine Kopie: Wie https://www.shop.example verschlüsselt ist, zeigt nur die veröffentlichte Website.',
    );
  });

  it('keep the figures of a reason', () => {
    const english = '40 of 50 requests (80%) were refused with 403 or 429: the site turned the crawler away';
    expect(translateReason(english)).to.match(/^40 von 50 Anfragen \(80 %\)/);
  });

  it('say why few or unlinked pages cap a score', () => {
    const one = 'The site has 1 page with text of its own and 280 words in all: there is little to be found for.';
    expect(translateReason(one)).to.match(/nur eine Seite mit eigenem Text \(280 Wörter\)/);
    const four = one.replace('1 page with text of its own', '4 pages with text of their own');
    expect(translateReason(four)).to.match(/^Die Website hat 4 Seiten mit eigenem Text und zusammen 280 Wörter/);
    const orphans =
      'No link from the start page leads to 75 of 176 pages (43%): search engines take them for unimportant.';
    expect(translateReason(orphans)).to.match(/^Zu 75 von 176 Seiten \(43 %\)/);
  });

  it('are silent about what they do not know', () => {
    expect(translateReason('a dragon ate the page')).to.equal(null);
  });
});
