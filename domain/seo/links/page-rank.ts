import type { Steps } from './run-steps.js';

/** A directed graph of pages, compact: the targets of node n are targets[starts[n]] to targets[starts[n + 1]]. */
export interface LinkGraph {
  /** One more than there are nodes. */
  starts: Uint32Array;
  /** Node numbers; each target once for a node, and never the node itself. */
  targets: Uint32Array;
}

/** Share of the visitors who follow a link; the others start anywhere (Page and Brin, 1998). */
const DAMPING = 0.85;
/** Sum of what still moves in a round when it is time to stop. */
const TOLERANCE = 1e-10;
/** 0.85^120 is far below what is shown: no graph moves longer. */
const MAX_ROUNDS = 120;

export interface PageRanks {
  /** By node; all together are 1. */
  ranks: Float64Array;
  /** What a page has to which no link leads. */
  floor: number;
}

/** Links that are followed in one step, some 20 ms. */
const LINKS_OF_STEP = 1_000_000;

/**
 * PageRank by power iteration, damping 0.85: each page hands its rank on in equal parts to the pages that it links to. What
 * pages without links hold is spread over all pages. The same graph gets the same ranks, whatever the machine and however
 * often it was paused.
 */
export function* pageRankSteps({ starts, targets }: LinkGraph): Steps<PageRanks> {
  const nodes = starts.length - 1;
  if (nodes <= 0) return { ranks: new Float64Array(0), floor: 0 };
  let ranks = new Float64Array(nodes).fill(1 / nodes);
  let next = new Float64Array(nodes);
  let floor = 1 / nodes;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    floor = (1 - DAMPING + DAMPING * danglingRank(starts, ranks)) / nodes;
    next.fill(floor);
    for (let node = 0; node < nodes; ) {
      node = handOn({ starts, targets }, ranks, next, node);
      yield;
    }
    const moved = next.reduce((sum, rank, node) => sum + Math.abs(rank - (ranks[node] ?? 0)), 0);
    [ranks, next] = [next, ranks];
    if (moved < TOLERANCE) break;
  }
  return { ranks, floor };
}

/** What the nodes from `first` on hand on, as many as a step has links for. @returns the node to continue with */
function handOn({ starts, targets }: LinkGraph, ranks: Float64Array, next: Float64Array, first: number): number {
  const nodes = ranks.length;
  const last = (starts[first] ?? 0) + LINKS_OF_STEP;
  let node = first;
  for (; node < nodes && (starts[node] ?? 0) < last; node++) {
    const from = starts[node] ?? 0;
    const to = starts[node + 1] ?? 0;
    if (to === from) continue;
    const part = (DAMPING * (ranks[node] ?? 0)) / (to - from);
    for (let edge = from; edge < to; edge++) {
      const target = targets[edge] ?? 0;
      next[target] = (next[target] ?? 0) + part;
    }
  }
  return node;
}

function danglingRank(starts: Uint32Array, ranks: Float64Array): number {
  return ranks.reduce((sum, rank, node) => (starts[node] === starts[node + 1] ? sum + rank : sum), 0);
}
