import { expect } from 'chai';
import { openImage } from '../../../../activities/images/pixels/decoder.js';
import { bombPng, plainImage } from '../../../support/sites/made-images.js';

const refusal = (bytes: Buffer) =>
  openImage(bytes)
    .metadata()
    .then(
      () => 'opened',
      (error: unknown) => String(error),
    );

describe('[I] decoder', () => {
  it('opens the formats that are taken, and no others', async () => {
    for (const format of ['jpeg', 'png', 'webp', 'gif', 'avif'] as const)
      expect(await refusal(await plainImage(format)), format).to.equal('opened');
    expect(await refusal(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'))).to.match(
      /unsupported/,
    );
    expect(await refusal(Buffer.from('%PDF-1.4\n%%EOF'))).to.match(/unsupported/);
  });

  it('opens nothing of more pixels than the bound', async () => {
    expect(await refusal(bombPng(8001, 8000))).to.match(/exceeds pixel limit/);
    expect(await refusal(bombPng(8000, 8000))).to.equal('opened');
  });
});
