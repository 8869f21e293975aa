import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Control e identificación (AML, KYC)',
  description:
    'Qué pagos y direcciones revisa {brand}, cuándo se le pide que se identifique y qué pasa con las monedas en espera.',
  heading: 'Control e identificación',
  lead: 'A la mayoría de las órdenes no les afecta. Esto es lo que ocurre con las demás, y por qué.',
  sections: [
    {
      id: 'why',
      heading: 'Por qué se revisa algo',
      paragraphs: [
        'Las monedas robadas y las que proceden de direcciones sometidas a sanciones no deben pasar por un servicio de intercambio. La ley lo exige, y el control protege a las personas a las que pertenecen las monedas. AML son las medidas contra el blanqueo de capitales; KYC, el conocimiento del cliente. Qué reglas se aplican depende de dónde tenga su sede el operador.',
      ],
    },
    {
      id: 'what',
      heading: 'Qué se revisa',
      points: [
        'La dirección que debe recibir las monedas y la dirección de reembolso: mientras rellena el formulario y cuando se crea la orden. Si está restringida, se rechaza antes de que pague.',
        'Cada pago que llega: en cuanto está confirmado y antes de enviar nada.',
        'La dirección de destino, otra vez en ese momento, ya que las listas cambian.',
        'El valor de la orden, si el operador ha fijado una suma a partir de la cual se pide la identificación.',
      ],
      paragraphs: [
        'Un servicio de control o una lista que elige el operador responde con una puntuación. Se le comunica una dirección o una transacción con su moneda, y ningún dato sobre usted.',
      ],
    },
    {
      id: 'follows',
      heading: 'Qué puede ocurrir',
      points: [
        'Nada: la orden continúa. Es lo normal.',
        'Se pide la identificación: la página de la orden le lleva al servicio de identificación. Cuando este la aprueba, la orden continúa automáticamente.',
        'La orden queda en espera: una persona la revisa y la libera o devuelve las monedas.',
        'El servicio no responde: las órdenes pagadas esperan y continúan automáticamente cuando responda. Una avería no es un veredicto.',
      ],
    },
    {
      id: 'identified',
      heading: 'Cómo es la identificación',
      steps: [
        'La página de la orden indica que hace falta identificarse y por qué.',
        'El botón abre el servicio de identificación. El documento se muestra a ese servicio; a nosotros no nos llega.',
        'Se nos comunica si la identificación se aprobó, si debe intentarlo de nuevo o si se rechazó.',
        'Si se rechazó, o si prefiere no identificarse, las monedas vuelven a su dirección de reembolso, menos una comisión de red.',
      ],
    },
    {
      id: 'never',
      heading: 'Qué no ocurre nunca',
      points: [
        'No nos quedamos con monedas. Mientras una orden está en espera, los libros muestran en todo momento lo que se le debe.',
        'No ocultamos nada. La página indica a qué espera una orden, y enviamos un correo si dejó una dirección.',
        'No se acusa a nadie. Una puntuación es la estimación de una máquina sobre unas monedas, no un juicio sobre una persona.',
        'Nadie pide documentos por correo ni por mensajería. Siga solo el botón de la página de la orden.',
      ],
    },
    {
      id: 'operator',
      heading: 'Quién es el responsable',
      facts: 'company',
      contact: 'support',
      links: [
        { text: 'Para las autoridades competentes', path: '/competent-authorities' },
        { text: 'Política de privacidad', path: '/privacy-policy' },
      ],
    },
  ],
}
