import { expect } from 'chai';
import type { Site } from '../../../../domain/sites/site.js';
import { CompetitorsPage } from '../../../../web/app/findings/competitors-page.js';
import { readText, renderPart } from '../../../support/browser/render-part.js';
import { newSite } from '../../../support/samples/new-site.js';
import { reportAudit } from '../../../support/samples/report-audit.js';

const SITE = newSite();

describe('[U] page of competitors', () => {
  const audit = reportAudit({ overrides: { benchmarking: null } });
  const show = (site: Site, isGuest = false) => readText(renderPart(CompetitorsPage, { site, audit, isGuest }));

  it('says that competitors have to be named before they are compared', () => {
    expect(show({ ...SITE, competitors: ['https://a.example/'] })).to.contain(
      'The latest audit compared no competitors. Name at least 2 competitors in the settings of this site',
    );
  });

  it('says that an audit compares those that are named', () => {
    const competitors = ['https://a.example/', 'https://b.example/'];
    expect(show({ ...SITE, competitors })).to.contain('Run a complete audit to compare them. View settings');
  });

  it('leads client guests nowhere', () => {
    expect(show(SITE, true)).to.contain('compared no competitors.').and.not.to.contain('settings');
  });
});
