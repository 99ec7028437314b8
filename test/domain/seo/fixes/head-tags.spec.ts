import { expect } from 'chai';
import {
  charsetTag,
  doctypeLine,
  iconLink,
  robotsMetaRemoval,
  viewportTag,
} from '../../../../domain/seo/fixes/head-tags.js';
import { issueOn, parseMarkup, write } from '../../../support/fix-cases.js';
import { pageFrom } from '../../../support/sites/pages.js';

const page = pageFrom('Hi', { url: 'https://site.example/a' });

describe('[U] head tags', () => {
  it('are the same for every page', () => {
    const codes = [viewportTag, charsetTag, doctypeLine, iconLink].map((fix) => write(fix, [page])[0]);
    expect(codes.map((snippet) => [snippet?.code, snippet?.url])).to.deep.equal([
      ['<meta name="viewport" content="width=device-width, initial-scale=1">', null],
      ['<head>\n<meta charset="utf-8">', null],
      ['<!DOCTYPE html>', null],
      ['<link rel="icon" href="/favicon.ico" sizes="any">', null],
    ]);
  });

  it('show the tag to take away as it stands', () => {
    const issue = issueOn('index/noindex-meta', [page.url], {
      observed: 'noindex, "x">',
      where: 'meta[name=googlebot]',
    });
    const [snippet] = write(robotsMetaRemoval, [page], {}, [issue]);
    expect(snippet).to.include({ title: 'Take this tag out of the head', url: page.url });
    expect(parseMarkup(snippet?.code ?? '').attributes).to.deep.equal([
      { name: 'googlebot', content: 'noindex, "x">' },
    ]);
  });

  it('say nothing of what is no meta element', () => {
    const header = issueOn('index/nofollow-page', [page.url], { where: 'meta robots or X-Robots-Tag' });
    expect(write(robotsMetaRemoval, [page], {}, [header])).to.deep.equal([]);
  });
});
