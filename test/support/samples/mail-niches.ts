import type { MailLanguage } from '../../../domain/outreach/writing/mail-language.js';
import type { MailSite } from '../../../domain/outreach/writing/mail-site.js';

/** Topic, name of a site, an article of it, and a person there: ten niches a language. Names begin with articles, vowels and digits. */
type Niche = readonly [topic: string, site: string, title: string, person: string | null];

const NICHES: Readonly<Record<MailLanguage, readonly Niche[]>> = {
  en: [
    ['restoring old hand planes', 'The Workshop Post', 'Sharpening without a jig', 'Ana Lind'],
    ['balcony beekeeping for', 'Urban Hives', 'Why do bees swarm in May?', null],
    ['How AI changes B2B SaaS pricing', 'SaaS Weekly', 'Usage-based pricing: what we learned', 'Tom O’Neill'],
    ['guest post about zero-waste kitchens', 'Everyday Green', 'Five jars and a scale', null],
    ['cold brew at home', 'A Cup a Day', 'The “ratio” debate, settled', 'Priya Raman'],
    ['running after 50', 'Easy Miles', 'Marathon training in 16 weeks', null],
    ['SEO for small museums', '1000 Collections', 'Opening the archive', 'J. R. Smith'],
    ['is remote work here to stay?', 'deskless.example', 'Onboarding in four time zones', null],
    ['raised beds on clay soil', 'Ivy & Oak', 'Mulch, month by month', 'Eve'],
    ['travelling Iceland by bus', 'Slow North', 'Reykjavík on foot', null],
  ],
  de: [
    ['Balkonbienen', 'Der Gartenfreund', 'Wann schwärmen Bienen?', 'Ana Lind'],
    ['Steuererklärung für Selbstständige', 'Freiberufler-Magazin', 'Belege digital aufbewahren', null],
    ['alte Hobel restaurieren', 'Werkstattblog', 'Schärfen ohne Vorrichtung', 'Dr. Jürgen Groß'],
    ['Laufen ab 50', 'Laufzeit', 'Marathon in 16 Wochen', null],
    ['Hochbeete auf Lehmboden', 'Die Gartenseite', 'Mulchen: Monat für Monat', 'Aylin Özdemir'],
    ['Wie verändert KI die Preise von B2B-Software?', 'SaaS-Wochenblatt', 'Preise nach Nutzung – eine Bilanz', null],
    ['Küche ohne Müll', 'Alltagsgrün', 'Fünf Gläser und eine Waage', 'Kim Weber'],
    ['SEO für kleine Museen', '1000 Sammlungen', 'Das Archiv „öffnet“ sich', null],
    ['Cold Brew zu Hause', 'kaffeesatz.example', 'Der Streit um das Verhältnis', 'Eva'],
    ['mit dem Bus durch Island', 'Langsam reisen', 'Zu Fuß durch Reykjavík', null],
  ],
  fr: [
    ['l’apiculture sur balcon', 'Le Jardin urbain', 'Pourquoi les abeilles essaiment-elles en mai ?', 'Anaïs Lefèvre'],
    ['la déclaration fiscale des indépendants', 'Actu Freelance', 'Archiver ses justificatifs', null],
    ['restaurer de vieux rabots', 'L’Atelier', 'Affûter sans gabarit', 'Hugo Martin'],
    ['courir après 50 ans', 'Allure libre', 'Préparer un marathon en 16 semaines', null],
    ['les bacs surélevés en sol argileux', 'Au potager', 'Le paillage, mois par mois', 'Élise'],
    ['Comment l’IA change-t-elle le prix des logiciels ?', 'Hebdo SaaS', 'Tarif à l’usage : premier bilan', null],
    ['une cuisine sans déchets', 'Vert au quotidien', 'Cinq bocaux et une balance', 'Camille Roy'],
    ['le référencement des petits musées', '1000 collections', 'L’archive « ouverte »', null],
    ['le café infusé à froid', 'cafes.example', 'Le débat sur le ratio', 'Inès Dupont'],
    ['l’Islande en bus', 'Voyage lent', 'Reykjavik à pied', null],
  ],
  es: [
    ['la apicultura en el balcón', 'El Huerto Urbano', '¿Por qué enjambran las abejas en mayo?', 'Ana Núñez'],
    ['la declaración de la renta de los autónomos', 'Autónomos Hoy', 'Guardar los justificantes', null],
    ['restaurar cepillos de carpintero', 'La Carpintería', 'Afilar sin guía', 'Hugo Íñiguez'],
    ['correr después de los 50', 'Zancada', 'Un maratón en 16 semanas', null],
    ['bancales elevados en suelo arcilloso', 'Tierra y Agua', 'El acolchado, mes a mes', 'Elena'],
    ['¿Cómo cambia la IA el precio del software?', 'SaaS Semanal', 'Precios por uso: primer balance', null],
    ['una cocina sin residuos', 'Verde Diario', 'Cinco frascos y una balanza', 'Camila Ríos'],
    ['SEO para museos pequeños', '1000 Colecciones', 'El archivo «abierto»', null],
    ['café en frío en casa', 'cafes.example', 'El debate de la proporción', 'Inés Soto'],
    ['Islandia en autobús', 'Viaje Lento', 'Reikiavik a pie', null],
  ],
  it: [
    ['l’apicoltura sul balcone', 'Il Giardino urbano', 'Perché le api sciamano a maggio?', 'Anna Esposito'],
    ['la dichiarazione dei redditi per i freelance', 'Partita IVA Oggi', 'Conservare le ricevute', null],
    ['il restauro delle vecchie pialle', 'L’Officina', 'Affilare senza guida', 'Ugo Amato'],
    ['la corsa dopo i 50 anni', 'Andature', 'Una maratona in 16 settimane', null],
    ['orti rialzati su terreno argilloso', 'Gli Orti', 'La pacciamatura, mese per mese', 'Elisa'],
    ['Come cambia con l’IA il prezzo del software?', 'SaaS Settimanale', 'Prezzi a consumo: primo bilancio', null],
    ['una cucina senza rifiuti', 'Verde ogni giorno', 'Cinque vasetti e una bilancia', 'Camilla Riva'],
    ['SEO per i piccoli musei', '1000 Collezioni', 'L’archivio “aperto”', null],
    ['caffè a freddo in casa', 'caffe.example', 'Il dibattito sul rapporto', 'Ines Conti'],
    ['l’Islanda in autobus', 'Viaggio lento', 'Reykjavík a piedi', null],
  ],
  pt: [
    ['apicultura na varanda', 'O Jardim Urbano', 'Por que as abelhas enxameiam em maio?', 'Ana Sá'],
    ['o imposto de renda de autônomos', 'Autônomo Hoje', 'Guardar comprovantes', null],
    ['restauro de plainas antigas', 'A Oficina', 'Afiar sem guia', 'Hugo Ávila'],
    ['correr depois dos 50', 'Passada', 'Uma maratona em 16 semanas', null],
    ['canteiros elevados em solo argiloso', 'Terra e Água', 'Cobertura do solo, mês a mês', 'Elisa'],
    ['Como a IA muda o preço do software?', 'SaaS Semanal', 'Preço por uso: primeiro balanço', null],
    ['uma cozinha sem lixo', 'Verde Diário', 'Cinco frascos e uma balança', 'Camila Reis'],
    ['SEO para museus pequenos', '1000 Coleções', 'O arquivo “aberto”', null],
    ['café a frio em casa', 'cafe.example', 'O debate da proporção', 'Inês Costa'],
    ['a Islândia de ônibus', 'Viagem Lenta', 'Reykjavik a pé', null],
  ],
  nl: [
    ['bijen op het balkon', 'De Stadstuin', 'Waarom zwermen bijen in mei?', 'Anna de Vries'],
    ['belastingaangifte voor zzp’ers', 'Zelfstandig Nu', 'Bonnetjes digitaal bewaren', null],
    ['oude schaven restaureren', 'Het Atelier', 'Slijpen zonder mal', 'Hugo van den Berg'],
    ['hardlopen na je vijftigste', 'Looptijd', 'Een marathon in 16 weken', null],
    ['verhoogde bedden op kleigrond', 'Uit de tuin', 'Mulchen, maand voor maand', 'Eva'],
    ['Hoe verandert AI de prijs van software?', 'SaaS Wekelijks', 'Betalen naar gebruik: een balans', null],
    ['een keuken zonder afval', 'Elke dag groen', 'Vijf potten en een weegschaal', 'Kim Bakker'],
    ['SEO voor kleine musea', '1000 Collecties', 'Het archief gaat “open”', null],
    ['cold brew thuis', 'koffie.example', 'Het debat over de verhouding', 'Ines Jansen'],
    ['met de bus door IJsland', 'Langzaam reizen', 'Reykjavik te voet', null],
  ],
  pl: [
    ['pszczoły na balkonie', 'Miejski Ogród', 'Dlaczego pszczoły roją się w maju?', 'Anna Kowalska'],
    ['rozliczenie podatkowe freelancerów', 'Freelancer Dziś', 'Jak przechowywać paragony', null],
    ['renowacja starych strugów', 'Warsztat', 'Ostrzenie bez prowadnicy', 'Hubert Żak'],
    ['bieganie po pięćdziesiątce', 'Tempo', 'Maraton w 16 tygodni', null],
    ['podwyższone grządki na glinie', 'Ziemia i woda', 'Ściółkowanie miesiąc po miesiącu', 'Ewa'],
    ['Jak AI zmienia ceny oprogramowania?', 'Tygodnik SaaS', 'Ceny za użycie: pierwszy bilans', null],
    ['kuchnia bez odpadów', 'Zielony Dzień', 'Pięć słoików i waga', 'Kinga Wrona'],
    ['SEO dla małych muzeów', '1000 Kolekcji', 'Archiwum „otwarte”', null],
    ['kawa na zimno w domu', 'kawa.example', 'Spór o proporcje', 'Inga Maj'],
    ['autobusem przez Islandię', 'Powolne podróże', 'Reykjavík pieszo', null],
  ],
  ja: [
    ['ベランダ養蜂', '都市の庭', 'ミツバチはなぜ5月に分蜂するのか', '田中 花子'],
    ['個人事業主の確定申告', 'フリーランス通信', '領収書の電子保存', null],
    ['古い鉋の修復', '木工工房', '治具なしの研ぎ方', '佐藤 健'],
    ['50歳からのランニング', 'ゆっくり走ろう', '16週間でフルマラソン', null],
    ['粘土質の土での家庭菜園', '土と水', '月ごとのマルチング', '鈴木'],
    ['AIはソフトウェアの価格をどう変えるか', 'SaaSウィークリー', '従量課金：一年目のまとめ', null],
    ['ごみを出さないキッチン', '毎日グリーン', '五つの瓶と秤', '高橋 美咲'],
    ['小さな美術館のSEO', '1000コレクション', '「開かれた」アーカイブ', null],
    ['自宅で作る水出しコーヒー', 'coffee.example', '比率をめぐる議論', '伊藤 恵'],
    ['バスで巡るアイスランド', '遅い旅', '歩くレイキャビク', null],
  ],
};

export interface SampleMail {
  topic: string;
  site: MailSite;
  seed: string;
}

/** Ten leads of a language; of every third no article is known, and of every second no guidelines. */
export function sampleMails(language: MailLanguage): SampleMail[] {
  return NICHES[language].map(([topic, name, title, contact_name], at) => ({
    topic,
    seed: `${language}-${at}`,
    site: {
      name,
      language,
      article: at % 3 === 2 ? null : { title, url: `https://site${at}.example/article` },
      guidelines_url: at % 2 === 0 ? `https://site${at}.example/write` : null,
      contact_name,
    },
  }));
}
