import { expect } from 'chai';
import type { Recommendation } from '../../domain/audits/recommendation.js';
import { translatePhrase } from '../../web/report/texts/phrases/translate-phrase.js';
import { expectNone } from '../support/expect-none.js';
import { type AuditedSite, auditSite } from './audit-site.js';
import { ONE_PAGE_SITES } from './one-page-sites.js';

const PROMISED = 15;
/** Pairs of which only one may be given: both would ask for the same, or for opposites. */
const EXCLUSIVE = [
  ['improvement/contact-links', 'improvement/call-link'],
  ['improvement/customer-voices', 'improvement/review-sources'],
  ['improvement/same-as', 'improvement/ai/no-author-entity'],
  ['improvement/same-as', 'improvement/profile-links'],
  ['improvement/organization-markup', 'improvement/ai/no-author-entity'],
  ['improvement/organization-markup', 'fix/schema/none-on-site'],
  ['improvement/site-name-markup', 'fix/schema/none-on-site'],
  ['improvement/section-menu', 'improvement/jump-links'],
  ['improvement/heading-beyond-name', 'improvement/title-beyond-heading'],
  ['improvement/page-questions', 'improvement/question-pages'],
];

describe('[U] recommendations for sites of one page', function () {
  this.timeout(60_000);
  const audited: (AuditedSite & { name: string })[] = [];
  before(async () => {
    for (const site of ONE_PAGE_SITES) audited.push({ ...(await auditSite(site)), name: site.name });
  });
  const given = (name: string) => {
    const site = audited.find((each) => each.name.endsWith(`/${name}.example`));
    return new Map(site?.audit.recommendations.map((one) => [one.id.replace('improvement/', ''), one]));
  };

  it('are fifteen and more, each with its evidence and steps', () => {
    expectNone(
      audited.filter(({ audit }) => audit.recommendations.length < PROMISED).map(({ name }) => name),
      'sites with too few recommendations',
    );
    const isEmpty = ({ evidence, steps }: Recommendation) =>
      evidence.sample === '' || evidence.urls.length === 0 || steps.length < 2;
    expectNone(
      audited.flatMap(({ name, audit }) => audit.recommendations.filter(isEmpty).map(({ id }) => `${name}: ${id}`)),
      'recommendations without evidence',
    );
  });

  it('ask for nothing twice', () => {
    const twice = audited.flatMap(({ name, audit }) => {
      const ids = new Set(audit.recommendations.map(({ id }) => id));
      return EXCLUSIVE.filter((pair) => pair.every((id) => ids.has(id))).map((pair) => `${name}: ${pair.join(', ')}`);
    });
    expectNone(twice, 'recommendations that ask for the same');
  });

  it('are all there in German', () => {
    const missing = audited.flatMap(({ audit }) =>
      audit.recommendations
        .filter(({ kind, check_ids }) => kind === 'improvement' && check_ids.length === 0)
        .flatMap(({ title, why, steps, evidence }) => [title, why, ...steps, evidence.sample])
        .filter((text) => translatePhrase(text, 'de') === null && !/^https:\S+: /.test(text)),
    );
    expectNone([...new Set(missing)], 'Texts without a German one (web/report/texts/de/phrases)');
  });

  it('fit the kind of site', () => {
    const firm = given('mill-lane-hair');
    expect(firm.get('business-profile')?.evidence.sample).to.equal(
      'phone +441132460018 on the page, no link to a map or business profile',
    );
    expect(firm.get('price-list-text')?.evidence.sample).to.equal('image "Our price list"');
    expect(firm.get('hours-markup')?.steps[0]).to.contain('openingHoursSpecification as in "Opening hours"');
    expect([...given('dental-leeds').keys()])
      .to.include('review-sources')
      .and.not.include.members(['customer-voices']);
    const app = given('noteleaf');
    expect([...app.keys()]).to.include.members(['software-markup', 'video-markup', 'contact-links']);
    expect([...app.keys()]).to.not.include('business-profile');
    const portfolio = given('ina-holt-photos');
    expect(portfolio.get('image-names')?.evidence.sample).to.contain('such as "DSC_0001.jpg"');
    expect([...portfolio.keys()])
      .to.include('alt-detail')
      .and.not.include('business-profile');
  });

  it('do not say of a heading that tells the offer that it is a name alone', () => {
    for (const host of ['dental-leeds', 'pension-am-deich', 'tom-bray-code'])
      expect([...given(host).keys()], host).to.not.include('heading-beyond-name');
  });

  it('do not ask the only page to link to others', () => {
    for (const { name, issues } of audited)
      expect(
        issues.map(({ check_id }) => check_id),
        name,
      ).to.not.include('crawl/dead-end');
  });
});
