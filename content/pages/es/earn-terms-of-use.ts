import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Condiciones del programa de afiliados',
  description:
    'Condiciones en las que los socios traen clientes a {brand} a cambio de una comisión, si el operador tiene tal programa: un modelo.',
  heading: 'Condiciones del programa de afiliados',
  lead: 'Un modelo que viene con el software. Se aplica si el operador de {brand} tiene tal programa y lo ha admitido a usted en él.',
  sections: [
    {
      id: 'parties',
      heading: 'Las partes',
      paragraphs: [
        'El programa es un acuerdo entre el operador de {brand} y un socio al que ha admitido por escrito. No hay derecho a ser admitido. Ambos pueden ponerle fin en cualquier momento con un mensaje al otro; lo ganado hasta entonces sigue ganado.',
        'También se aplican las condiciones de uso del servicio de intercambio. Si ambas difieren para los socios, prevalecen estas.',
      ],
    },
    {
      id: 'commission',
      heading: 'Comisión',
      points: [
        'La comisión es una parte de nuestros ingresos por las órdenes de los clientes que el socio ha traído. La parte se acuerda cuando se admite al socio.',
        'Una orden cuenta cuando está terminada. Las órdenes que caducan o se reembolsan no cuentan.',
        'Las órdenes del propio socio, y las de quienes actúan por él, no cuentan.',
        'Si varios socios han traído al mismo cliente, la orden cuenta solo para uno de ellos.',
        'Si tenemos que devolver ingresos, la comisión pagada por ellos se descuenta de comisiones posteriores.',
      ],
    },
    {
      id: 'payout',
      heading: 'Pago',
      paragraphs: [
        'La comisión se paga en monedas, a una dirección que el socio indica y de la que responde. El pago mínimo, las monedas ofrecidas y la comisión de red se muestran antes de pedir un pago. El socio paga los impuestos que deba por ella. El operador puede preguntar quién es el socio antes de pagar.',
      ],
    },
    {
      id: 'allowed',
      heading: 'Cómo pueden anunciarlo los socios',
      points: [
        'Con veracidad: sin promesas de ganancia, sin tasas inventadas y sin valoraciones inventadas.',
        'Reconocible como publicidad, donde la ley lo pida.',
        'Sin correo no solicitado y sin programas que abran enlaces sin que la persona lo haga.',
        'No bajo nuestro nombre: sin dominios, cuentas ni anuncios de buscador que se puedan tomar por nuestros.',
        'No a personas de países en los que el operador no ofrece el servicio.',
      ],
    },
    {
      id: 'breach',
      heading: 'Cuando un socio las incumple',
      paragraphs: [
        'El operador puede dejar de contar órdenes y retener la comisión vinculada al incumplimiento hasta que se resuelva el asunto. Debe comunicar al socio qué retiene y por qué. Si el incumplimiento es intencionado, puede poner fin al acuerdo de inmediato.',
      ],
    },
    {
      id: 'liability',
      heading: 'Responsabilidad y cambios',
      paragraphs: [
        'El programa se ofrece tal como es: los enlaces pueden fallar y las cifras se pueden corregir. Ninguna de las partes responde de los ingresos que la otra esperaba. Lo que la ley no permite excluir no queda excluido.',
        'Los cambios se comunican a los socios al menos 14 días antes de que se apliquen. Quien no esté de acuerdo puede marcharse antes de ese día.',
      ],
      contact: 'business',
      links: [
        { text: 'Condiciones de uso', path: '/terms-of-use' },
        { text: 'Socios', path: '/partners' },
      ],
    },
  ],
}
