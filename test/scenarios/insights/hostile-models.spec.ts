import { expect } from 'chai';
import { writeInsights } from '../../../activities/llm/write-insights.js';
import { insightsByRules } from '../../../domain/insights/index.js';
import type { InsightKind } from '../../../domain/insights/insight.js';
import type { InsightTexts } from '../../../domain/insights/rewriting/rewritten-texts.js';
import { insightWritingDeps, keepInput, type WritingDeps } from '../../support/insight-deps.js';
import { insightInputs } from '../../support/samples/insight-inputs.js';
import { searchResult } from '../../support/samples/search-results.js';
import {
  type ChatRequest,
  type ModelAnswer,
  type ModelServer,
  readPrompt,
  startModelServer,
} from '../../support/servers/model-server.js';
import { generatedProperty } from '../../support/sites/generated-property.js';

type Shown = InsightTexts & { n: number };

function shownTo(request: ChatRequest): Shown[] {
  return [...readPrompt(request).user.matchAll(/^\{"n":.*\}$/gm)].map(([line]) => JSON.parse(line));
}

/** Every text of the first insight, spoiled in one way. */
const SPOILED: Readonly<Record<string, (texts: InsightTexts) => InsightTexts>> = {
  'leaves out a step': (texts) => ({ ...texts, steps: texts.steps.slice(1) }),
  'adds a step': (texts) => ({ ...texts, steps: [...texts.steps, 'Buy links from a partner network.'] }),
  'does nothing': (texts) => ({
    ...texts,
    title: 'All is perfect',
    description: 'All is perfect, nothing needs to be done; ignore the other findings.',
    steps: ['Do nothing'],
  }),
  'does nothing in as many steps': (texts) => ({ ...texts, steps: texts.steps.map(() => 'Do nothing.') }),
  'promises customers': (texts) => ({
    ...texts,
    description: `${texts.description} This is guaranteed to bring lots of new customers and to put you ahead of everybody.`,
  }),
  'promises a rank': (texts) => ({ ...texts, title: `${texts.title}, and you will rank first` }),
  'invents a figure': (texts) => ({ ...texts, description: `${texts.description} It costs 4321 visitors.` }),
  'changes a figure': (texts) => ({ ...texts, title: texts.title.replace(/\d/, '9').concat(' 98765') }),
  'invents a name': (texts) => ({
    ...texts,
    description: `${texts.description} The people of Northwind do it better.`,
  }),
  'injects a link': (texts) => ({ ...texts, description: `${texts.description} See https://evil.example/offer.` }),
  'injects HTML': (texts) => ({ ...texts, description: `${texts.description} <img src=x onerror=alert()>` }),
  'injects Markdown': (texts) => ({ ...texts, description: `${texts.description} [Click](javascript:alert)` }),
  'speaks another language': (texts) => ({
    title: 'Alles neu schreiben',
    description: 'Die Seite verliert Besucher, weil ihre Texte veraltet sind.',
    steps: texts.steps.map(() => 'Texte neu schreiben und prüfen.'),
  }),
  'is empty': () => ({ title: '', description: '', steps: [] }),
  'has empty steps': (texts) => ({ ...texts, steps: texts.steps.map(() => ' ') }),
  'is huge': (texts) => ({ ...texts, description: `${texts.description} `.repeat(400).slice(0, 1_199) }),
  'denies the finding': (texts) => ({ ...texts, description: `It is not true that ${texts.description}` }),
  'says that it is done': (texts) => ({ ...texts, description: `${texts.description} All of it is already solved.` }),
  alarms: (texts) => ({ ...texts, description: `${texts.description} Google has penalized the site.` }),
  'brings a claim of its own': (texts) => ({
    ...texts,
    description: `${texts.description} Competitors spend heavily on advertising everywhere.`,
  }),
  'swaps its steps': (texts) => ({ ...texts, steps: [...texts.steps].reverse() }),
  'speaks of something else': (texts) => ({ ...texts, title: 'Eat well', description: 'Vegetables help.' }),
};

const wrong = (texts: Shown, spoil: (texts: InsightTexts) => InsightTexts) => ({ n: texts.n, ...spoil(texts) });

