import { expect } from 'chai';
import type { AltText } from '../../../../../domain/pages/alt-text/compose-alt.js';
import { AltTextView } from '../../../../../web/app/operations/results/alt-text-view.js';
import { readText, renderPart } from '../../../../support/browser/render-part.js';
import { sampleOperationResult } from '../../../../support/samples/operation-result.js';

describe('[U] view of an alt text', () => {
  it('names an upload by its file, and says that decoration needs no text', async () => {
    const result = (await sampleOperationResult('image_alt_text')) as AltText;
    const changed: AltText = {
      ...result,
      image: { ...result.image, url: null, file_name: 'line.png' },
      decorative: { likely: true, reason: 'It is blank.' },
    };
    const text = readText(renderPart(AltTextView, { result: changed }));
    expect(text).to.contain('line.png').and.to.contain('leave its alt text empty. It is blank.');
  });
});
