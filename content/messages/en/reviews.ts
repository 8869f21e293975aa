import type { NamespaceMessages } from '../message.ts'

/** What customers' ratings say together. */
export const reviews = {
  metaTitle: 'Ratings by customers · {brand}',
  metaDescription:
    'How customers rated their finished exchanges here: every rating counted, none picked, and how the figures are made.',
  title: 'How customers rate it',
  lead: 'Whoever has finished an exchange here is asked once how it was. These are all the answers.',
  emptyTitle: 'No ratings yet',
  emptyText: 'As soon as somebody has rated a finished exchange, the figures stand here.',
  average: '{average} out of 5',
  count: { one: 'From {count} rating', other: 'From {count} ratings' },
  spreadTitle: 'By stars',
  stars: { one: '{count} star', other: '{count} stars' },
  ratings: { one: '{count} rating', other: '{count} ratings' },
  tagsTitle: 'What they named',
  tagsHint: 'Chosen from a list, good and bad; each number says how many chose it.',
  howTitle: 'How these figures are made',
  howWho:
    'Only the holder of a finished exchange can rate it, and only once. None of the ratings is left out, changed or counted more than another.',
  howWords:
    'What customers write beside the stars goes to the operator. It is not shown here, because nobody was asked whether it may be.',
  howPrivate: 'Nothing here says who rated which exchange: only counts leave the database.',
  elsewhereTitle: 'On another site',
  elsewhereText: 'Customers also review this exchange on a site that it does not run.',
  start: 'Start an exchange',
} as const satisfies NamespaceMessages