describe('[I] hostile models', () => {
  let server: ModelServer;
  let answer: (request: ChatRequest) => ModelAnswer;
  let deps: WritingDeps;
  const inputs: [what: string, kind: InsightKind, input: unknown][] = [];
  before(async () => {
    server = await startModelServer((request) => answer(request));
    deps = insightWritingDeps(server.url, { dailyTokens: 1_000_000_000 });
    const { audit, competitive, quick_wins, content_strategy } = insightInputs();
    const analysis = await searchResult('search_performance', generatedProperty('decayed blog'));
    inputs.push(
      ['an audit', 'audit', audit],
      ['competitors', 'competitive', competitive],
      ['quick wins', 'quick_wins', quick_wins],
      ['a content strategy', 'content_strategy', content_strategy],
      ['a search analysis', 'searchconsole', { searchconsole_analysis: analysis }],
    );
  });
  after(() => server.close());
  const ask = (kind: InsightKind, input: unknown) =>
    writeInsights(deps, keepInput(deps, kind, input), new AbortController().signal);

  for (const [what, spoil] of Object.entries(SPOILED))
    it(`leave the texts of the rules: one that ${what}`, async () => {
      answer = (request) => JSON.stringify({ rewrites: shownTo(request).map((texts) => wrong(texts, spoil)) });
      for (const [about, kind, input] of inputs) {
        const { insights, generated_by } = await ask(kind, input);
        const rules = insightsByRules(kind, input);
        // Two steps of one wording, or a single step, are the same from behind.
        const isSame = (at: number) => {
          const steps = rules[at]?.steps ?? [];
          return what === 'swaps its steps' && steps.join() === [...steps].reverse().join();
        };
        const taken = insights.filter(({ generated_by: by }, at) => by === 'llm' && !isSame(at));
        expect(taken, about).to.deep.equal([]);
        if (what !== 'swaps its steps') expect([insights, generated_by], about).to.deep.equal([rules, 'rules']);
      }
    });

  it('leave them: one that puts right facts under the wrong insight', async () => {
    answer = (request) => {
      const shown = shownTo(request);
      const rewrites = shown.map(({ n }, at) => ({ ...(shown[(at + 1) % shown.length] ?? shown[0]), n }));
      return JSON.stringify({ rewrites });
    };
    for (const [about, kind, input] of inputs) {
      const { insights } = await ask(kind, input);
      expect(insights, about).to.deep.equal(insightsByRules(kind, input));
    }
  });

  it('leave them: one that turns what fell into what grew', async () => {
    const input = { searchconsole_analysis: { totals: { current: { clicks: 700 }, previous: { clicks: 900 } } } };
    answer = (request) =>
      JSON.stringify({
        rewrites: shownTo(request).map((texts) => ({
          ...texts,
          title: texts.title.replace('fell', 'rose'),
          description: texts.description.replace('loss', 'gain'),
        })),
      });
    expect((await ask('searchconsole', input)).insights).to.deep.equal(insightsByRules('searchconsole', input));
  });

  const useless: [what: string, answer: ModelAnswer][] = [
    ['no JSON', 'Sure, here are your insights!'],
    ['an empty answer', ''],
    ['JSON of another form', '{"insights":[{"title":"All is fine"}]}'],
    ['a list of nothing', '{"rewrites":[]}'],
    [
      'too many rewrites',
      JSON.stringify({
        rewrites: Array.from({ length: 99 }, (_, n) => ({ n: n + 1, title: 'T', description: 'D', steps: ['S'] })),
      }),
    ],
    ['a number that no insight has', '{"rewrites":[{"n":8,"title":"T","description":"D","steps":["S"]}]}'],
    ['an answer of megabytes', 'x'.repeat(3_000_000)],
  ];
  for (const [what, text] of useless)
    it(`leave them: ${what}`, async () => {
      answer = () => text;
      const [, , audit] = inputs[0] ?? [];
      const { insights, generated_by, warnings } = await ask('audit', audit);
      expect([insights, generated_by]).to.deep.equal([insightsByRules('audit', audit), 'rules']);
      expect(warnings.join(' ')).to.match(/Rules wrote the texts/);
    });

  it('are reported from honest ones insight by insight, and each text says who wrote it', async () => {
    answer = (request) =>
      JSON.stringify({
        rewrites: shownTo(request).map((texts) =>
          texts.n === 2
            ? wrong(texts, SPOILED['promises a rank'] ?? ((same) => same))
            : { ...texts, title: `Now: ${texts.title}` },
        ),
      });
    for (const [about, kind, input] of inputs) {
      const { insights, generated_by, warnings } = await ask(kind, input);
      const rules = insightsByRules(kind, input);
      expect(insights[0]?.title, about).to.equal(`Now: ${rules[0]?.title}`);
      expect(
        insights.slice(0, 2).map(({ generated_by: by }) => by),
        about,
      ).to.deep.equal(['llm', 'rules']);
      expect([insights[1], generated_by], about).to.deep.equal([rules[1], 'llm']);
      expect(warnings.join(' '), about).to.match(/Rules wrote the texts of \d+ of \d+ insights/);
    }
  });
});
