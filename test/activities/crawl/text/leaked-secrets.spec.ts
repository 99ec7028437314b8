import { expect } from 'chai';
import { findLeakedSecrets } from '../../../../activities/crawl/text/leaked-secrets.js';
import type { SecretKind } from '../../../../domain/seo/artifacts/html.js';

/** Random characters of no key; joined here, so that no scanner takes this file for a leak. */
const R = 'q7Zt2LpX9vKd4MwRb8Ns6GyHc3Jf5TaUe1QiVoSlBnEm0PrDkWzCuFxAjYg2hT7';
const AWS_ID = `AK${'IA'}Q7ZT2LPX5VKD4MWR`;
const BLOCK = `-----BEGIN RSA PRIVATE ${'KEY'}-----\n${`${R}\n`.repeat(6)}-----END RSA PRIVATE ${'KEY'}-----`;

const KEYS: [kind: SecretKind, text: string][] = [
  ['aws_secret_key', `{accessKeyId: "${AWS_ID}", secretAccessKey: "${R.slice(0, 40)}"}`],
  ['github_token', `gh${'p_'}${R.slice(0, 36)}`],
  ['github_token', `github_${'pat_'}${R.slice(0, 22)}_${R.slice(0, 59)}`],
  ['gitlab_token', `gl${'pat-'}${R.slice(0, 20)}`],
  ['slack_token', `xo${'xb-'}123450987611-123450987622-${R.slice(0, 24)}`],
  ['slack_webhook', `https://hooks.slack${'.com/'}services/T0AB1CD2E/B0FG3HI4J/${R.slice(0, 24)}`],
  ['stripe_secret_key', `sk_${'live_'}${R.slice(0, 32)}`],
  ['sendgrid_key', `S${'G.'}${R.slice(0, 22)}.${R.slice(0, 43)}`],
  ['npm_token', `np${'m_'}${R.slice(0, 36)}`],
  ['google_api_key', `AI${'za'}${R.slice(0, 35)}`],
  ['private_key', BLOCK],
];
const kinds = (source: string) => findLeakedSecrets(source).map(({ kind }) => kind);

describe('[U] leaked-secrets', () => {
  for (const [kind, text] of KEYS) {
    it(`finds ${kind} in a script`, () =>
      expect(kinds(`<p>Some words.</p><script>var k = '${text}';</script>`)).to.deep.equal([kind]));
  }

  it('shows no more than the ends, and where it was', () => {
    const key = `gh${'p_'}${R.slice(0, 36)}`;
    expect(findLeakedSecrets(`<p data-key="${key}"></p><script>"${key}"</script>`)).to.deep.equal([
      {
        kind: 'github_token',
        masked: `ghp_…${R.slice(34, 36)} (40 characters)`,
        place: 'page',
      },
    ]);
    expect(findLeakedSecrets(`<script>let key = "${key}"</script>`)[0]?.place).to.equal('script');
    expect(findLeakedSecrets(BLOCK)[0]?.masked).to.equal('-----BEGIN PRIVATE KEY-----…');
  });

  const harmless: [why: string, text: string][] = [
    ['the example of the AWS documentation', `AKIAIOSFODNN7EXAMPLE wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY`],
    ['a signed link', `https://b.example/f?X-Amz-Credential=${AWS_ID}%2F20260101&X-Amz-Signature=${'0a1b'.repeat(16)}`],
    ['a key id beside a commit', `${AWS_ID} ${'3f9a0c7de1'.repeat(4)}`],
    ['a filler', `gh${'p_'}${'x'.repeat(36)}`],
    ['a filler of digits', `gh${'p_'}${'1234567890'.repeat(4).slice(0, 36)}`],
    ['words in place of one', `ghp_${'putYourOwnPersonalAccessTokenHere1234'.slice(0, 36)}`],
    ['a test key', `sk_test_${R.slice(0, 32)}`],
    ['a key that is too short', `gh${'p_'}${R.slice(0, 20)}`],
    [
      'a block with dots for its content',
      `-----BEGIN RSA PRIVATE ${'KEY'}-----\n...\n-----END RSA PRIVATE ${'KEY'}-----`,
    ],
    ['a block that a text speaks about', `<pre>${BLOCK}</pre>`],
    ['a public key', BLOCK.replaceAll('RSA PRIVATE', 'PUBLIC')],
  ];
  for (const [why, text] of harmless) it(`passes over ${why}`, () => expect(kinds(text)).to.deep.equal([]));

  it('keeps ten', () => {
    const many = Array.from({ length: 12 }, (_, at) => `gh${'p_'}${R.slice(at, at + 36)}`).join(' ');
    expect(kinds(many)).to.have.length(10);
  });
});
