import { expect } from 'chai';
import { nameDefect } from '../../../../../web/report/short/facts/name-defect.js';
import { stubAudit } from '../../../../support/samples/stub-audit.js';
import { stubIssue } from '../../../../support/samples/stub-issue.js';
import { stubRecommendation } from '../../../../support/samples/stub-recommendation.js';

const audit = stubAudit([
  stubIssue('speed/lcp', { title: 'Slow Largest Contentful Paint (LCP)', component: 'page_speed' }),
]);
const family = stubRecommendation('fix/speed/lcp', {
  title: 'Show the main content sooner',
  check_ids: ['speed/lcp', 'speed/fcp'],
});

describe('[U] named defects', () => {
  it('say what is wrong where the fix says what to do, in the language of the report', () => {
    expect(nameDefect(family, { audit, language: 'en' }).title).to.equal('Slow Largest Contentful Paint (LCP)');
    const german = nameDefect(family, { audit, language: 'de' });
    expect(german.isTranslated).to.equal(true);
    expect(german.title).to.not.equal('Slow Largest Contentful Paint (LCP)');
  });

  it('keep the title of a fix that names its defect itself', () => {
    const single = stubRecommendation('fix/title/long', { title: 'Title is too long', check_ids: ['title/long'] });
    expect(nameDefect(single, { audit, language: 'en' }).title).to.equal('Title is too long');
  });
});
