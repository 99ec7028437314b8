import { expect } from 'chai';
import { contentKeywordStuffing } from '../../../../../domain/seo/checks/content/keyword-stuffing.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const words = (count: number) => Array.from({ length: count }, (_, n) => `word${n}`).join(' ');
const judge = (html: string) => contentKeywordStuffing.judge(pageFrom(html, { url }), context());

describe('[U] content/keyword-stuffing', () => {
  it('fires when a word passes ten in a hundred', () => {
    expect(judge(`<main>${words(179)} ${'boots '.repeat(21)}</main>`)).to.deep.equal([
      {
        url,
        observed: '"boots" 21 times in 200 words (10.5%)',
        count: 1,
        expected: 'at most 10% of the words',
        where: 'running text',
      },
    ]);
  });

  it('accepts ten in a hundred: the topic word of short documentation comes near it', () => {
    expect(judge(`<main>${words(180)} ${'boots '.repeat(20)}</main>`)).to.deep.equal([]);
  });

  it('fires on a phrase of several words', () => {
    const shoes = 'Cheap running shoes: buy cheap running shoes here, since our cheap running shoes are the best. ';
    expect(judge(`<main><p>${shoes.repeat(6)}</p><p>${words(60)}</p></main>`)[0]?.observed).to.match(
      /^"cheap" 18 times in \d+ words \([\d.]+%\); "running" 18 times .*; "shoes" 18 times/,
    );
  });

  it('leaves a text alone whose subject is many words', () => {
    const text = 'The lock guards a thread, and the thread holds the lock while another thread waits for its lock. ';
    const others = 'Queue, task, event, queue, task, event, pool, pool, timer, timer.';
    expect(judge(`<main><p>${text.repeat(3)}</p><p>${others.repeat(3)} ${words(70)}</p></main>`)).to.deep.equal([]);
  });

  it('does not count headings, cells, lists of links and code', () => {
    const cells = `<table>${'<tr><td>boots<td>boots size</tr>'.repeat(30)}</table>`;
    expect(judge(`<main>${cells}<pre>${'boots '.repeat(60)}</pre><p>${words(150)} boots</p></main>`)).to.deep.equal([]);
  });

  it('fires on more than three words in twenty whatever the others do', () => {
    expect(judge(`<main>${'oak elm ash yew fir '.repeat(20)}</main>`)).to.have.lengthOf(1);
  });

  it('says nothing of less than a hundred words', () => {
    const judged = (count: number) => judge(`<main>${words(count - 20)} ${'boots '.repeat(20)}</main>`).length;
    expect([99, 100].map(judged)).to.deep.equal([0, 1]);
  });

  it('says nothing of an index with an introduction', () => {
    const index = '<li>oak</li>'.repeat(300);
    expect(judge(`<main>${words(60)} ${'boots '.repeat(9)}<ul>${index}</ul></main>`)).to.deep.equal([]);
  });
});
