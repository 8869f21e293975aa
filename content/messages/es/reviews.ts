import type { English, Translated } from '../catalogue.ts'

export const reviews = {
  metaTitle: 'Valoraciones de los clientes · {brand}',
  metaDescription:
    'Cómo valoraron los clientes sus intercambios terminados: se cuentan todas las valoraciones, sin escoger ninguna, y se dice cómo se calculan las cifras.',
  title: 'Cómo lo valoran los clientes',
  lead: 'A quien termina aquí un intercambio se le pregunta una vez qué tal fue. Estas son todas las respuestas.',
  emptyTitle: 'Aún no hay valoraciones',
  emptyText: 'En cuanto alguien valore un intercambio terminado, las cifras estarán aquí.',
  average: '{average} de 5',
  count: {
    one: 'De {count} valoración',
    many: 'De {count} de valoraciones',
    other: 'De {count} valoraciones',
  },
  spreadTitle: 'Por estrellas',
  stars: {
    one: '{count} estrella',
    many: '{count} de estrellas',
    other: '{count} estrellas',
  },
  ratings: {
    one: '{count} valoración',
    many: '{count} de valoraciones',
    other: '{count} valoraciones',
  },
  tagsTitle: 'Lo que destacaron',
  tagsHint: 'Elegido de una lista, lo bueno y lo malo; cada cifra dice cuántos lo eligieron.',
  howTitle: 'Cómo se hacen estas cifras',
  howWho:
    'Solo el titular de un intercambio terminado puede valorarlo, y solo una vez. Ninguna valoración se omite, se cambia ni cuenta más que otra.',
  howWords:
    'Lo que los clientes escriben junto a las estrellas llega al operador. Aquí no se muestra, porque a nadie se le preguntó si se podía.',
  howPrivate:
    'Nada dice aquí quién valoró qué intercambio: de la base de datos solo salen recuentos.',
  elsewhereTitle: 'En otro sitio',
  elsewhereText:
    'Los clientes también opinan sobre este servicio de intercambio en un sitio que él no gestiona.',
  start: 'Empezar un intercambio',
} as const satisfies Translated<English['reviews']>
