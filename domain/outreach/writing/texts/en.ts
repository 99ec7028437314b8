import type { MailTexts } from './mail-texts.js';

export const en: MailTexts = {
  any_topic: 'a subject your readers care about',
  quotes: ['“', '”', '‘', '’'],
  quote_names: 'never',
  quote_topics: false,
  small_after_greeting: false,
  registers: {
    polite: {
      article_first: [
        'On {site} I came across {title}.',
        'I saw that {site} recently published {title}.',
        'One of the recent articles on {site} is {title} ({url}).',
      ],
      article_then: [
        'I am writing to {site} in particular because of recent articles such as {title}.',
        'On {site} I found {title}, so I have an impression of what you publish.',
      ],
      site_first: [
        'I am writing to you about {site}.',
        'My message is for the person who looks after the articles on {site}.',
      ],
      offer_first: [
        'I would like to suggest an article for {site} about {topic}.',
        'I would like to suggest an article for your readers about {topic}.',
      ],
      offer_after: [
        'I would like to offer you an article about {topic}.',
        'My suggestion is an article for your readers about {topic}.',
        'I have an article to propose, about {topic}.',
      ],
      question: [
        'Would an article about {topic} be of interest to the readers of {site}?',
        'Could {site} use an article about {topic}?',
        'Would an article about {topic} be of interest to your readers?',
      ],
      how: [
        'The text would be written exclusively for you and name its sources, so that your team can check every statement.',
        'I would write the text from scratch for your readers, and I am glad to change the angle if another one serves them better.',
        'You would receive a finished text that has not appeared anywhere else, and you decide what is changed or left out.',
        'Length, angle and examples can follow your wishes.',
      ],
      guidelines: [
        'I would follow your guidelines for contributors ({guidelines}).',
        'In form and tone I would keep to your guidelines at {guidelines}.',
        'For style and sources, your guidelines at {guidelines} would be my reference.',
      ],
      ask_after_question: [
        'If so, I will gladly send you a short outline. If you do not take outside contributions, a brief no is enough.',
        'A one-line answer is enough: after a yes I will send an outline, and after a no I will not write about it again.',
      ],
      subjects: {
        topic_and_site: ['An article for {site}: {topic}', '{site}: an article about {topic}?'],
        topic: [
          'Article proposal: {topic}',
          'A contribution about {topic}',
          'An article about {topic}, for your review',
          'Would an article about {topic} be of interest?',
          'Outline: {topic}',
        ],
        site: ['An article for {site}', 'A contribution to {site}'],
        plain: [
          'Article proposal',
          'A contribution for your readers',
          'An article for your site',
          'May I send you an outline?',
          'A proposal for your editors',
        ],
      },
    },
    relaxed: {
      article_first: [
        'I just came across {title} on {site}.',
        'I saw {title} on {site}.',
        'You recently had {title} on {site} ({url}).',
      ],
      article_then: [
        'I thought of {site} when I saw {title} there.',
        'I saw {title} on {site}, so I know a little about what you publish.',
      ],
      site_first: ['I am writing because I have an idea for {site}.', 'This is about {site}.'],
      offer_first: [
        'I have an idea for an article for {site}: {topic}.',
        'I have an idea for an article about {topic}.',
      ],
      offer_after: [
        'How about an article on {topic}?',
        'I could write you something about {topic}.',
        'What I have in mind is an article about {topic}.',
      ],
      question: [
        'Could you use an article about {topic} on {site}?',
        'Would the readers of {site} enjoy something about {topic}?',
        'Could you use an article about {topic}?',
      ],
      how: [
        'I would write the piece just for you, and keep it useful rather than promotional.',
        'The text would be new, with sources you can check, and you can change whatever you like.',
        'If you would rather see a different angle, just say so.',
        'Length and style are up to you.',
      ],
      guidelines: [
        'I would stick to your guidelines ({guidelines}).',
        'Your guidelines at {guidelines} would be my starting point.',
        'I found your guidelines here and would write by them: {guidelines}.',
      ],
      ask_after_question: [
        'If yes, I will send you a short outline. If not, no hard feelings.',
        'Just say yes or no: with a yes you get an outline, with a no I will leave it there.',
      ],
      subjects: {
        topic_and_site: ['An idea for {site}: {topic}', '{topic}, for {site}?'],
        topic: [
          'An idea for you: {topic}',
          'Something about {topic}?',
          'A post about {topic}?',
          'Could you use something on {topic}?',
          'Quick idea: {topic}',
        ],
        site: ['An idea for {site}', 'A quick question about {site}'],
        plain: [
          'An idea for your site',
          'An article for you?',
          'A quick idea for your readers',
          'Something for your readers?',
          'Shall I send an outline?',
        ],
      },
    },
  },
  tones: {
    professional: {
      greet: { named: ['Hello {name},'], plain: ['Hello,'] },
      offer_first: ['I am getting in touch with a proposal for {site}: an article about {topic}.'],
      ask: [
        'May I send you a short outline? If you do not take outside contributions, a one-line reply is enough and I will not ask again.',
        'If this could work for you, I will send a short outline first. If it is not a fit, please just say so.',
        'Would a short outline help you decide? If the subject is not for you, a short no is fine and I will leave it at that.',
      ],
      close: ['Kind regards', 'Best regards'],
      follow_up: {
        about: 'I am following up on my message {subject}. I know how quickly an inbox fills up.',
        again: 'I am following up on my message. I know how quickly an inbox fills up.',
        outline:
          'If the idea could work for you, a one-word reply is enough and I will send the outline. If it is not a fit, please let me know, and I will not write about it again.',
        details:
          'If the idea could work for you, a one-word reply is enough and I will send the details. If it is not a fit, please let me know, and I will not write about it again.',
      },
    },
    formal: {
      greet: { named: ['Dear {name},'], plain: ['Dear Editor,', 'Dear Editorial Team,'] },
      offer_first: ['I would like to propose an article for {site} on the subject of {topic}.'],
      ask: [
        'May I submit a short outline for your consideration? Should the proposal not be of interest, a brief reply will suffice and I will not write again.',
        'Should you wish to see an outline first, I would gladly send one. Should the subject not suit you, a brief line will suffice.',
        'I would be grateful for a short reply, whichever way you decide. With your consent, I would then submit an outline.',
      ],
      close: ['Yours faithfully', 'With kind regards'],
      follow_up: {
        about: 'May I kindly refer to my earlier message {subject}.',
        again: 'May I kindly refer to my earlier message.',
        outline:
          'Should the proposal be of interest, I would gladly send you the outline. Should it not be, a brief reply will suffice and I will not trouble you further.',
        details:
          'Should the proposal be of interest, I would gladly send you the details. Should it not be, a brief reply will suffice and I will not trouble you further.',
      },
    },
    friendly: {
      greet: { named: ['Hi {name},', 'Hello {name},'], plain: ['Hi there,', 'Hello there,'] },
      offer_first: ['I would love to write an article for {site} about {topic}.'],
      ask: [
        'Shall I send you a short outline? A quick no is fine, too.',
        'If you like the idea, I will send an outline, so you can see in a minute whether it is worth your time. If not, a short no is just as welcome.',
        'Curious? Then I will send over the main points. And if it is not for you, just say so.',
      ],
      close: ['All the best', 'Best wishes'],
      follow_up: {
        about: 'I just wanted to bring my last message {subject} back to the top of your inbox.',
        again: 'I just wanted to bring my last message back to the top of your inbox.',
        outline:
          'If it sounds useful, say yes and I will send the outline over. If not, a quick no is just as welcome, and you will not hear from me about it again.',
        details:
          'If it sounds useful, say yes and I will send the details over. If not, a quick no is just as welcome, and you will not hear from me about it again.',
      },
    },
    casual: {
      greet: { named: ['Hey {name},', 'Hi {name},'], plain: ['Hey,', 'Hi,'] },
      offer_first: ['Quick idea for {site}: an article about {topic}.'],
      ask: [
        'Worth a look? I can send a rough outline. If it is not your thing, just say so and I will leave it there.',
        'Want to see a quick outline? A plain no works for me as well.',
        'Up for it? Say yes and I will send the main points. No is fine, too.',
      ],
      close: ['Cheers', 'All the best'],
      follow_up: {
        about: 'Following up on my last message {subject}.',
        again: 'Following up on my last message.',
        outline:
          'Interested? Just say yes and I will send the outline. Not your thing? No problem, let me know and I will leave it there.',
        details:
          'Interested? Just say yes and I will send the details. Not your thing? No problem, let me know and I will leave it there.',
      },
    },
  },
  personal: {
    site_and_topic: 'I am getting in touch about {site}, and the topic I have in mind is {topic}.',
    site: 'I am getting in touch about {site}.',
    topic: 'The topic I have in mind is {topic}.',
  },
  footer: { opt_out: 'If you would rather not hear from me again: ', unsubscribe: 'unsubscribe' },
};
