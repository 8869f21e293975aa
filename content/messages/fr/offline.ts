import type { English, Translated } from '../catalogue.ts'

export const offline = {
  title: 'Vous êtes hors ligne',
  description: 'Ce dont ce navigateur se souvient de vos ordres tant qu’il n’y a pas de connexion.',
  lead: 'Cette page est inaccessible sans connexion. Les ordres continuent malgré tout : ce qui a été payé est échangé et envoyé.',
  retry: 'Réessayer',
  ordersTitle: 'Ordres dans ce navigateur',
  order: '{from} vers {to}',
  code: 'Ordre {code}',
  lastKnown: '{status}, à ce moment-là : {time}',
  unknownStatus: 'État inconnu ici',
  noOrders: 'Ce navigateur ne se souvient d’aucun ordre.',
} as const satisfies Translated<English['offline']>
