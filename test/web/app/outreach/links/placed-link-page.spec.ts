import { expect } from 'chai';
import { NEW_WATCH } from '../../../../../domain/outreach/links/advance-link.js';
import type { LinkWatch, PlacedLink } from '../../../../../domain/outreach/links/placed-link.js';
import { PlacedLinkPage } from '../../../../../web/app/outreach/links/placed-link-page.js';
import { readText, renderPart } from '../../../../support/browser/render-part.js';

const AT = '2026-06-01T08:00:00.000Z';

describe('[U] page of a placed link', () => {
  const read = (watch: Partial<LinkWatch>, next_check_at: string | null = AT): string => {
    const link: PlacedLink = {
      id: 'a'.repeat(24),
      user_id: 'alice',
      campaign_id: 'b'.repeat(24),
      lead_id: null,
      page_url: 'https://blog.example/post',
      target_url: 'https://client.example/',
      target_site: 'client.example',
      host: 'blog.example',
      expected_anchor: null,
      expected_rel: null,
      placed_at: AT,
      cost: null,
      note: null,
      watch: { ...NEW_WATCH, ...watch },
      history: [],
      next_check_at,
      created_by: null,
      created_at: AT,
      updated_at: AT,
    };
    const campaign = {
      id: link.campaign_id,
      user_id: 'alice',
      name: 'Spring',
      description: null,
      keywords: [],
      workspace_id: 'alice',
      link_check_frequency: 'weekly' as const,
      created_at: AT,
      updated_at: AT,
    };
    const advice = { draft: null, why: 'There is nothing to ask for.' };
    return readText(renderPart(PlacedLinkPage, { link, campaign, lead: null, checks: [], next: null, advice }));
  };

  it('names what changed, before and after', () => {
    const changes = [{ field: 'rel' as const, before: 'dofollow', after: 'nofollow' }];
    const text = read({ state: 'changed', changes });
    expect(text).to.include('dofollow').and.to.include('nofollow').and.to.include('There is nothing to ask for.');
  });

  it('says since when a live link could not be looked at, and why', () => {
    const text = read({ state: 'live', reason: 'challenge', blocked_since: AT });
    expect(text).to.include('The page could not be read since');
    expect(read({ state: 'live' })).not.to.include('could not be read');
  });

  it('says that one sight is not enough for another rel', () => {
    const text = read({ state: 'live', unconfirmed: { rel: 'nofollow', anchor: 'a tool', since: AT } });
    expect(text).to.match(/The last check saw “ ?nofollow ?” with the anchor text “ ?a tool ?”/);
  });

  it('says when the next check is, or that there is none', () => {
    expect(read({})).to.include('Next check:');
    expect(read({}, null)).to.include('The link is not checked any more.');
  });
});
