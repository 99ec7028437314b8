import { expect } from 'chai';
import { guessPageLanguage, type LanguageGuess } from '../../../../activities/crawl/text/guess-page-language.js';
import { TermTable } from '../../../../activities/crawl/text/term-table.js';
import { findWords } from '../../../../activities/crawl/text/word-list.js';

function guesses(text: string): LanguageGuess {
  const words = findWords(text.toLowerCase());
  return guessPageLanguage(new TermTable(words), words.count);
}

const guess = (text: string) => guesses(text).sure;

const SAMPLES: [language: string, text: string][] = [
  [
    'en',
    'We bake bread every morning, and when the first loaves leave the oven there is a queue of people at the door who want to take one home while it is warm.',
  ],
  [
    'de',
    'Wir backen jeden Morgen Brot, und wenn die ersten Laibe aus dem Ofen kommen, steht schon eine Schlange vor der Tür, weil alle eines mit nach Hause nehmen wollen.',
  ],
  [
    'fr',
    'Nous faisons du pain chaque matin et, quand les premières miches sortent du four, il y a déjà une file devant la porte, car tout le monde veut en emporter une.',
  ],
  [
    'es',
    'Hacemos pan cada mañana y, cuando los primeros panes salen del horno, ya hay una cola en la puerta, porque todos quieren llevarse uno a casa mientras está caliente.',
  ],
  [
    'it',
    'Facciamo il pane ogni mattina e, quando le prime pagnotte escono dal forno, c’è già una fila davanti alla porta, perché tutti ne vogliono portare una a casa.',
  ],
  [
    'pt',
    'Fazemos pão todas as manhãs e, quando os primeiros pães saem do forno, já há uma fila à porta, porque todos querem levar um para casa enquanto está quente.',
  ],
  [
    'nl',
    'Wij bakken elke ochtend brood en als de eerste broden uit de oven komen, staat er al een rij voor de deur, omdat iedereen er een mee naar huis wil nemen.',
  ],
];

describe('[U] language-guess', () => {
  for (const [language, text] of SAMPLES) {
    it(`knows ${language} by a sentence`, () => expect(guess(text)).to.equal(language));
  }

  it('is unsure of few words', () => expect(guess('the and of with for')).to.equal(null));

  it('is unsure of names and numbers', () => {
    expect(guess('Alpha 1 Beta 2 Gamma 3 Delta 4 Epsilon 5 Zeta 6 Eta 7 Theta 8 Iota 9 Kappa 10 Lambda 11')).to.equal(
      null,
    );
  });

  it('is unsure of two languages in equal parts', () => {
    expect(guess(`${SAMPLES[0]?.[1]} ${SAMPLES[1]?.[1]}`)).to.equal(null);
  });

  const elsewhere: [language: string, text: string][] = [
    [
      'pl',
      'Każdego ranka pieczemy chleb, a kiedy pierwsze bochenki wychodzą z pieca, przed drzwiami stoi już kolejka, bo wszyscy chcą zabrać jeden do domu.',
    ],
    [
      'ru',
      'Каждое утро мы печём хлеб, и когда первые буханки выходят из печи, у двери уже стоит очередь, потому что все хотят взять одну домой, пока она тёплая.',
    ],
    [
      'uk',
      'Щоранку ми печемо хліб, і коли перші буханці виходять з печі, біля дверей уже стоїть черга, тому що всі хочуть взяти один додому, поки він ще теплий.',
    ],
    [
      'ar',
      'نخبز الخبز كل صباح، وعندما تخرج الأرغفة الأولى من الفرن يكون هناك صف من الناس أمام الباب الذين يريدون أن يأخذوا واحدا إلى البيت.',
    ],
    [
      'he',
      'אנחנו אופים לחם בכל בוקר, וכאשר הכיכרות הראשונות יוצאות מן התנור כבר יש תור ליד הדלת, כי כולם רוצים לקחת אחת הביתה כל עוד היא חמה.',
    ],
    [
      'tr',
      'Her sabah ekmek pişiriyoruz ve ilk somunlar fırından çıktığında kapıda bir kuyruk oluyor, çünkü herkes bir tane daha sıcakken eve götürmek istiyor ve bu çok güzel bir şey.',
    ],
    [
      'ja',
      '私たちは毎朝パンを焼いています。最初のパンが窯から出るころには、温かいうちに持ち帰りたい人の列ができています。',
    ],
    ['zh', '我们每天早上烤面包，当第一批面包出炉的时候，门口已经排起了长队，因为大家都想趁热带一个回家。'],
    ['th', 'เราอบขนมปังทุกเช้า และเมื่อขนมปังก้อนแรกออกจากเตา ก็มีคนต่อแถวหน้าประตูแล้ว เพราะทุกคนอยากเอากลับบ้านขณะที่ยังอุ่นอยู่'],
    [
      'ko',
      '우리는 매일 아침 빵을 굽고 첫 번째 빵이 오븐에서 나올 때면 문 앞에 이미 줄이 서 있습니다. 모두가 따뜻할 때 하나를 집으로 가져가고 싶어 하기 때문입니다. 그래서 늘 바쁩니다.',
    ],
    [
      'el',
      'Κάθε πρωί ψήνουμε ψωμί και όταν τα πρώτα καρβέλια βγαίνουν από τον φούρνο υπάρχει ήδη ουρά μπροστά στην πόρτα, γιατί όλοι θέλουν να πάρουν ένα στο σπίτι.',
    ],
  ];
  for (const [language, text] of elsewhere) {
    it(`knows ${language} too`, () => expect(guess(text)).to.equal(language));
  }

  it('names the likelier of two close relatives and is not sure of it', () => {
    const text =
      'Svako jutro pečemo hleb i kada prvi hlebovi izađu iz peći ispred vrata već stoji red, jer svi žele da ponesu jedan kući dok je još topao i mirisan.';
    expect(['hr', 'sr']).to.include(guesses(text).likely);
  });

  it('does not force other languages into one of its own', () => {
    const basque =
      'Goizero ogia egiten dugu, eta lehen ogiak labetik ateratzen direnean, jendea ilaran dago atearen aurrean, denek etxera eraman nahi dutelako bat bero dagoen bitartean.';
    expect(guesses(basque)).to.deep.equal({ sure: null, likely: null });
  });
});
