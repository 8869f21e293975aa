import type { English, Translated } from '../catalogue.ts'

export const reviews = {
  metaTitle: 'Notes des clients · {brand}',
  metaDescription:
    'Comment les clients ont noté leurs échanges terminés ici : chaque note comptée, aucune choisie, et comment les chiffres sont obtenus.',
  title: 'Ce que les clients en pensent',
  lead: 'Quiconque a terminé un échange ici est interrogé une fois sur son expérience. Voici toutes les réponses.',
  emptyTitle: 'Pas encore de notes',
  emptyText: 'Dès que quelqu’un aura noté un échange terminé, les chiffres seront ici.',
  average: '{average} sur 5',
  count: {
    one: 'D’après {count} note',
    many: 'D’après {count} notes',
    other: 'D’après {count} notes',
  },
  spreadTitle: 'Par étoiles',
  stars: { one: '{count} étoile', many: '{count} étoiles', other: '{count} étoiles' },
  ratings: { one: '{count} note', many: '{count} notes', other: '{count} notes' },
  tagsTitle: 'Ce qu’ils ont cité',
  tagsHint: 'Choisi dans une liste, en bien et en mal ; chaque nombre dit combien l’ont choisi.',
  howTitle: 'Comment ces chiffres sont obtenus',
  howWho:
    'Seul le détenteur d’un échange terminé peut le noter, et une seule fois. Aucune note n’est omise, modifiée ni comptée plus qu’une autre.',
  howWords:
    'Ce que les clients écrivent à côté des étoiles va à l’opérateur. Ce n’est pas affiché ici, car personne n’a été interrogé à ce sujet.',
  howPrivate:
    'Rien ici ne dit qui a noté quel échange : seuls des nombres sortent de la base de données.',
  elsewhereTitle: 'Sur un autre site',
  elsewhereText:
    'Les clients donnent aussi leur avis sur ce service d’échange sur un site qu’il n’exploite pas.',
  start: 'Commencer un échange',
} as const satisfies Translated<English['reviews']>
