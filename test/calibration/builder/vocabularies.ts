import type { Vocabulary } from './prose.js';

const word = (lang: string, nouns: string, traits: string): Vocabulary => ({
  lang,
  nouns: nouns.split(', '),
  traits: traits.split(', '),
});

/** What the sites write about, in the language they write in. */
export const LAMPS = word(
  'en',
  'reading lamps, floor lamps, desk lamps, ceiling lights, lamp shades, dimmers, wall lights, light bulbs, pendant lights, candle holders, brass fittings, cable sets',
  'warm, bright, quiet, sturdy, slim, simple, handmade, heavy',
);
export const TEA = word(
  'en',
  'green teas, black teas, oolong leaves, tea pots, strainers, herbal blends, tea caddies, rooibos mixes, matcha bowls, kettles, white teas, jasmine pearls',
  'mild, fresh, malty, floral, strong, smooth, fine, sweet',
);
export const TOOLS = word(
  'en',
  'garden spades, hand forks, pruning saws, hoes, rakes, secateurs, trowels, dibbers, loppers, bulb planters, weeding knives, leather holsters',
  'sharp, light, forged, balanced, rustproof, sturdy, narrow, long',
);
export const TOOLS_DE = word(
  'de',
  'Gartenspaten, Handgabeln, Astsägen, Hacken, Rechen, Gartenscheren, Pflanzkellen, Astscheren, Unkrautstecher, Ledertaschen',
  'scharf, leicht, geschmiedet, rostfrei, stabil, schmal',
);
export const TOOLS_FR = word(
  'fr',
  'les bêches, les fourches à main, les scies d’élagage, les binettes, les râteaux, les sécateurs, les transplantoirs, les ébrancheurs',
  'solides, légers, affûtés, fins, durables',
);
export const TOOLS_ES = word(
  'es',
  'las palas, las horcas, las sierras de poda, las azadas, los rastrillos, las tijeras, los plantadores, las podadoras',
  'fuertes, ligeros, afilados, finos, duraderos',
);
export const FURNITURE = word(
  'en',
  'oak tables, dining chairs, book shelves, benches, sideboards, bed frames, stools, wardrobes, writing desks, chests of drawers',
  'solid, oiled, plain, elegant, heavy, wide, low',
);
export const SHOES = word(
  'en',
  'hiking boots, running shoes, sandals, winter boots, laces, insoles, leather shoes, trail shoes, slippers, gaiters',
  'light, waterproof, soft, wide, sturdy, warm',
);
export const DENTIST = word(
  'en',
  'dental implants, check-ups, crowns, root canal treatments, fillings, braces, cleanings, bridges, whitening sessions, X-rays, emergency visits',
  'gentle, careful, lasting, quick, painless, precise',
);
export const ROOFING = word(
  'en',
  'slate roofs, flat roofs, gutters, roof windows, chimneys, insulation boards, storm repairs, roof tiles, lead flashings, dormers',
  'tight, durable, warm, light, careful, local',
);
export const REPAIR = word(
  'en',
  'phone repairs, laptop repairs, screen replacements, battery swaps, data rescues, keyboard repairs, game consoles, charging ports',
  'quick, fair, careful, clean, local',
);
export const HOTEL_DE = word(
  'de',
  'Zimmer, Suiten, Ferienwohnungen, Saunen, Tagungsräume, Wanderwege, Frühstücksbuffets, Radtouren, Weinproben, Familienangebote',
  'ruhig, hell, gemütlich, geräumig, sauber, gut gelegen',
);
export const HOTEL = word(
  'en',
  'guest rooms, suites, holiday flats, saunas, meeting rooms, hiking trails, breakfast buffets, cycling tours, wine tastings, family offers',
  'quiet, bright, cosy, spacious, clean',
);
export const HOTEL_FR = word(
  'fr',
  'les chambres, les suites, les appartements, les saunas, les salles de réunion, les sentiers, les petits déjeuners, les balades à vélo',
  'calmes, clairs, confortables, spacieux, propres',
);
export const GARDEN = word(
  'en',
  'tomatoes, raised beds, compost heaps, seedlings, hedges, rose bushes, slugs, mulch layers, fruit trees, herb spirals, lawns, greenhouses',
  'healthy, hardy, early, sunny, deep, dry, young',
);
export const TRAVEL = word(
  'en',
  'night trains, mountain huts, ferry routes, street markets, hostels, coastal walks, city passes, rail tickets, viewpoints, packing lists',
  'cheap, quiet, scenic, safe, crowded, remote',
);
export const RECIPES = word(
  'en',
  'sourdough loaves, soups, roast vegetables, pancakes, stews, salads, dumplings, fruit pies, pasta doughs, sauces, pickles',
  'crisp, quick, creamy, spicy, light, hearty',
);
export const LOANS = word(
  'en',
  'personal loans, credit cards, cheap loans, loan offers, payday loans, interest rates, credit scores, loan calculators',
  'cheap, fast, easy, instant, best',
);
export const SOFTWARE = word(
  'en',
  'queues, workers, retries, schedules, connection pools, timeouts, job payloads, migrations, log lines, health checks, config files, event handlers',
  'idempotent, typed, durable, small, safe, fast, strict',
);
export const MACHINES = word(
  'en',
  'gear pumps, ball bearings, drive shafts, seals, couplings, valves, hydraulic hoses, control units, conveyor belts, filters',
  'precise, robust, quiet, certified, compact',
);
export const MACHINES_DE = word(
  'de',
  'Zahnradpumpen, Kugellager, Antriebswellen, Dichtungen, Kupplungen, Ventile, Hydraulikschläuche, Steuerungen, Förderbänder, Filter',
  'präzise, robust, leise, geprüft, kompakt',
);
export const MACHINES_IT = word(
  'it',
  'le pompe a ingranaggi, i cuscinetti, gli alberi di trasmissione, le guarnizioni, i giunti, le valvole, i tubi idraulici, i filtri',
  'precisi, robusti, silenziosi, compatti, certificati',
);
export const SILVER = word(
  'en',
  'silver prices, bullion coins, silver bars, spot markets, storage fees, dealers, premiums, melt values, price charts, tax rules',
  'volatile, stable, high, low, fair, physical',
);
export const PROJECTS = word(
  'en',
  'task boards, time sheets, project plans, team calendars, file shares, invoices, status reports, reminders, templates, dashboards',
  'simple, shared, clear, automatic, fast, private',
);
export const NEWS = word(
  'en',
  'council meetings, bus routes, school budgets, road works, local elections, housing plans, harvest festivals, flood defences, train delays, hospital wards',
  'new, late, disputed, public, regional, costly',
);
export const DRONES = word(
  'en',
  'drone cleanings, facade washes, solar panel cleanings, roof inspections, glass towers, spray systems, safety zones, water tanks',
  'safe, quick, gentle, licensed, spotless',
);
