import { expect } from 'chai';
import { FirstPlaces } from '../../../../web/report/parts/first-places.js';
import { readText, renderPart } from '../../../support/browser/render-part.js';

const urls = ['a', 'b', 'b', 'c', 'd'].map((path) => `https://site.example/${path}`);

describe('[U] first places', () => {
  it('are three that differ, and how many the CSV has besides', () => {
    expect(readText(renderPart(FirstPlaces, { urls, total: 40 }))).to.equal('/a , /b , /c and 37 more: see the CSV');
  });

  it('are all where there are few', () => {
    expect(readText(renderPart(FirstPlaces, { urls: urls.slice(0, 2), total: 2 }))).to.not.contain('more');
  });
});
