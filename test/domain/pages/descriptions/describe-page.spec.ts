import { expect } from 'chai';
import { describePage, type PageToDescribe } from '../../../../domain/pages/descriptions/describe-page.js';
import type { DescriptionRequest } from '../../../../domain/pages/descriptions/description-request.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';

const request = (change: Partial<DescriptionRequest> = {}): DescriptionRequest => ({
  keywords: ['lamps'],
  tone: 'General',
  search_intent: 'informational',
  language: 'en',
  custom_prompt: null,
  ...change,
});
const SENTENCE = 'We build lamps from oak and brass in a small workshop near the old harbour.';
function pageOf(html: string, sentences = [SENTENCE]): PageToDescribe {
  return { ok: true, reading: { page: pageFrom(html), sentences, pictures: [] } };
}
const DRAFTS = [
  'Lamps: one thought about them that is long enough to be shown in full by a search engine.',
  'A second thought about lamps that is long enough to be shown in full by a search engine.',
  'A third thought, told at length so that it is shown in full by a search engine. Lamps!',
];

describe('[U] describe page', () => {
  it('takes the texts of a model, best first', () => {
    const made = describePage(request(), null, DRAFTS);
    expect(made).to.deep.include({ generated_by: 'llm', page: null, warnings: [], best: made.descriptions[0] });
    expect(made.descriptions.map(({ seo_score }) => seo_score)).to.deep.equal([100, 100, 95]);
  });

  it('writes by rules where a model has given too few, and says that a wish had no effect', () => {
    const made = describePage(request({ custom_prompt: 'short' }), null, DRAFTS.slice(1));
    expect(made.generated_by).to.equal('rules');
    expect(made.warnings).to.deep.equal(['Without a language model custom_prompt has no effect.']);
  });

  it('uses the sentences of the page and judges its present description', () => {
    const made = describePage(
      request(),
      pageOf(htmlPage('<h1>Lamps</h1>', '<meta name="description" content="Short.">')),
      null,
    );
    expect(made.descriptions.some(({ text }) => text.startsWith(SENTENCE))).to.equal(true);
    expect(made.page).to.deep.include({ status: 'completed', title: 'A page of the site', language: 'en' });
    expect(made.page?.current).to.deep.include({ text: 'Short.', length_status: 'too_short' });
    expect(describePage(request(), pageOf(htmlPage('<h1>Lamps</h1>')), null).page?.current).to.equal(null);
  });

  it('leaves the sentences of a page in another language, and tells so', () => {
    const made = describePage(request({ language: 'de' }), pageOf(htmlPage('<h1>Lamps</h1>')), null);
    expect(made.descriptions.some(({ text }) => text.includes('workshop'))).to.equal(false);
    expect(made.warnings).to.deep.equal([
      'The page is in English: none of its sentences could be used for a text in German.',
    ]);
  });

  it('tells of a page that could not be read, and of a language without rules', () => {
    const made = describePage(
      request(),
      { ok: false, url: 'https://site.example/', reason: 'robots.txt forbids it' },
      null,
    );
    expect(made.page).to.deep.include({
      url: 'https://site.example/',
      status: 'failed',
      error: 'robots.txt forbids it',
    });
    expect(made.warnings[0]).to.contain('could not be read');
    expect(describePage(request({ language: 'ja' }), null, null).warnings).to.deep.equal([
      'There are no rules for Japanese: the texts are English. A configured language model writes in Japanese.',
    ]);
  });
});
