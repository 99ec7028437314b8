import { expect } from 'chai';
import { scoreLinks } from '../../../../activities/audits/judge/score-links.js';
import { siteLinkScoreSteps } from '../../../../domain/seo/links/site-link-scores.js';
import { linkPage } from '../../../support/sites/link-page.js';
import { siteFrom } from '../../../support/sites/site.js';

const url = (path: string) => `https://site.example${path}`;
const pages = () => [linkPage(url('/'), '/a', '/b'), linkPage(url('/a'), '/'), linkPage(url('/b'), '/a')];

describe('[U] scoreLinks', () => {
  it('lets other work have its turn after each step', async () => {
    const steps = [...siteLinkScoreSteps(siteFrom(pages()), 'shown')].length;
    expect(steps).to.be.greaterThan(3);
    let turns = 0;
    let isDone = false;
    const count = () => {
      turns++;
      if (!isDone) setImmediate(count);
    };
    setImmediate(count);
    await scoreLinks(siteFrom(pages()), 'shown');
    isDone = true;
    expect(turns).to.be.at.least(steps);
  });

  it('leaves the scores for what is judged afterwards', async () => {
    const site = siteFrom(pages());
    await scoreLinks(site, 'worth');
    expect([...siteLinkScoreSteps(site, 'worth')]).to.deep.equal([]);
  });
});
