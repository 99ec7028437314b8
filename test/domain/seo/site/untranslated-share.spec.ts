import { expect } from 'chai';
import { measureUntranslated } from '../../../../domain/seo/site/untranslated-share.js';
import { languageSite } from '../../../support/sites/language-site.js';

describe('[U] untranslated share', () => {
  it('is nothing where every version is translated', () => {
    expect(measureUntranslated(languageSite({ copied: 0 }))).to.deep.equal({ share: 0, starts: { copies: 0, all: 4 } });
  });

  it('counts two thirds of a version whose start page alone is a copy', () => {
    const { share, starts } = measureUntranslated(languageSite({ copied: 3 }));
    expect([share, starts]).to.deep.equal([(2 / 3) * (3 / 4), { copies: 3, all: 4 }]);
  });

  it('leaves accepted copies out', () => {
    const accepted = new Set(['https://site.example/es/']);
    expect(measureUntranslated(languageSite({ copied: 1 }), accepted).share).to.equal(0);
    expect(measureUntranslated(languageSite({ copied: 3 }), accepted).starts).to.deep.equal({ copies: 2, all: 4 });
  });

  it('weighs every page alike where the start page names no versions', () => {
    const site = languageSite({ copied: 3 });
    for (const page of site.pages) page.hreflang = [];
    expect(measureUntranslated(site)).to.deep.equal({ share: 3 / 36, starts: { copies: 0, all: 0 } });
  });
});
