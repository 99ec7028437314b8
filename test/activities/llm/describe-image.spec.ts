import { expect } from 'chai';
import { describeImage } from '../../../activities/llm/describe-image.js';
import { imageCopyKey } from '../../../domain/operations/artifact-keys.js';
import { type ModelServer, startModelServer } from '../../support/servers/model-server.js';
import { IMAGE_FILES } from '../../support/sites/image-files.js';

const operation = { id: '0123456789abcdef01234567', user_id: 'alice' };
const request = { file_name: 'lamp.jpg', context: 'CONTEXT', place: null, keywords: ['oak'], language: 'de' };
const GOOD = { alt_text: 'Lampe aus Eiche auf einem Tisch', alternatives: ['Eichenlampe'], confidence: 0.8 };

describe('[I] image described by a model', () => {
  let server: ModelServer;
  let says: unknown = GOOD;
  const errors: string[] = [];
  before(async () => {
    server = await startModelServer(() => JSON.stringify(says));
  });
  after(() => server.close());
  const deps = (copy: Buffer | null = IMAGE_FILES.jpeg) => ({
    vision: { api_key: 'key', base_url: server.url, model: 'seeing' },
    artifacts: {
      get: async () => null,
      getPacked: async (user: string, key: string) =>
        user === 'alice' && key === imageCopyKey(operation.id) ? copy : null,
    },
    randomWord: () => 'w0rd',
    onFailure: (reason: string) => errors.push(reason),
  });
  const describeIt = (answer: unknown, given = deps()) => {
    says = answer;
    return describeImage(given, { operation, request }, new AbortController().signal);
  };

  it('is what it says it sees, asked with the image as a data URL', async () => {
    expect(await describeIt(GOOD)).to.deep.equal(GOOD);
    const asked = server.requests.at(-1);
    expect(asked?.model).to.equal('seeing');
    const content: unknown = asked?.messages.at(-1)?.content;
    expect(content).to.deep.include({
      type: 'image_url',
      image_url: { url: `data:image/jpeg;base64,${IMAGE_FILES.jpeg.toString('base64')}`, detail: 'auto' },
    });
    expect(JSON.stringify(content)).to.contain('<context w0rd>\\nCONTEXT\\n</context w0rd>');
  });

  it('loses what is not usable, and is none where nothing is left', async () => {
    const bad = 'Lampe, siehe evil.example';
    expect(await describeIt({ ...GOOD, alternatives: [bad] })).to.deep.equal({ ...GOOD, alternatives: [] });
    expect(await describeIt({ ...GOOD, alt_text: bad })).to.deep.equal({
      ...GOOD,
      alt_text: 'Eichenlampe',
      alternatives: [],
    });
    expect(await describeIt({ ...GOOD, alt_text: bad, alternatives: ['w0rd'] })).to.deep.equal({
      model_failure: 'unusable_answer',
    });
    expect(errors.join('\n')).to.match(/names an address[\s\S]+repeats its instructions/);
    expect(await describeIt({ pwned: true })).to.deep.equal({ model_failure: 'malformed_answer' });
  });

  it('is none without a model or an image, and no one is asked', async () => {
    const before = server.requests.length;
    expect(await describeIt(GOOD, deps(null))).to.equal(null);
    expect(
      await describeImage({ ...deps(), vision: null }, { operation, request }, new AbortController().signal),
    ).to.equal(null);
    expect(server.requests.length).to.equal(before);
  });
});
