import { expect } from 'chai';
import { LinkGraphBuilder } from '../../../../domain/seo/links/link-graph-builder.js';

describe('[U] link graph builder', () => {
  it('keeps each target of a node once, and no link to itself', () => {
    const graph = new LinkGraphBuilder(3);
    for (const target of [0, 1, 2, 1, 2]) graph.add(target);
    graph.endNode();
    graph.endNode();
    for (const target of [1, 2, 0, 1]) graph.add(target);
    graph.endNode();
    const { starts, targets } = graph.build();
    expect([[...starts], [...targets]]).to.deep.equal([
      [0, 2, 2, 4],
      [1, 2, 1, 0],
    ]);
  });

  it('grows as long as links come', () => {
    const graph = new LinkGraphBuilder(5000);
    for (let target = 0; target < 5000; target++) graph.add(target);
    for (let node = 0; node < 5000; node++) graph.endNode();
    const { starts, targets } = graph.build();
    expect([targets.length, targets[4998], starts[1], starts[5000]]).to.deep.equal([4999, 4999, 4999, 4999]);
  });
});
