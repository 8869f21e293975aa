import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Operar con cripto: intercambie bien',
  description:
    'Cómo intercambiar una moneda por otra sin sorpresas: compare lo que llega y elija la tasa, la red y el momento.',
  heading: 'Intercambie una moneda por otra',
  lead: 'Sin libro de órdenes y sin saldo: dos monedas, un importe y lo que recibe por él antes de pagar.',
  sections: [
    {
      id: 'compare',
      heading: 'Compare lo que llega',
      paragraphs: [
        'Una tasa por sí sola dice poco. Lo que cuenta es el importe que llega a su billetera tras todas las comisiones. La estimación de aquí es ese importe: la comisión de intercambio y la comisión de red ya están descontadas, y ambas se muestran. Compárela con la misma cifra en otro lugar, para el mismo importe y en el mismo minuto.',
        'La comisión de red es la misma para órdenes pequeñas y grandes. Por eso sale mejor una orden grande que diez pequeñas.',
      ],
    },
    {
      id: 'rate',
      heading: 'Elija el tipo de tasa',
      points: [
        'Flotante: suele dar un poco más y sigue al mercado hasta que se confirma su pago. Adecuada para monedas de bloques rápidos y para horas tranquilas.',
        'Garantizada: exactamente el importe mostrado, a cambio de un pago exacto en 15 o 20 minutos. Adecuada cuando debe una suma a alguien o cuando el mercado está agitado.',
      ],
    },
    {
      id: 'network',
      heading: 'Fíjese en la red',
      paragraphs: [
        'Muchos tokens existen en varias redes, y cada una tiene su propia entrada en nuestra lista. Elija la que usa su billetera y envíe solo en esa red. La comisión de una red puede ser cien veces la de otra: si su billetera admite ambas, la más barata le deja más.',
      ],
    },
    {
      id: 'first',
      heading: 'Antes de su primera orden o de una grande',
      steps: [
        'Pruebe el par con un importe pequeño, por encima del mínimo, para ver que su dirección y su memo son correctos.',
        'Mire la evolución del par en el gráfico, en «detalles» del formulario.',
        'Tenga lista la billetera antes de crear una orden con tasa garantizada; su plazo empieza de inmediato.',
        'Envíe exactamente el importe mostrado. La comisión que su propia billetera cobra por enviar se suma a él.',
        'Guarde el enlace secreto de la orden.',
      ],
      links: [
        { text: 'Empezar un intercambio', path: '/' },
        { text: 'Todas las monedas y sus límites', path: '/supported-currencies' },
        { text: 'Sumas grandes', path: '/otc-desk' },
        { text: 'El curso rápido', path: '/crashcourse' },
      ],
    },
    {
      id: 'not',
      heading: 'Lo que esto no es',
      paragraphs: [
        'Aquí no hay órdenes limitadas, apalancamiento ni intereses, y nada en este sitio es un consejo de compra o de venta. Los precios de las monedas suben y también bajan; intercambie solo lo que pueda permitirse perder.',
      ],
    },
  ],
}
