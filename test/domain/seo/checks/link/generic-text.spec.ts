import { expect } from 'chai';
import { linkGenericText } from '../../../../../domain/seo/checks/link/generic-text.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const judge = (html: string, overrides: PageOverrides = {}) =>
  linkGenericText.judge(pageFrom(html, overrides), context());

describe('[U] link/generic-text', () => {
  it('fires whatever the punctuation', () => {
    expect(judge(htmlPage('<p><a href="/a">Click here!</a> or <a href="/b">Read more »</a></p>'))).to.deep.equal([
      { url, observed: '"Click here!" → /a; "Read more »" → /b', count: 2, where: 'a[href]' },
    ]);
  });

  it('fires in the language of the page', () => {
    expect(judge('<!DOCTYPE html><html lang="es-MX"><title>A</title><a href="/a">Leer más</a>')).to.deep.equal([
      { url, observed: '"Leer más" → /a', count: 1, where: 'a[href]' },
    ]);
  });

  it('leaves a text that names its target alone', () => {
    expect(judge(htmlPage('<a href="/a">Read more about tools</a>'))).to.deep.equal([]);
  });

  it('leaves a word that means something in the language of the page alone', () => {
    expect(judge(htmlPage('<a href="/a">Her</a>'))).to.deep.equal([]);
  });

  it('leaves the name of the place it leads to alone', () => {
    const links = ['stmts#continue', '#range.continue', '#cmd-continue', 'H.html#CONTINUE(int)'].map(
      (href) => `<a href="${href}">continue</a>`,
    );
    expect(judge(htmlPage(links.join(' ')))).to.deep.equal([]);
  });

  it('leaves the name of a file alone, but not of a path', () => {
    const html = htmlPage('<a href="/io/trait.Read.html">Read</a> <a href="/continue.html">continue</a>');
    expect(judge(html)).to.deep.equal([]);
    expect(judge(htmlPage('<a href="/product/more">More</a> <a href="/a.more">more</a>'))).to.have.lengthOf(1);
  });

  it('fires on a teaser of WordPress and on places with another name', () => {
    const html = htmlPage('<a href="/post/#more-12">more</a> <a href="#part">here</a>');
    expect(judge(html).map(({ observed }) => observed)).to.deep.equal(['"more" → /post/#more-12; "here" → #part']);
  });

  it('leaves links that are no addresses alone', () => {
    expect(judge(htmlPage('<a href="mailto:a@b.example">here</a>'))).to.deep.equal([]);
  });

  it('leaves the name of a section alone, in whatever form the fragment has it', () => {
    const links =
      '<a href="#moreinformation">More information</a> <a href="f.html#detail">Details</a> <a href="#more-info">More info</a>';
    expect(judge(htmlPage(links))).to.deep.equal([]);
  });

  it('leaves the name of a site alone', () => {
    expect(judge(htmlPage('<a href="http://click.pocoo.example/4/">Click</a>'))).to.deep.equal([]);
  });

  it('leaves words alone that are verbs of a sentence as well', () => {
    expect(judge(htmlPage('<a href="/a#get">read</a> or <a href="/b#index-33">continue</a>'))).to.deep.equal([]);
  });
});
