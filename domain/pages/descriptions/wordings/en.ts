import type { Wording } from './wording.js';

export const en: Wording = {
  and: 'and',
  bodies: {
    informational: [
      '{k} explained in plain words: what it is about, what matters most and where to start[, with a look at {m}].',
      'Questions about {k}? Find clear answers, the terms that matter and the next step[, also on {m}].',
      'What to know before you decide on {k}: the basics, common questions and points to compare[, including {m}].',
      'A guide to {k} for readers who want to understand first: background, key points and hints[ on {m}].',
    ],
    commercial: [
      'Comparing {k}? See what sets the options apart, which questions to ask and how to choose[, including {m}].',
      '{k} compared: the differences that count, strengths and limits at a glance[, also for {m}].',
      'Which {k} suits you? Criteria, trade-offs and the questions to settle before you choose[, with {m} in view].',
      'Find the right {k}: what to look for, what to avoid and how the options differ[, with a look at {m}].',
    ],
    transactional: [
      'Looking for {k}? See the selection, check the details and order when it suits you[, including {m}].',
      'Get {k} here: view the options, read the details and choose what fits[, along with {m}].',
      '{k}: see what is on offer, compare the details and take the next step[, also for {m}].',
      'Ready for {k}? View what is available, ask what you need to know and get started[, also with {m}].',
    ],
    navigational: [
      'Looking for {k}? This is the way to the pages, answers and contacts you need[, including {m}].',
      '{k} at a glance: overview, contact and the most important pages in one place[, including {m}].',
      'The page on {k}: find your way to information, contact and help[, also on {m}].',
      'Everything about {k} in one place[, from {m} to contact and help]. Go straight to the page you need.',
    ],
  },
  closings: {
    General: ['Find out more.', 'See the details here.', 'Read on for more.'],
    Professional: ['Read the full overview.', 'Learn more about the details.', 'Get the facts first.'],
    Friendly: ['Come and have a look!', 'Take a look around!', 'We are happy to help.'],
    Engaging: ['See for yourself!', 'Discover more now!', 'Start exploring today!'],
    Persuasive: ['Decide with confidence.', 'Make your choice now.', 'Take the next step today.'],
    Playful: ['Curious? Come on in!', 'Go on, have a peek!', 'Your turn: dive in!'],
  },
  pointing: (
    'this these that those it its they their he she his her such here there then also but and or so however therefore ' +
    'moreover furthermore besides instead thus hence still yet'
  ).split(' '),
};
