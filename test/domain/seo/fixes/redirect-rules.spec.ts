import { expect } from 'chai';
import { linkCorrections, redirectRules } from '../../../../domain/seo/fixes/redirect-rules.js';
import { issueOn, readConfig, write } from '../../../support/fix-cases.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { redirectPage } from '../../../support/sites/redirect-page.js';

const url = (path: string) => new URL(path, 'https://site.example/').href;
const gone = (path: string) => pageFrom('', { url: url(path), status: 404 });
const page = (path: string) => pageFrom('Hi', { url: url(path) });
const rules = (pages: Parameters<typeof write>[1], ...subjects: string[]) =>
  write(redirectRules, pages, {}, [issueOn('crawl/status-4xx', subjects.map(url))]);

describe('[U] redirect rules', () => {
  it('send a dead address to its obvious successor, on both servers', () => {
    expect(
      rules([page('/'), page('/guides/lacing-boots'), gone('/old/lacing-boots')], '/old/lacing-boots'),
    ).to.deep.equal([
      {
        title: 'Permanent redirects for nginx',
        language: 'nginx',
        code: `# In http { }
map_hash_bucket_size 128;
map $request_uri $moved_to {
    "/old/lacing-boots" "https://site.example/guides/lacing-boots";
}

# In server { }
if ($moved_to) {
    return 301 $moved_to;
}`,
        url: null,
      },
      {
        title: 'Permanent redirects for Apache',
        language: 'apache',
        code: 'RewriteEngine On\nRewriteRule "^/?old/lacing-boots$" "https://site.example/guides/lacing-boots" [R=301,L,NE]',
        url: null,
      },
    ]);
  });

  it('say nothing where no successor is certain', () => {
    expect(rules([page('/'), gone('/old/unknown')], '/old/unknown')).to.deep.equal([]);
  });

  it('shorten a chain to its end, but not one that ends in an error', () => {
    const chain = [redirectPage(url('/a'), url('/b')), redirectPage(url('/b'), url('/c'))];
    expect(rules([page('/'), ...chain, page('/c')], '/a')[1]?.code).to.equal(
      'RewriteEngine On\nRewriteRule "^/?a$" "https://site.example/c" [R=301,L,NE]',
    );
    expect(rules([page('/'), ...chain, gone('/c')], '/a')).to.deep.equal([]);
  });

  it('tell addresses apart by their query', () => {
    const snippets = rules([page('/'), redirectPage(url('/a?id=1'), url('/b')), page('/b')], '/a?id=1');
    expect(readConfig(snippets[0]?.code ?? '').strings).to.deep.equal(['/a?id=1', url('/b')]);
    expect(snippets[1]?.code).to.equal(
      'RewriteEngine On\nRewriteCond %{QUERY_STRING} "^id=1$"\nRewriteRule "^/?a$" "https://site.example/b" [R=301,L,NE,QSD]',
    );
  });

  it('make room for long addresses on nginx', () => {
    const long = `/${'x'.repeat(500)}`;
    const [nginx] = rules([page('/'), redirectPage(url(long), url('/b')), page('/b')], long);
    expect(nginx?.code).to.match(/^# In http \{ \}\nmap_hash_bucket_size 1024;\n/);
  });

  it('leave other hosts alone', () => {
    const far = 'https://elsewhere.example/x';
    expect(rules([page('/'), redirectPage(far, url('/')), page('/')], far)).to.deep.equal([]);
  });

  it('cannot be broken out of by an address', () => {
    const from = `/a"; return 200 "$host{}\\?q=";}'$1\\`;
    const to = `/b"$host{x}?y='$1";\\`;
    const snippets = rules([page('/'), redirectPage(url(from), url(to)), page(to)], from);
    for (const { code, language } of snippets) {
      const { strings, outside } = readConfig(code, language === 'nginx' ? 'nginx' : 'apache');
      const targets = strings.filter((text) => text.startsWith('https:'));
      // RewriteRule takes "\\%" for a percent sign and nothing else.
      expect(
        targets.every((text) => !/[$"'{}]|\\(?!%)/.test(text)),
        targets.join(),
      ).to.equal(true);
      expect(outside.replace(/\$(?:request_uri|moved_to)|R=301/g, '')).to.not.match(/\$|host|200/);
    }
    const path = `/x"y$1(z)\\{}`;
    const encoded = `/x%22y$1(z)%5C%7B%7D`;
    const [, apache] = rules([page('/'), redirectPage(url(encoded), url('/b')), page('/b')], encoded);
    const [pattern = ''] = readConfig(apache?.code ?? '', 'apache').strings;
    expect(new RegExp(pattern).test(path)).to.equal(true);
    const broken = '/a%0ARedirect%20/%20https://evil.example/';
    expect(
      rules([page('/'), redirectPage(url(broken), url('/b')), page('/b')], broken).map(({ language }) => language),
    ).to.deep.equal(['nginx']);
  });

  it('list links to correct, one a line', () => {
    const pages = [page('/'), redirectPage(url('/a'), url('/b')), page('/b')];
    expect(write(linkCorrections, pages, {}, [issueOn('link/to-redirect', [url('/a')])])[0]?.code).to.equal(
      'https://site.example/a\n  -> https://site.example/b',
    );
    expect(write(linkCorrections, pages, {}, [issueOn('link/to-redirect', [url('/b')])])).to.deep.equal([]);
  });
});
