import { expect } from 'chai';
import { isTag } from 'domhandler';
import { buildDom, TooManyNodesError } from '../../../../activities/crawl/extract/build-dom.js';

describe('[U] build DOM', () => {
  it('is the tree of the tags as they are written', () => {
    const [table] = buildDom('<table><tr><td>a<td>b</table>');
    expect(table && isTag(table) && table.children.map((row) => isTag(row) && row.name)).to.deep.equal(['tr']);
    expect(
      table && isTag(table) && table.children.flatMap((row) => (isTag(row) ? row.children.length : 0)),
    ).to.deep.equal([2]);
  });

  it('makes siblings of what is nested deeper than browsers nest', () => {
    let depth = 0;
    let [node] = buildDom('<div>'.repeat(2_000));
    while (node && isTag(node)) {
      depth++;
      node = node.children[0];
    }
    expect(depth).to.be.within(500, 520);
  });

  it('refuses more nodes than are kept', () => {
    expect(buildDom('<b></b>'.repeat(300_000))).to.have.length(300_000);
    expect(() => buildDom('<b></b>'.repeat(300_001))).to.throw(TooManyNodesError);
  });
});
