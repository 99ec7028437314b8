import { expect } from 'chai';
import { calendarSpaces } from '../../../../domain/base/url/calendar-spaces.js';

const NOW = '2026-06-15T00:00:00Z';
const months = (first: number, count: number, show: (year: number, month: number) => string) =>
  Array.from({ length: count }, (_, at) => show(first + Math.floor(at / 12), (at % 12) + 1));
const two = (number: number) => String(number).padStart(2, '0');

describe('[U] calendarSpaces', () => {
  it('finds dated paths and queries that run past two years', () => {
    const paths = months(2026, 31, (year, month) => `https://a.example/events/${year}-${two(month)}/`);
    const queries = months(2026, 31, (year, month) => `https://a.example/cal?year=${year}&month=${month}`);
    expect(calendarSpaces([...paths, ...queries], NOW)).to.deep.equal([
      { family: 'https://a.example/events//', members: paths },
      { family: 'https://a.example/cal', members: queries },
    ]);
  });

  it('wants a year of members', () => {
    const eleven = months(2030, 11, (year, month) => `https://a.example/${year}/${month}`);
    expect(calendarSpaces(eleven, NOW)).to.deep.equal([]);
    expect(calendarSpaces([...eleven, 'https://a.example/2030/12'], NOW)).to.have.length(1);
  });

  it('minds the past for calendars only', () => {
    const past = (name: string) => months(2010, 24, (year, month) => `https://a.example/${name}/${year}/${two(month)}`);
    expect(calendarSpaces(past('calendar'), NOW)).to.have.length(1);
    expect(calendarSpaces(past('blog'), NOW)).to.deep.equal([]);
  });

  it('does not take numbers of articles for dates', () => {
    const numbers = Array.from({ length: 40 }, (_, at) => `https://a.example/article/${209_900 + at}`);
    expect(calendarSpaces(numbers, NOW)).to.deep.equal([]);
  });
});
