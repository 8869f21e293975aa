import type { NamespaceMessages } from '../message.ts'

/** What customers' ratings say together. */
export const reviews = {
  metaTitle: 'Customer ratings · {brand}',
  metaDescription:
    'How customers rate their exchanges here: every rating counts, none are hand-picked, and we explain how we get the numbers.',
  title: 'Customer ratings',
  lead: 'We ask every customer once, after a finished exchange, how it went. These are all their answers.',
  emptyTitle: 'No ratings yet',
  emptyText: 'Results appear here once a customer rates a finished exchange.',
  average: '{average} out of 5',
  count: { one: 'From {count} rating', other: 'From {count} ratings' },
  spreadTitle: 'By stars',
  stars: { one: '{count} star', other: '{count} stars' },
  ratings: { one: '{count} rating', other: '{count} ratings' },
  tagsTitle: 'What stood out',
  tagsHint:
    'Customers pick from a list of good and bad points. Each number shows how many picked it.',
  howTitle: 'How we get these numbers',
  howWho:
    'Only the owner of a finished exchange can rate it, and only once. We don’t leave out, change or weight any rating.',
  howWords:
    'Comments go to the operator. We don’t publish them because customers didn’t agree to that.',
  howPrivate: 'Nothing here shows who rated which exchange. Only totals are published.',
  elsewhereTitle: 'On an independent site',
  elsewhereText: 'Customers also review this exchange on a site that we don’t run.',
  start: 'Start an exchange',
} as const satisfies NamespaceMessages
