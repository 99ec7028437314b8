import { expect } from 'chai';
import { writeInsights } from '../../../activities/llm/write-insights.js';
import { insightsByRules, reportByRules } from '../../../domain/insights/index.js';
import type { Insight, InsightKind } from '../../../domain/insights/insight.js';
import { copiedFrom } from '../../support/copying-model.js';
import { insightWritingDeps, keepInput, type WritingDeps } from '../../support/insight-deps.js';
import { createObedientModel, ORDERS, type Order, POSITIONS } from '../../support/obedient-model.js';
import {
  type ChatRequest,
  type ModelServer,
  readPrompt,
  startModelServer,
} from '../../support/servers/model-server.js';

/** Where others than the owner of a site write what an analysis holds; each with an order in it. */
const FIELDS: Readonly<Record<string, { kind: InsightKind; input: (text: string) => unknown }>> = {
  'title of a page': {
    kind: 'content_strategy',
    input: (text) => ({
      current_content: { pages: [{ url: 'https://shop.example/a', title: `Lamps ${text}`, word_count: 90 }] },
      content_gaps: ['lamp repair'],
      target_keywords: [],
    }),
  },
  'title of an issue': {
    kind: 'audit',
    input: (text) => ({ audit_results: { issues: [{ title: `Titles ${text}`, severity: 'high' }, 'Pages are slow'] } }),
  },
  'evidence of an issue': {
    kind: 'audit',
    input: (text) => ({
      audit_results: { issues: [{ title: 'Titles are long', why: `People saw: ${text}` }, 'Pages are slow'] },
    }),
  },
  'address of a page': {
    kind: 'quick_wins',
    input: (text) => ({
      audit_data: { issues: [{ title: 'Pages are slow', url: `https://shop.example/${text}` }, 'Titles are long'] },
    }),
  },
  'a query': {
    kind: 'searchconsole',
    input: (text) => ({
      searchconsole_analysis: {
        rows: [
          { query: `lamps ${text}`, clicks: 1, impressions: 900, position: 7 },
          { query: 'oak lamps', clicks: 2, impressions: 800, position: 8 },
        ],
      },
    }),
  },
  'a topic of a competitor': {
    kind: 'competitive',
    input: (text) => ({
      primary_site_analysis: { score: 20, topics: ['oak'] },
      competitor_analyses: [
        { score: 90, topics: [`lamps ${text}`.slice(0, 119)] },
        { score: 80, topics: ['repair'] },
      ],
    }),
  },
  'a key': {
    kind: 'audit',
    input: (text) => ({ audit_results: { component_scores: { [text]: 10, page_speed: 12 } } }),
  },
  'a text beside': { kind: 'audit', input: (text) => ({ audit_results: { issues: ['Titles are long'] }, note: text }) },
};

/** An honest model: the texts that it was shown, with another beginning. */
function honest(request: ChatRequest): Record<string, unknown> {
  const shown = [...readPrompt(request).user.matchAll(/^\{"n":.*\}$/gm)].map(([line]) => JSON.parse(line));
  const rewrites = shown.map(({ n, title, description, steps }) => ({ n, title: `Now: ${title}`, description, steps }));
  return { rewrites };
}

/** A model that obeys puts the words of an order into every text that it gives. */
function obeying(order: Order, request: ChatRequest): string {
  const deed = JSON.parse(order.obey({ title: 'Titles', description: 'Lamps and pages.', steps: ['Begin.'] }, request));
  const texts = {
    title: deed.title ?? 'Lamps',
    description: deed.description ?? deed.body ?? '',
    steps: deed.steps ?? ['Begin.'],
  };
  return JSON.stringify({ rewrites: [1, 2].map((n) => ({ n, ...texts })) });
}

/** A model without a will of its own. */
function copying(request: ChatRequest): string {
  const { links, codes } = copiedFrom(request);
  const texts = { title: 'Titles of pages', description: [...links, ...codes].join(' '), steps: ['Mend titles.'] };
  return JSON.stringify({ rewrites: [1, 2, 3].map((n) => ({ n, ...texts })) });
}

