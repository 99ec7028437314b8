import { expect } from 'chai';
import { JsonView } from '../../../../../../web/app/operations/results/parts/json-view.js';
import { readText, renderPart } from '../../../../../support/browser/render-part.js';

const show = (value: unknown) => readText(renderPart(JsonView, { value }));

describe('[U] JSON for people', () => {
  it('has keys as labels and values as people write them', () => {
    const text = show({
      average_score: 1234.5,
      is_done: true,
      nothing: null,
      at: '2026-06-01T08:00:00.000Z',
      'https://a.example/': 1,
      none: {},
      empty: [],
    });
    expect(text).to.contain('Average score 1,234.5').and.to.contain('Is done Yes').and.to.contain('Nothing None');
    expect(text).to.contain('At 1 Jun 2026, 08:00 UTC').and.to.contain('https://a.example/ 1');
  });

  it('has lists of alike objects as tables, of others as lists', () => {
    const table = renderPart(JsonView, { value: [{ query_text: 'oak <lamp>', clicks: 2 }, { clicks: 3 }] });
    expect(table).to.contain('<th scope="col">Query text</th>').and.to.contain('oak &lt;lamp>');
    expect(renderPart(JsonView, { value: ['a', ['b'], { c: [1] }] })).to.not.contain('<table');
  });

  it('links web addresses alone, and cuts what is long or deep', () => {
    expect(renderPart(JsonView, { value: 'javascript:alert(1)' })).to.not.contain('<a ');
    expect(renderPart(JsonView, { value: 'https://a.example/' })).to.contain('<a href="https://a.example/"');
    expect(show(Array.from({ length: 60 }, (_, at) => at))).to.contain('10 more in the JSON');
    expect(show({ a: { b: { c: { d: { e: { f: { g: 1 } } } } } } })).to.contain('More in the JSON');
  });
});
