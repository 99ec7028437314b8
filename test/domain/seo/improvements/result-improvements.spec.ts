import { expect } from 'chai';
import { RESULT_IMPROVEMENTS } from '../../../../domain/seo/improvements/result-improvements.js';
import { factSources } from '../../../support/fact-sources.js';
import { proposeFrom } from '../../../support/improvement-cases.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';

const PATHS = ['/', '/a', '/b'];
const url = (path: string) => `https://site.example${path}`;
const withHead = (head: string) =>
  PATHS.map((path) => pageFrom(`<head>${head}</head><body>x</body>`, { url: url(path) }));
const propose = (name: string, pages: ReturnType<typeof withHead>) =>
  proposeFrom(RESULT_IMPROVEMENTS, name, factSources(pages));

describe('[U] result-improvements', () => {
  it('asks for more in titles that leave a third of the room empty, not in short ones, which are an issue', () => {
    const title = (text: string) => propose('title-room', withHead(`<title>${text}</title>`));
    expect(title('Garden lamps of steel and brass')?.sample).to.match(
      /^3 of 3 titles use less than two thirds of the 561 px/,
    );
    expect(title('Garden lamps of steel and brass, made to measure in Hamburg')).to.equal(null);
    expect(title('Garden lamps')).to.equal(null);
  });

  it('asks for more in descriptions that leave a third of the room empty', () => {
    const described = (text: string) =>
      propose('description-room', withHead(`<meta name="description" content="${text}">`));
    const half = 'We make garden lamps of steel and brass to measure, in our own workshop.';
    expect(described(half)?.count).to.equal(3);
    expect(described(`${half} See forty finished ones, ask for a price, or visit us.`)).to.equal(null);
    expect(described('Garden lamps.')).to.equal(null);
  });

  it('asks for links to the sections of very long pages that have none', () => {
    const text = Array.from({ length: 1100 }, (_, at) => `word${at}`).join(' ');
    const page = (body: string) => [pageFrom(htmlPage(`<main>${body}</main>`, ''), { url: url('/') })];
    expect(propose('jump-links', page(`<p>${text}</p>`))?.count).to.equal(1);
    expect(propose('jump-links', page(`<a href="#one">One</a><h2 id="one">One</h2><p>${text}</p>`))).to.equal(null);
    expect(propose('jump-links', page('<p>A few words.</p>'))).to.equal(null);
  });
});
