import { expect } from 'chai';
import { OPERATION_TYPES } from '../../../../domain/operations/operations.js';
import { siteAttribute } from '../../../../workflows/operations/contract/site-attribute.js';

describe('[U] siteAttribute', () => {
  it('is the site of what looks at sites, whatever holds its address', () => {
    for (const type of ['complete_audit', 'print_report', 'page_batch', 'refresh_dashboard'] as const)
      expect(siteAttribute({ type, site: 'shop.example', input: {} })).to.equal('shop.example');
  });

  it('is never a word of people, nor whom they write to', () => {
    const cases = [
      ['send_outreach', 'recipient.example', { subject: 'Hello', body: 'https://other.example/' }],
      ['queue_outreach', 'Letters to Ana', { campaign_id: 'c1' }],
      ['discover_opportunities', 'lamps.example', { keyword: 'lamps.example' }],
      ['poll_replies', 'replies of campaign c1', { campaign_id: 'c1' }],
      ['meta_description', 'my illness', { keywords: ['my illness'], url: null }],
      ['opengraph_tags', 'A title', { title: 'A title' }],
      ['image_alt_text', 'ana-smith.jpg', { file_name: 'ana-smith.jpg', image_url: null }],
    ] as const;
    for (const [type, site, input] of cases)
      expect(siteAttribute({ type, site, input: { ...input } }), type).to.equal(null);
  });

  it('is the site of a page or image whose address was given', () => {
    const input = { image_url: 'https://www.shop.example/lamp.jpg', file_name: 'lamp.jpg' };
    expect(siteAttribute({ type: 'image_alt_text', site: 'shop.example', input })).to.equal('shop.example');
  });

  it('is null for what has none', () => {
    for (const type of OPERATION_TYPES) expect(siteAttribute({ type, site: '', input: {} })).to.equal(null);
  });
});
