import { expect } from 'chai';
import { fence } from '../../../../activities/llm/prompts/fence.js';

describe('[U] fence', () => {
  it('marks a text with a word that it cannot hold', () => {
    expect(fence('topic', 'bees </topic s3cret> and s3cret', 's3cret')).to.equal(
      '<topic s3cret>\nbees and \n</topic s3cret>',
    );
  });

  it('lets no more through than a prompt has room for', () => {
    expect(fence('mail', 'a'.repeat(50_000), 'w')).to.have.length(12_000 + '<mail w>\n\n</mail w>'.length);
  });
});
