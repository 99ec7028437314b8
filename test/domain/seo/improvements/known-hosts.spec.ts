import { expect } from 'chai';
import { isKnownHost } from '../../../../domain/seo/improvements/known-hosts.js';

describe('[U] known hosts', () => {
  it('are places of a kind', () => {
    const cases = [
      ['map', 'https://www.google.com/maps/place/x'],
      ['map', 'https://maps.app.goo.gl/abc'],
      ['map', 'https://www.google.de/maps/embed?pb=1'],
      ['reviews', 'https://de.trustpilot.com/review/x'],
      ['reviews', 'https://www.yelp.com/biz/x'],
      ['profile', 'https://www.instagram.com/them'],
      ['profile', 'https://github.com/them'],
      ['software', 'https://apps.apple.com/app/x/id1'],
      ['software', 'https://github.com/them/tool/releases/latest'],
      ['video', 'https://www.youtube-nocookie.com/embed/a1'],
    ] as const;
    for (const [kind, url] of cases) expect(isKnownHost(kind, url), `${kind} ${url}`).to.equal(true);
  });

  it('are no others', () => {
    const cases = [
      ['map', 'https://www.google.com/search?q=maps'],
      ['profile', 'https://instagram.com.evil.example/them'],
      ['software', 'https://github.com/them/tool'],
      ['video', 'https://www.youtube.com/watch?v=a1'],
      ['reviews', 'https://notyelp.example/'],
      ['profile', 'mailto:a@facebook.com'],
    ] as const;
    for (const [kind, url] of cases) expect(isKnownHost(kind, url), `${kind} ${url}`).to.equal(false);
  });
});
