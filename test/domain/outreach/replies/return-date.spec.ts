import { expect } from 'chai';
import { findReturnDate } from '../../../../domain/outreach/replies/return-date.js';

/** A Tuesday. */
const NOW = '2026-04-28T10:00:00.000Z';

describe('[U] day of return', () => {
  const table: [string, string | null][] = [
    ['i am currently away returning to the office on may 5th. i will have limited access', '2026-05-05'],
    ['i am out of the office until 12 may 2026', '2026-05-12'],
    ['vom 27.04.2026 bis 08.05.2026 nicht im büro. ab dem 11. mai wieder', '2026-05-11'],
    ['ich bin bis zum 04.05. im urlaub', '2026-05-05'],
    ["je suis absent du 27 avril jusqu'au 4 mai", '2026-05-05'],
    ['estaré fuera de la oficina hasta el 5 de mayo', '2026-05-06'],
    ['sono in ferie fino al 10 maggio', '2026-05-11'],
    ['ik ben tot en met 6 mei afwezig', '2026-05-07'],
    ['estou de férias até 15 de maio', '2026-05-18'],
    ['jestem na urlopie do 8 maja', '2026-05-11'],
    ['mimo kancelář do 15. května', '2026-05-18'],
    ['jag är ledig till 3 maj', '2026-05-04'],
    ['jeg er på ferie indtil d. 4. maj, tilbage den 5. maj', '2026-05-05'],
    ['olen lomalla 5.5.2026 asti', '2026-05-05'],
    ['я в отпуске до 12 мая', '2026-05-12'],
    ['szabadságon vagyok május 8-ig', '2026-05-08'],
    ['izindeyim, 11 mayıs 2026 tarihine kadar', '2026-05-11'],
    ['5月7日まで不在にしております', '2026-05-08'],
    ['back on 5/14/2026', '2026-05-14'],
    ['out of office until monday', '2026-05-04'],
    ['on leave until january 7', '2027-01-07'],
    ['out of the office until and including 8 may', '2026-05-11'],
    ['i am on annual leave from 4 to 15 may', '2026-05-18'],
    ['away through 7 may. until then ask lee', '2026-05-08'],
    ['vom 4. bis 15. mai bin ich nicht im büro', '2026-05-18'],
    ['urlaub 02.05.–13.05.', '2026-05-14'],
    ['bis inkl. mittwoch, 6. mai, nicht im haus', '2026-05-07'],
    ['ab mo wieder', '2026-05-04'],
    ['bis freitag bin ich weg', '2026-05-04'],
    ['ik ben tot en met zondag 3/5 afwezig', '2026-05-04'],
    ['du 4 au 15 mai, je suis en congé', '2026-05-18'],
    ['je rentre mardi 5 mai', '2026-05-05'],
    ['no vuelvo al despacho hasta el lunes 11 de mayo', '2026-05-11'],
    ['reabrimos el lunes 11', '2026-05-11'],
    ['dal 4 al 8 maggio compreso sono in ferie', '2026-05-11'],
    ['volto 2ª feira 11/5', '2026-05-11'],
    ['na maandag 4 mei lees ik je mail', '2026-05-04'],
    ['15-26.05.2026 delegacja, wracam później', '2026-05-27'],
    ['5月1日から5月8日まで休暇をいただきます', '2026-05-11'],
    ['5/9(土)まで休みです', '2026-05-11'],
    ['五月十二日より出社いたします', '2026-05-12'],
    ['復帰予定日:2026.05.12', '2026-05-12'],
    ['back on 05/06', '2026-05-06'],
    ['back on friday 06/05', '2026-06-05'],
    ['i will reply within 24-48 hours', null],
    ['i am away. our office hours are 9.30 to 17.00', null],
    ['i am away, working here since 1998', null],
  ];
  for (const [text, day] of table) {
    it(`is ${day} for "${text}"`, () => {
      expect(findReturnDate(text, NOW)).to.equal(day);
    });
  }

  it('needs its year when nobody knows when the note was written', () => {
    expect(findReturnDate('away until 12 may 2026', null)).to.equal('2026-05-12');
    expect(findReturnDate('away until monday', null)).to.equal(null);
  });
});
