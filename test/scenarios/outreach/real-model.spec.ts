import { expect } from 'chai';
import { z } from 'zod';
import { classifyReply } from '../../../activities/llm/classify-reply.js';
import { completeJson } from '../../../activities/llm/client/complete-json.js';
import type { LlmDeps } from '../../../activities/llm/llm-deps.js';
import { ASKED_CLASSES } from '../../../activities/llm/prompts/classifying-prompt.js';
import { writeEmail } from '../../../activities/llm/write-email.js';
import { writeInsights } from '../../../activities/llm/write-insights.js';
import { insightsByRules } from '../../../domain/insights/index.js';
import { insightWritingDeps, keepInput } from '../../support/insight-deps.js';
import { type RealModel, startRealModel } from '../../support/real-model.js';
import { newReply } from '../../support/samples/new-reply.js';

/** It is far too small to write well; what counts is that its answers are understood. */
describe('[I] a real model', function () {
  this.timeout(240_000);
  let real: RealModel;
  before(async () => {
    real = await startRealModel();
  });
  after(() => real?.stop());

  const { signal } = new AbortController();
  const errors: string[] = [];
  const onFailure = (reason: string): void => void errors.push(reason);
  const settings = () => ({ api_key: 'none', base_url: real.url, model: 'smollm2' });
  const deps = (): LlmDeps => ({
    model: settings(),
    onFailure,
    randomWord: () => '0123456789abcdef',
    replies: { find: async () => newReply({ subject: 'Re: bees', body: 'Yes, please send me the article.' }) },
  });

  it('gives JSON of the shape that is asked for', async () => {
    const shape = z.object({ colour: z.enum(['red', 'green', 'blue']), sure: z.boolean() });
    const asked = { name: 'colour', system: 'You name colors.', user: 'What color has grass?', shape };
    const answer = await completeJson(settings(), { ...asked, maxTokens: 60, timeoutMs: 150_000, signal }, onFailure);
    expect(answer.ok ? answer.value : answer, errors.join()).to.have.keys('colour', 'sure');
  });

  it('sorts a reply into one of the classes, or says that it is not sure', async () => {
    errors.length = 0;
    const answer = await classifyReply(deps(), { user_id: 'alice', reply_id: 'r1' }, signal);
    // A busy machine may be too slow for those who wait for an answer.
    if (answer === null) expect(errors.filter((error) => !/abort|timed out/i.test(error))).to.deep.equal([]);
    else expect(ASKED_CLASSES).to.include(answer.classification);
  });

  it('writes a mail that keeps the rules, or leaves it to them for a reason that is reported', async () => {
    errors.length = 0;
    const task = { kind: 'first' as const, topic: 'urban beekeeping', tone: 'friendly' as const };
    const answer = await writeEmail(deps(), { task }, signal);
    if (answer === null) expect(errors).to.not.deep.equal([]);
    else expect(answer).to.have.keys('subject', 'body');
  });

  it('words an insight without touching its figures, or leaves it to the rules for a reason that is reported', async () => {
    const written = insightWritingDeps(real.url, { maxInputTokens: 1_500, onFailure });
    const audit = { audit_results: { issues: [{ title: 'Missing titles', severity: 'high', affected_pages: 12 }] } };
    errors.length = 0;
    const { insights, generated_by, warnings } = await writeInsights(
      written,
      keepInput(written, 'audit', audit),
      signal,
    );
    const figures = ({ evidence, impact, effort, roi, priority_score }: (typeof insights)[number]) => ({
      evidence,
      impact,
      effort,
      roi,
      priority_score,
    });
    expect(insights.slice(0, 1).map(figures)).to.deep.equal(insightsByRules('audit', audit).map(figures));
    if (generated_by === 'rules') expect([...errors, ...warnings]).to.not.deep.equal([]);
    expect(written.tokens.get('alice')).to.be.greaterThan(0);
  });
});
