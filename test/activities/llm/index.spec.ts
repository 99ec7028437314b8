import { expect } from 'chai';
import { createLlmActivities } from '../../../activities/llm/index.js';
import type { LlmDeps } from '../../../activities/llm/llm-deps.js';
import { newReply } from '../../support/samples/new-reply.js';
import { type ChatRequest, type ModelServer, startModelServer } from '../../support/servers/model-server.js';
import { createActivityEnv } from '../../support/temporal/activity-env.js';

const TASK = { kind: 'first' as const, topic: 'bees', tone: 'casual' as const };

describe('[I] activities of the language model', () => {
  let server: ModelServer;
  let onAsked = (): void => undefined;
  before(async () => {
    server = await startModelServer(({ response_format }: ChatRequest) => {
      onAsked();
      return response_format?.json_schema?.name === 'classification'
        ? '{"classification":"interested","confidence":0.9}'
        : '{"subject":"About bees","body":"Hello, may I write about bees?"}';
    });
  });
  after(() => server.close());

  const activities = (change: Partial<LlmDeps> = {}) =>
    createLlmActivities({
      model: { api_key: 'key', base_url: server.url, model: 'small' },
      replies: { find: async () => newReply() },
      artifacts: { get: async () => null, getPacked: async () => null },
      vision: null,
      randomWord: () => 'w0rd',
      onFailure: () => undefined,
      ...change,
    });

  it('write and classify', async () => {
    const { writeEmail, classifyReply } = activities();
    expect(await createActivityEnv().run(writeEmail, { task: TASK })).to.deep.equal({
      subject: 'About bees',
      body: 'Hello, may I write about bees?',
    });
    expect(await createActivityEnv().run(classifyReply, { user_id: 'alice', reply_id: 'r1' })).to.deep.equal({
      classification: 'interested',
      confidence: 0.9,
    });
  });

  it('answer null without a model', async () => {
    const { writeEmail, classifyReply } = activities({ model: null });
    expect(await createActivityEnv().run(writeEmail, { task: TASK })).to.equal(null);
    expect(await createActivityEnv().run(classifyReply, { user_id: 'alice', reply_id: 'r1' })).to.equal(null);
  });

  it('end when they are canceled, and leave no model at work', async () => {
    const env = createActivityEnv();
    onAsked = () => env.cancel();
    const failure: unknown = await env.run(activities().writeEmail, { task: TASK }).catch((error: unknown) => error);
    onAsked = () => undefined;
    expect(String(failure)).to.match(/CancelledFailure/);
  });
});
