import { expect } from 'chai';
import { TimeCollector } from '../../../../activities/crawl/html/time-collector.js';
import { pageFacts } from './page-facts.js';

const timesOf = (html: string) => pageFacts(html).times;

describe('[U] time-collector', () => {
  const elements: [html: string, times: string[]][] = [
    ['<time datetime=" 2026-01-02 ">yesterday</time>', ['2026-01-02']],
    ['<time>2026-01-\n<b>02</b></time>', ['2026-01- 02']],
    ['<time datetime="">2026</time>', ['2026']],
    ['<time> </time>', []],
    ['<time>2025</time> or <time datetime=2026>then</time>', ['2025', '2026']],
    ['<template><time>2026</time></template>', []],
  ];
  for (const [html, times] of elements) it(JSON.stringify(html), () => expect(timesOf(html)).to.deep.equal(times));

  it('ends with its element', () => {
    const times = new TimeCollector();
    times.open({});
    times.text('2026');
    times.close();
    times.text('more');
    times.close();
    expect(times.times).to.deep.equal(['2026']);
  });

  it('keeps 200 values of 100 characters at most', () => {
    const times = timesOf(`<time>${'9'.repeat(101)}</time>`.repeat(201));
    expect([times.length, times[199]]).to.deep.equal([200, '9'.repeat(100)]);
  });
});
