import { expect } from 'chai';
import { templateSiblings } from '../../../../domain/seo/checks/template-siblings.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { siteFrom } from '../../../support/sites/site.js';

const site = 'https://site.example';
const page = (path: string, head = '') => pageFrom(htmlPage('', head), { url: `${site}${path}` });

describe('[U] template siblings', () => {
  it('are the indexable pages of a template, where there are enough', () => {
    const pages = [
      page('/'),
      page('/a/1'),
      page('/a/2'),
      page('/b/1'),
      page('/a/3', '<meta name="robots" content="noindex">'),
      page('/b/2'),
      page('/b/3'),
    ];
    const siblings = templateSiblings(siteFrom(pages), 2);
    expect(siblings.map((group) => group.map(({ url }) => url))).to.deep.equal([
      [`${site}/b/1`, `${site}/b/2`, `${site}/b/3`],
    ]);
  });

  it('are of one language', () => {
    const tongue = (path: string, lang: string) =>
      pageFrom(`<html lang="${lang}"><title>A</title>`, { url: `${site}${path}` });
    const pages = [tongue('/a/1', 'en'), tongue('/a/2', 'en-GB'), tongue('/a/3', 'fr')];
    expect(templateSiblings(siteFrom(pages), 1).map((group) => group.map(({ url }) => url))).to.deep.equal([
      [`${site}/a/1`, `${site}/a/2`],
    ]);
  });
});
