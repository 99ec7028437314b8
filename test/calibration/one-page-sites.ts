import { buildSite } from './builder/build-site.js';
import { localBusiness, organization } from './builder/json-ld.js';
import { type Vocabulary, writeProse } from './builder/prose.js';
import { DENTIST, HOTEL_DE, HOTEL_FR, PROJECTS, SOFTWARE, TOOLS_DE } from './builder/vocabularies.js';
import type { CalibrationSite } from './calibration-site.js';

interface OnePage {
  host: string;
  name: string;
  title: string;
  h1: string;
  vocabulary: Vocabulary;
  /** A heading, and what stands below it beside a paragraph of text. */
  sections: readonly (readonly [heading: string, html?: string])[];
  json_ld?: readonly object[];
  /** A menu that leads to the sections. */
  has_menu?: boolean;
}

const CALL = '<a href="tel:+441132460018">Call us</a>';
const ANRUF = '<a href="tel:+49281460018">Jetzt anrufen</a> <a href="mailto:post@glanz-wesel.de">E-Mail schreiben</a>';
const photo = (file: string, alt: string) => `<img src="/assets/${file}" alt="${alt}" width="800" height="600">`;

/** Sites of one page that a careful hand has made: little is broken, and there is much that they lack. */
const PAGES: readonly OnePage[] = [
  {
    host: 'mill-lane-hair.example',
    name: 'Mill Lane Hair',
    title: 'Mill Lane Hair | Cuts, color and styling in Leeds',
    h1: 'Mill Lane Hair',
    vocabulary: DENTIST,
    sections: [
      ['About us'],
      ['Services', photo('price-list.jpg', 'Our price list')],
      ['Opening hours'],
      ['Contact', CALL],
    ],
    has_menu: true,
  },
  {
    host: 'dental-leeds.example',
    name: 'Dental Leeds',
    title: 'Dentist in Leeds for families and nervous patients',
    h1: 'Your dentist in Leeds',
    vocabulary: DENTIST,
    sections: [['Services'], ['Prices'], ['What our patients say'], ['Find us', CALL]],
    json_ld: [localBusiness('https://dental-leeds.example', 'Dental Leeds', 'Dentist')],
  },
  {
    host: 'glanz-wesel.example',
    name: 'Glanz Wesel',
    title: 'Glanz Wesel – Gebäudereinigung für Büros und Praxen',
    h1: 'Glanz Wesel',
    vocabulary: TOOLS_DE,
    sections: [
      [
        'Leistungen',
        photo('IMG_2041.jpg', 'Büro') + photo('IMG_2042.jpg', 'Fenster') + photo('IMG_2043.jpg', 'Treppe'),
      ],
      ['Über uns'],
      ['Kontakt', ANRUF],
    ],
  },
  {
    host: 'pension-am-deich.example',
    name: 'Pension am Deich',
    title: 'Pension am Deich: Zimmer mit Frühstück an der Nordsee',
    h1: 'Zimmer mit Frühstück an der Nordsee',
    vocabulary: HOTEL_DE,
    sections: [['Unsere Zimmer'], ['Preise'], ['Anreise'], ['Kontakt', ANRUF]],
    json_ld: [localBusiness('https://pension-am-deich.example', 'Pension am Deich', 'BedAndBreakfast')],
    has_menu: true,
  },
  {
    host: 'chez-odile.example',
    name: 'Chez Odile',
    title: 'Chez Odile – restaurant et chambres à Dieppe',
    h1: 'Chez Odile',
    vocabulary: HOTEL_FR,
    sections: [['La carte', photo('carte.jpg', 'La carte des plats')], ['Horaires'], ['Nous trouver', CALL]],
  },
  {
    host: 'noteleaf.example',
    name: 'Noteleaf',
    title: 'Noteleaf – notes that stay on your own computer',
    h1: 'Noteleaf',
    vocabulary: SOFTWARE,
    sections: [
      ['Features', photo('screenshot-1.png', 'Screenshot')],
      ['How it works', '<iframe src="https://www.youtube.com/embed/a1b2c3" title="Tour"></iframe>'],
      ['Download', '<a href="https://apps.apple.com/app/noteleaf/id1">App Store</a>'],
    ],
  },
  {
    host: 'packliste.example',
    name: 'Packliste',
    title: 'Packliste: die App für Reisen mit wenig Gepäck',
    h1: 'Reisen mit wenig Gepäck',
    vocabulary: { ...TOOLS_DE, lang: 'de' },
    sections: [
      ['Funktionen'],
      ['So geht es'],
      ['Laden', '<a href="https://play.google.com/store/apps/details?id=de.packliste">Google Play</a>'],
    ],
    json_ld: [organization('https://packliste.example', 'Packliste')],
  },
  {
    host: 'clear-invoice.example',
    name: 'Clear Invoice',
    title: 'Clear Invoice: invoices for people who work alone',
    h1: 'Invoices for people who work alone',
    vocabulary: SOFTWARE,
    sections: [
      ['Why it is simple'],
      ['Plans'],
      ['Security'],
      [
        'Sign up',
        '<form method="post" action="/join"><label>Mail <input name="m"></label><button>Join</button></form>',
      ],
    ],
    json_ld: [organization('https://clear-invoice.example', 'Clear Invoice')],
    has_menu: true,
  },
  {
    host: 'ina-holt-photos.example',
    name: 'Ina Holt',
    title: 'Ina Holt | Portraits and weddings in Bristol',
    h1: 'Ina Holt',
    vocabulary: PROJECTS,
    sections: [
      [
        'Portraits',
        photo('DSC_0001.jpg', 'Portrait') + photo('DSC_0002.jpg', 'Portrait') + photo('DSC_0003.jpg', 'Bride'),
      ],
      ['Weddings'],
      ['About me'],
    ],
  },
  {
    host: 'mara-lind.example',
    name: 'Mara Lind',
    title: 'Mara Lind – Illustration für Bücher und Magazine',
    h1: 'Mara Lind',
    vocabulary: { ...TOOLS_DE, lang: 'de' },
    sections: [['Arbeiten'], ['Ausstellungen'], ['Kontakt', '<a href="mailto:mara@mara-lind.de">E-Mail schreiben</a>']],
    has_menu: true,
  },
  {
    host: 'tom-bray-code.example',
    name: 'Tom Bray',
    title: 'Tom Bray – web developer for small shops in Wales',
    h1: 'Web developer for small shops in Wales',
    vocabulary: PROJECTS,
    sections: [
      ['Selected work'],
      ['How I work'],
      ['Hire me', '<a href="mailto:tom@tom-bray-code.dev">Write to me</a>'],
    ],
    json_ld: [{ '@type': 'Person', name: 'Tom Bray', url: 'https://tom-bray-code.example/' }],
  },
];

export const ONE_PAGE_SITES: readonly CalibrationSite[] = PAGES.map(build);

function build({
  host,
  name,
  title,
  h1,
  vocabulary,
  sections,
  json_ld = [],
  has_menu = false,
}: OnePage): CalibrationSite {
  const origin = `https://${host}`;
  const parts = sections.map(([heading, html = ''], at) => {
    const text = writeProse(vocabulary, `${host} ${heading}`, 90, heading).join(' ');
    return `<section id="s${at}"><h2>${heading}</h2><p>${text}</p>${html}</section>`;
  });
  return buildSite({
    name: `local-firm/${host}`,
    origin,
    title: name,
    vocabulary,
    nav: has_menu ? sections.map(([heading], at) => [`/#s${at}`, heading]) : [],
    pages: [{ path: '/', topic: name, title, main: `<h1>${h1}</h1>${parts.join('')}`, json_ld }],
    expected: { range: [0, 100], score: 50, causes: [], reasons: '' },
  });
}
