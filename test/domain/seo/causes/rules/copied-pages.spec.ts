import { expect } from 'chai';
import { explainedSite } from '../../../../support/sites/explained-site.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const ORIGIN = 'https://site.example';
const words = (seed: string) => Array.from({ length: 300 }, (_, at) => `${seed}${at}`).join(' ');
const page = (path: string, text: string, title: string) =>
  pageFrom(`<html lang="en"><title>${title}</title><main><h1>${title}</h1><p>${words(text)}</p></main></html>`, {
    url: ORIGIN + path,
  });

describe('[U] copied pages', () => {
  it('explain the titles and headings that the copies share', () => {
    const { cause, rest } = explainedSite([
      page('/', 'home', 'Lamps of all kinds'),
      page('/a', 'same', 'Reading lamps'),
      page('/b', 'same', 'Reading lamps'),
    ]);
    const found = cause('content/copies');
    expect(found).to.include({ title: 'Same text on 2 pages', pages: 2 });
    expect(found?.steps).to.deep.equal([
      `Keep ${ORIGIN}/a and redirect ${ORIGIN}/b to it, or give each of them a text of its own.`,
    ]);
    expect(found?.explains.symptoms.map(({ check_id }) => check_id)).to.have.members([
      'title/duplicate',
      'h1/duplicate',
    ]);
    expect(rest.filter(({ check_id }) => check_id.endsWith('/duplicate'))).to.deep.equal([]);
  });

  it('leave a title alone that a page with another text shares', () => {
    const { cause, rest } = explainedSite([
      page('/', 'home', 'Reading lamps'),
      page('/a', 'same', 'Reading lamps'),
      page('/b', 'same', 'Reading lamps'),
    ]);
    expect(cause('content/copies')).to.equal(undefined);
    expect(rest.map(({ check_id }) => check_id)).to.include.members(['title/duplicate', 'content/duplicate-exact']);
  });
});
