import { expect } from 'chai';
import { siteNameCutter } from '../../../../domain/base/text/site-name-cutter.js';

describe('[U] siteNameCutter', () => {
  const cut = siteNameCutter(['Oak tables | Acme', 'Elm chairs | ACME', 'Oak | Ash', 'Oak | Ash', 'News']);

  it('takes off what several different titles end in', () => {
    expect(['Oak tables | Acme', 'Lamps – acme'].map(cut)).to.deep.equal(['oak tables', 'lamps']);
  });

  it('leaves other endings and titles of one part as they are', () => {
    expect(['Oak | Ash', 'News', 'Acme'].map(cut)).to.deep.equal(['Oak | Ash', 'News', 'Acme']);
  });
});
