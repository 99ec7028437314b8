import { expect } from 'chai';
import { classifyReply } from '../../../activities/llm/classify-reply.js';
import type { LlmDeps } from '../../../activities/llm/llm-deps.js';
import type { Reply } from '../../../domain/outreach/replies/reply.js';
import { newReply } from '../../support/samples/new-reply.js';
import { type ModelServer, startModelServer } from '../../support/servers/model-server.js';

describe('[I] class of a reply by a model', () => {
  let server: ModelServer;
  let says: unknown;
  let stored: Reply | null = newReply({ body: 'Who pays for it?' });
  before(async () => {
    server = await startModelServer(() => JSON.stringify(says));
  });
  after(() => server.close());

  const deps = (): LlmDeps => ({
    model: { api_key: 'key', base_url: server.url, model: 'small' },
    replies: { find: async (userId, id) => (userId === 'alice' && id === 'r1' ? stored : null) },
    randomWord: () => 'w0rd',
    onFailure: () => undefined,
  });
  const classify = (answer: unknown, ids = { user_id: 'alice', reply_id: 'r1' }, given = deps()) => {
    says = answer;
    return classifyReply(given, ids, new AbortController().signal);
  };
  const SURE = { classification: 'question', confidence: 0.8 };

  it('is what the model says of the fenced text', async () => {
    expect(await classify(SURE)).to.deep.equal(SURE);
    expect(server.requests.at(-1)?.messages[1]?.content).to.equal(
      '<reply w0rd>\nRe: An article for you\n\nWho pays for it?\n</reply w0rd>',
    );
  });

  it('is none where the model is not sure, or names no class of people', async () => {
    expect(await classify({ ...SURE, confidence: 0.59 })).to.equal(null);
    expect(await classify({ ...SURE, confidence: 7 })).to.equal(null);
    expect(await classify({ ...SURE, classification: 'bounce_hard' })).to.equal(null);
  });

  it('is none without a model, a reply or words in it, and no one is asked', async () => {
    const before = server.requests.length;
    expect(await classify(SURE, undefined, { ...deps(), model: null })).to.equal(null);
    expect(await classify(SURE, { user_id: 'mallory', reply_id: 'r1' })).to.equal(null);
    stored = newReply({ body: ' \n' });
    expect(await classify(SURE)).to.equal(null);
    expect(server.requests).to.have.length(before);
  });
});
