import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { signWebhook } from '../../activities/webhooks/signing/sign-webhook.js';
import { WEBHOOK_EVENT_TYPES } from '../../domain/webhooks/webhook-event.js';
import { projectRoot } from '../support/project-root.js';

const TEXT = readFileSync(join(projectRoot, 'docs/webhooks.md'), 'utf8');

type Check = (secret: string, headers: Record<string, string>, body: string) => boolean;

/** The code that readers copy. */
async function exampleOf(text: string): Promise<Check> {
  const [, code = ''] = /```js\n([\s\S]+?)```/.exec(text) ?? [];
  const module = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return module.isFromLinkwright;
}

describe('[U] docs/webhooks.md', () => {
  const secret = `whsec_${Buffer.alloc(32, 3).toString('base64')}`;
  const other = `whsec_${Buffer.alloc(32, 4).toString('base64')}`;
  const body = '{"type":"webhook.test"}';
  const sign = (secrets: string[], ageSeconds = 0) =>
    signWebhook({ message_id: 'msg_1', timestamp: Math.floor(Date.now() / 1000) - ageSeconds, body }, secrets);

  it('shows code that takes what we sign, and nothing else', async () => {
    const check = await exampleOf(TEXT);
    expect(check(secret, sign([secret]), body)).to.equal(true);
    expect(check(secret, sign([other, secret]), body)).to.equal(true);
    expect(check(secret, sign([other]), body)).to.equal(false);
    expect(check(secret, sign([secret]), `${body} `)).to.equal(false);
    expect(check(secret, sign([secret], 400), body)).to.equal(false);
  });

  it('names every type of event', () => {
    for (const type of WEBHOOK_EVENT_TYPES) expect(TEXT).to.contain(`| \`${type}\` |`);
  });
});
