import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { readCheckSettings } from '../../cli/read-check-settings.js';

describe('[U] check settings from a file', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'settings-'));
  });
  after(() => rm(folder, { recursive: true }));

  async function read(text: string): Promise<unknown> {
    const file = join(folder, 'settings.json');
    await writeFile(file, text);
    return readCheckSettings(file).catch((failure: Error) => failure.message.replace(file, 'FILE'));
  }

  it('are taken as they are, either part of them', async () => {
    const settings = { thresholds: { title_max_chars: 70 }, severities: { 'title/missing': 'off' } };
    expect(await read(JSON.stringify(settings))).to.deep.equal(settings);
    expect(await read('{"thresholds":{}}')).to.deep.equal({ thresholds: {} });
  });

  for (const [text, message] of [
    ['{', '--check-settings FILE is no JSON'],
    ['[]', '--check-settings FILE is no check settings'],
    ['{"threshold":{}}', '--check-settings FILE is no check settings'],
    ['{"thresholds":{"click_depth":"4"}}', '--check-settings FILE is no check settings'],
    ['{"severities":{"title/missing":"none"}}', '--check-settings FILE is no check settings'],
  ] as const)
    it(`refuse ${text}`, async () => expect(await read(text)).to.equal(message));
});
