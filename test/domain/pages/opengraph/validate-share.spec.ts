import { expect } from 'chai';
import { ALL_PLATFORMS } from '../../../../domain/pages/opengraph/platforms/all-platforms.js';
import type { PlatformId } from '../../../../domain/pages/opengraph/platforms/platform.js';
import type { ShareImage, SharePage } from '../../../../domain/pages/opengraph/share-page.js';
import { type ShareCheck, validateShare } from '../../../../domain/pages/opengraph/validate-share.js';
import { shareImage, sharePage } from '../../../support/sites/share-page.js';

const given = (value: string) => ({ value, source: 'given' as const });

describe('[U] validate share', () => {
  it('passes a page that has all', () => {
    const checks = validateShare(sharePage(), shareImage(), ALL_PLATFORMS.facebook);
    expect(checks.filter(({ status }) => status !== 'passed')).to.deep.equal([]);
    expect(checks).to.have.length(15);
    for (const { reference } of checks) expect(reference).to.match(/^https:\/\//);
  });

  type Case = [
    rule: ShareCheck['rule'],
    status: ShareCheck['status'],
    page: Partial<SharePage>,
    image: Partial<ShareImage> | null,
    on?: PlatformId,
  ];
  const cases: Case[] = [
    ['title_present', 'error', { title: null }, {}],
    ['title_length', 'warning', { title: given('x'.repeat(89)) }, {}],
    ['title_length', 'passed', { title: given('x'.repeat(88)) }, {}],
    ['title_length', 'warning', { title: given('x'.repeat(71)) }, {}, 'linkedin'],
    ['description_present', 'warning', { description: null }, {}],
    ['description_length', 'warning', { description: given('x'.repeat(101)) }, {}, 'linkedin'],
    ['url_present', 'warning', { url: null }, {}],
    ['url_https', 'warning', { url: given('http://site.example/') }, {}],
    ['image_present', 'error', {}, null],
    ['image_reachable', 'error', {}, { status: 'unreachable', reason: 'It returns status 404' }],
    ['image_reachable', 'not_checked', {}, { status: 'not_checked', reason: 'forbidden' }],
    ['image_https', 'warning', {}, { url: 'http://site.example/a.png' }],
    ['image_format', 'error', {}, { format: 'svg' }],
    ['image_format', 'error', {}, { format: 'webp' }, 'linkedin'],
    ['image_format', 'not_checked', {}, { format: null }],
    ['image_minimum', 'error', {}, { width: 199, height: 300 }],
    ['image_minimum', 'not_checked', {}, { width: null, height: null }],
    ['image_recommended', 'warning', {}, { width: 1199, height: 630 }],
    ['image_ratio', 'warning', {}, { width: 1000, height: 1000 }],
    ['image_ratio', 'passed', {}, { width: 1000, height: 1500 }, 'pinterest'],
    ['image_bytes', 'error', {}, { bytes: 5_000_001 }, 'twitter'],
    ['image_bytes', 'passed', {}, { bytes: 5_000_001 }, 'facebook'],
    ['image_alt', 'warning', { image_alt: null }, {}],
  ];
  for (const [rule, status, page, image, on = 'facebook'] of cases)
    it(`${on}: ${rule} ${status} for ${JSON.stringify({ ...page, ...image }).slice(0, 70)}`, () => {
      const checks = validateShare(sharePage(page), image && shareImage(image), ALL_PLATFORMS[on]);
      expect(checks.find((check) => check.rule === rule)?.status).to.equal(status);
    });
});
