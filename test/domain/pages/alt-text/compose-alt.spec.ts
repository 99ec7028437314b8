import { expect } from 'chai';
import { composeAlt } from '../../../../domain/pages/alt-text/compose-alt.js';
import { imageFacts } from '../../../support/sites/image-facts.js';

const request = { file_name: 'oak-lamp.jpg', context: '', place: null, keywords: ['oak'], language: 'en' };
const url = 'https://site.example/oak-lamp.jpg';
const none = { url, seen: null, notes: [] };

describe('[U] compose alt', () => {
  it('takes what a model has seen first, and what surroundings tell after it', () => {
    const seen = { alt_text: 'Picture of an oak lamp on a desk', alternatives: ['A desk with a lamp'], confidence: 1 };
    const made = composeAlt(request, imageFacts(), { ...none, seen });
    expect(made).to.deep.include({
      alt_text: 'An oak lamp on a desk',
      basis: 'vision',
      confidence: 0.95,
      generated_by: 'llm',
      warnings: [],
    });
    expect(made.alternatives.map(({ text, basis }) => [text, basis])).to.deep.equal([
      ['A desk with a lamp', 'vision'],
      ['Oak lamp', 'file_name'],
      ['Photo in brown and white, landscape format', 'picture'],
    ]);
  });

  it('says that no one has looked where rules write', () => {
    const made = composeAlt(request, imageFacts(), { ...none, notes: ['A note.'] });
    expect(made).to.deep.include({ alt_text: 'Oak lamp', basis: 'file_name', confidence: 0.4, generated_by: 'rules' });
    expect(made.warnings).to.deep.equal([
      'A note.',
      'No vision model has seen the image: the text comes from its surroundings.',
    ]);
    const unknown = composeAlt({ ...request, file_name: 'IMG_1.jpg', language: 'ja' }, imageFacts(), none);
    expect(unknown.warnings).to.deep.equal([
      'It is unknown what the image shows: the text describes how it looks. Give context, or configure a vision model.',
      'There are no words for looks in Japanese: the text is English.',
    ]);
  });

  it('tells of images that are there for looks', () => {
    expect(composeAlt(request, imageFacts(), none).decorative).to.deep.equal({ likely: false, reason: null });
    const blank = composeAlt(request, imageFacts({ is_blank: true, kind: 'blank' }), none);
    expect(blank.decorative.likely).to.equal(true);
    expect(blank.recommendations[0]).to.contain('alt=""');
    const pixel = composeAlt(request, imageFacts({ width: 1, height: 1 }), none);
    expect(pixel.decorative.reason).to.equal('It has 1 × 1 pixels');
  });

  it('writes an element that no text can leave', () => {
    const hostile = { ...request, context: 'A "lamp" <script>alert(1)</script> & more' };
    expect(composeAlt(hostile, imageFacts(), none).html).to.equal(
      `<img src="${url}" alt="A &quot;lamp&quot; &lt;script&gt;alert(1)&lt;/script&gt; &amp; more" width="1200" height="800">`,
    );
  });
});
