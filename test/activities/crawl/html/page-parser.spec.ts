import { expect } from 'chai';
import { isReadAttribute } from '../../../../activities/crawl/html/attributes.js';
import { BoundedParser } from '../../../../activities/crawl/html/bounded-parser.js';
import { PageParser } from '../../../../activities/crawl/html/page-parser.js';
import { pageFacts } from './page-facts.js';

/** Pieces that are put together at random: what real pages hold, and what breaks parsers. */
const PIECES =
  `<div>|</div>|<p>|</p>|<a href="/x?a=1&amp;b=2" class="c d">|<a href='y' href=z TITLE=T&eacute;>|</a>|<a>|<li>|<ul>|
</ul>|<td>|<tr>|<table>|</table>|<h1>|</h2>|<br>|</br>|<br/>|<img src=a.png alt="a &lt; b">|<image src=b>|<form>|</form>|<svg>|</svg>|<svg/>|
<g/>|<foreignObject>|</foreignobject>|<lineargradient>|<title>|</title>|<desc>|<math>|</math>|<mi>|<script>|</script>|<style>|</style >|
<textarea>|</textarea>|<iframe src="/f">|</iframe>|<!-- c -->|<!-->|<!--->|<!-- a -- b --!>|<!-- c --->|<![CDATA[ x ]]>|<!doctype html>|<!x>|<?php ?>|
</ >|</>|</1>|<1|< |text|&amp;|&amp|&copy|&copyx;|&notit;|&Afr;|&#65;|&#x41|&#0;|&#|&;|&&|&lt |<input disabled value = "v" / type=x>|<input a=b/>|
<p id=1 id=2 =x ==y / z>|<DIV Role=MAIN aria-hidden="true"\n hidden>|"|'|>|=|/|é|中|\u{1f600}|<option>|<select>|<button type="&quot;">|<noscript>|
</noscript>|<body>|<head>|<html lang="en">|<meta name=description content='"x"'>|<template>|<x-y data-src="q">|<plaintext-not>|<dd>|<dt>|<h3 style=a>`
    .replace(/\n/g, '')
    .split('|');
/** What may be open at the end: pages that end inside of a tag are read by other rules (see below). */
const ENDS = `'">--></script></style></title></textarea></iframe>]]>.`;

describe('[U] page-parser', () => {
  it('reports what htmlparser2 reports, for any order of tags, texts and references', () => {
    const random = createRandom(7);
    for (let page = 0; page < 1_500; page++) {
      const pieces = Array.from(
        { length: 1 + Math.floor(random() * 25) },
        () => PIECES[Math.floor(random() * PIECES.length)],
      );
      const html = pieces.join('') + ENDS;
      expect(
        record((log) => new PageParser(log).read(html)),
        html,
      ).to.deep.equal(record((log) => new BoundedParser(log).read(html)));
    }
  });

  it('does the same beyond the depth that is kept', () => {
    const html = `${'<div>'.repeat(520)}<form><b>x</b><script>1</script><svg><g/></svg><form></form></p></div>${ENDS}`;
    expect(record((log) => new PageParser(log).read(html))).to.deep.equal(
      record((log) => new BoundedParser(log).read(html)),
    );
  });

  it('takes a tag in which the page ends for none, and decodes references behind "<" in a title', () => {
    expect(pageFacts('<p>one two</p></div').text.word_count).to.equal(2);
    expect(pageFacts('<p>one two</p><scrip').text.word_count).to.equal(2);
    expect(pageFacts('<title>a <&amp; b</title>').titles[0]?.text).to.equal('a <& b');
  });
});

type Event = [string, ...unknown[]];

class EventLog {
  readonly events: Event[] = [];
  readonly source = { text: '', at: 0 };
  depth = 0;

  onopentag(name: string, attributes: Readonly<Record<string, string | undefined>>): void {
    this.depth++;
    const read = Object.entries(attributes).filter(([key]) => isReadAttribute(key));
    this.events.push(['open', name, Object.fromEntries(read), this.source.at]);
  }

  onclosetag(name: string, isImplied: boolean): void {
    this.depth = Math.max(0, this.depth - 1);
    this.events.push(['close', name, isImplied, this.source.at]);
  }

  ontext(text: string): void {
    this.events.push(['text', text]);
  }

  onprocessinginstruction(name: string, text: string): void {
    this.events.push(['instruction', name, text]);
  }

  onheadingend(): void {
    this.events.push(['heading ends']);
  }
}

function record(read: (log: EventLog) => void): Event[] {
  const log = new EventLog();
  read(log);
  return log.events;
}

/** A linear congruential generator: the same pages each time. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
