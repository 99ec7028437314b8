import { expect } from 'chai';
import { showReach } from '../../../../../web/report/short/facts/show-reach.js';
import { DE } from '../../../../../web/report/texts/de.js';
import { EN } from '../../../../../web/report/texts/en.js';
import { reportAudit } from '../../../../support/samples/report-audit.js';

const [recommendation] = reportAudit({ issues: 1 }).recommendations;

describe('[U] reach of a cause', () => {
  if (!recommendation) throw new Error('no recommendation');
  it('is shown in pages where they were counted, in places where not, and for what the site lacks as a whole', () => {
    const reach = { affected: 1200, measured: 3000 };
    expect(showReach({ reach, recommendation }, EN)).to.equal('1,200 of 3,000 pages');
    expect(showReach({ reach, recommendation }, DE)).to.equal('1.200 von 3.000 Seiten');
    const { count } = recommendation.evidence;
    expect(showReach({ reach: null, recommendation }, EN)).to.equal(`${count} places`);
    const site = { affected: 1, measured: 1 };
    expect(showReach({ reach: site, recommendation }, EN)).to.equal('the whole site');
    expect(showReach({ reach: site, recommendation }, DE)).to.equal('gesamte Website');
  });
});