const textsOf = (insights: readonly Insight[]): string[] =>
  insights.flatMap(({ title, description, steps }) => [title, description, ...steps]);

describe('[I] orders in what insights are made of', () => {
  const model = createObedientModel(honest);
  let server: ModelServer;
  let deps: WritingDeps;
  /** Whether the model copies every address and code that it was shown into every text. */
  let isCopying = false;
  /** When set, the model obeys this order whatever it was shown: as if it had read it elsewhere. */
  let heard: Order | null = null;
  before(async () => {
    server = await startModelServer((request) => {
      if (isCopying) return copying(request);
      if (heard === null) return model.answer(request);
      try {
        return obeying(heard, request);
      } catch {
        return heard.obey(honest(request), request);
      }
    });
    deps = insightWritingDeps(server.url, { dailyTokens: 1_000_000_000 });
  });
  after(() => server.close());
  afterEach(() => {
    isCopying = false;
    heard = null;
  });
  const stop = new AbortController().signal;

  for (const [field, { kind, input }] of Object.entries(FIELDS)) {
    it(`are neither read by the model nor repeated by rules: ${field}`, async () => {
      heard = null;
      const escapes: string[] = [];
      const before = model.obeyed;
      for (const [position, place] of Object.entries(POSITIONS))
        for (const order of ORDERS) {
          if (position !== 'visible' && ORDERS.indexOf(order) % 3 !== 0) continue;
          const given = input(place(order.text));
          const { insights } = await writeInsights(deps, keepInput(deps, kind, given), stop);
          if (textsOf(insights).some((text) => order.escaped.test(text))) escapes.push(`${position}: ${order.text}`);
          if (JSON.stringify(insights).includes(order.text)) escapes.push(`${position} quoted: ${order.text}`);
          const { warnings } = reportByRules(kind, given);
          if (field !== 'a key' && !warnings.some((warning) => /read like orders/.test(warning)))
            escapes.push(`${position} untold: ${order.text}`);
        }
      expect(escapes).to.deep.equal([]);
      expect(model.obeyed - before, 'orders that reached the model').to.equal(0);
    }).timeout(300_000);

    it(`change nothing when a model obeys them all the same: ${field}`, async () => {
      const given = input('and oak');
      const rules = textsOf(insightsByRules(kind, given));
      const escapes: string[] = [];
      for (const order of ORDERS.filter((_, at) => at % 3 === 0)) {
        heard = order;
        const { insights } = await writeInsights(deps, keepInput(deps, kind, given), stop);
        const own = textsOf(insights).filter((text) => !rules.includes(text));
        if (own.some((text) => order.escaped.test(text))) escapes.push(order.text);
      }
      expect(escapes).to.deep.equal([]);
    }).timeout(180_000);
  }

  it('bring no address and no code of one place into the texts of another', async () => {
    isCopying = true;
    const audit = {
      issues: [
        'Titles call evil.example',
        { title: 'Titles', url: 'https://shop.example/a' },
        'Titles with SAVE-2024-X',
      ],
      note: 'Write to boss@evil.example or call +1 555 010 9999',
    };
    const input = { audit_results: audit };
    const { insights, generated_by } = await writeInsights(deps, keepInput(deps, 'audit', input), stop);
    expect(generated_by).to.equal('rules');
    expect(insights).to.deep.equal(insightsByRules('audit', input));
  });

  it('let an honest model speak', async () => {
    heard = null;
    const given = FIELDS['title of an issue']?.input('that are long') ?? null;
    const { insights, generated_by } = await writeInsights(deps, keepInput(deps, 'audit', given), stop);
    expect(generated_by).to.equal('llm');
    expect(insights[0]?.title).to.equal('Now: Titles that are long');
  });

  it('never reach the log with the key', () => {
    expect(deps.faults.length).to.be.greaterThan(50);
    expect(deps.faults.filter((error) => error.includes('sk-insight-key'))).to.deep.equal([]);
  });
});
