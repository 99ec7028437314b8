import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { titleTemplateOutlier } from '../../../../../domain/seo/checks/title/template-outlier.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = 'https://site.example';
const page = (path: string, body = '', head = '', overrides: PageOverrides = {}): PageArtifact =>
  pageFrom(htmlPage(body, head), { url: `${site}${path}`, ...overrides });
const judge = (pages: PageArtifact[], overrides: Parameters<typeof siteFrom>[1] = {}) =>
  titleTemplateOutlier.judge(siteFrom(pages, overrides), context());

describe('[U] title/template-outlier', () => {
  const lamp = (number: number, title: string) => page(`/lamps/${number}.html`, '', `<title>${title}</title>`);
  const lamps = (titles: string[]) =>
    titles.map((title, at) =>
      pageFrom(htmlPage().replace('A page of the site', title), { url: `${site}/lamps/lamp-${at}.html` }),
    );
  const usual = Array.from({ length: 9 }, (_, at) => `Lamp ${at} | Acme`);

  it('fires for the one that was forgotten', () => {
    expect(judge(lamps([...usual, 'Lamp without a name']))).to.deep.equal([
      {
        url: `${site}/lamps/lamp-9.html`,
        observed: '"Lamp without a name"',
        expected: 'an ending "acme", as on 9 of 10 pages of its kind',
        where: 'head > title',
      },
    ]);
  });

  it('leaves titles that all end alike, or in many ways, alone', () => {
    expect(judge(lamps([...usual, 'Lamp 9 – ACME']))).to.deep.equal([]);
    expect(judge(lamps([...usual.slice(0, 7), 'Lamp', 'Light', 'Torch']))).to.deep.equal([]);
    expect(judge(lamps(Array.from({ length: 10 }, (_, at) => `Lamp ${at}`)))).to.deep.equal([]);
  });

  it('leaves few pages, and those of another kind, alone', () => {
    expect(judge(lamps([...usual.slice(0, 7), 'Lamp']))).to.deep.equal([]);
    expect(judge([...lamps(usual), page('/about'), lamp(1, 'x')].slice(0, 10))).to.deep.equal([]);
  });
});
