import { expect } from 'chai';
import { LinkGraphBuilder } from '../../../../domain/seo/links/link-graph-builder.js';
import { type LinkGraph, pageRankSteps } from '../../../../domain/seo/links/page-rank.js';
import { runSteps } from '../../../../domain/seo/links/run-steps.js';

const pageRanks = (graph: LinkGraph) => runSteps(pageRankSteps(graph));

function graphOf(links: number[][]) {
  const graph = new LinkGraphBuilder(links.length);
  for (const targets of links) {
    for (const target of targets) graph.add(target);
    graph.endNode();
  }
  return graph.build();
}

function ranksOf(...links: number[][]): number[] {
  return [...pageRanks(graphOf(links)).ranks];
}

function expectRanks(found: readonly number[], right: readonly number[]): void {
  expect(found).to.have.length(right.length);
  for (const [node, rank] of right.entries()) expect(found[node], `node ${node}`).to.be.closeTo(rank, 1e-8);
}

describe('[U] page ranks', () => {
  it('solves small graphs as they are solved manually', () => {
    // a ↔ b: each is as good as the other.
    expectRanks(ranksOf([1], [0]), [1 / 2, 1 / 2]);
    // a ↔ b ← nothing, c → a. a = 0.05 + 0.85 (b + c), b = 0.05 + 0.85 a, c = 0.05.
    expectRanks(ranksOf([1], [0], [0]), [18 / 37, 0.05 + (0.85 * 18) / 37, 0.05]);
    // A ring of four: all are equal.
    expectRanks(ranksOf([1], [2], [3], [0]), [1 / 4, 1 / 4, 1 / 4, 1 / 4]);
    // A start page and three pages below it that link back: s = 0.0375 + 0.85 · 3c, c = 0.0375 + 0.85 s / 3.
    const start = (0.0375 + 0.85 * 3 * 0.0375) / (1 - 0.85 ** 2);
    const child = 0.0375 + (0.85 * start) / 3;
    expectRanks(ranksOf([1, 2, 3], [0], [0], [0]), [start, child, child, child]);
  });

  it('spreads what pages without links hold over all pages', () => {
    // a → b, b has no link: a = f, b = f + 0.85 a with f = (0.15 + 0.85 b) / 2 and a + b = 1, so a = 1 / 2.85.
    expectRanks(ranksOf([1], []), [1 / 2.85, 1.85 / 2.85]);
    expectRanks(ranksOf([], [], []), [1 / 3, 1 / 3, 1 / 3]);
  });

  it('says what a page has to which no link leads', () => {
    expect(pageRanks(graphOf([[1], [0], [0]])).floor).to.be.closeTo(0.05, 1e-12);
    expect(pageRanks(graphOf([[1], []])).floor).to.be.closeTo(1 / 2.85, 1e-8);
  });

  it('is nothing for no page, and all for a single one', () => {
    expect(ranksOf()).to.deep.equal([]);
    expectRanks(ranksOf([]), [1]);
  });

  it('does a large graph in steps, none of which follows more than a million links and those of one page', () => {
    const nodes = 3_000;
    const links = Array.from({ length: nodes }, (_, node) =>
      Array.from({ length: 1_000 }, (_unused, at) => (node + 3 * at + 1) % nodes),
    );
    const graph = graphOf(links);
    const steps = pageRankSteps(graph);
    let paused = 0;
    for (let step = steps.next(); !step.done; step = steps.next()) paused++;
    // A round follows three million links; all pages being alike, the first one changes nothing.
    expect([graph.targets.length, paused]).to.deep.equal([3_000_000, 3]);
  });

  it('sums up to 1 on a graph of a thousand pages, and is the same each time', () => {
    const links = Array.from({ length: 1000 }, (_, node) => [(node * 7) % 1000, (node * node) % 1000, 0]);
    const ranks = ranksOf(...links);
    expect(ranks.reduce((sum, rank) => sum + rank, 0)).to.be.closeTo(1, 1e-9);
    expect(ranksOf(...links)).to.deep.equal(ranks);
  });
});
