import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Negociar cripto: troque moedas bem',
  description:
    'Como trocar uma moeda por outra sem surpresas: compare o que chega e escolha a taxa de câmbio, a rede e o momento.',
  heading: 'Troque uma moeda por outra',
  lead: 'Sem livro de ofertas e sem saldo: duas moedas, um valor e o que você recebe por ele antes de pagar.',
  sections: [
    {
      id: 'compare',
      heading: 'Compare o que chega',
      paragraphs: [
        'Uma taxa de câmbio sozinha diz pouco. O que conta é o valor que chega à sua carteira depois de todas as tarifas. A estimativa daqui é esse valor: a tarifa de troca e a tarifa de rede já estão descontadas, e as duas aparecem. Compare-a com o mesmo número em outro lugar, para o mesmo valor e no mesmo minuto.',
        'A tarifa de rede é a mesma para ordens pequenas e grandes. Uma ordem grande a suporta melhor do que dez pequenas.',
      ],
    },
    {
      id: 'rate',
      heading: 'Escolha o tipo de taxa',
      points: [
        'Variável: em geral um pouco mais, e acompanha o mercado até que o seu pagamento seja confirmado. Boa para moedas de blocos rápidos e para horas calmas.',
        'Garantida: exatamente o valor mostrado, por um pagamento exato em 15 ou 20 minutos. Boa quando você deve uma soma a alguém ou quando o mercado está agitado.',
      ],
    },
    {
      id: 'network',
      heading: 'Atenção à rede',
      paragraphs: [
        'Muitos tokens existem em várias redes, e cada uma tem a sua própria entrada na nossa lista. Escolha a que a sua carteira tem e envie só nessa rede. A tarifa de uma rede pode ser cem vezes a de outra: se a sua carteira aceita as duas, a mais barata deixa mais para você.',
      ],
    },
    {
      id: 'first',
      heading: 'Antes de uma ordem primeira ou grande',
      steps: [
        'Teste o par com um valor pequeno, acima do mínimo, para ver se o seu endereço e o seu memo estão certos.',
        'Olhe a evolução do par no gráfico, em “detalhes” no formulário.',
        'Tenha a carteira pronta antes de criar uma ordem com taxa garantida; o prazo dela começa na hora.',
        'Envie exatamente o valor mostrado. A tarifa que a sua própria carteira cobra pelo envio se soma a ele.',
        'Guarde o link secreto da ordem.',
      ],
      links: [
        { text: 'Começar uma troca', path: '/' },
        { text: 'Todas as moedas e os seus limites', path: '/supported-currencies' },
        { text: 'Somas grandes', path: '/otc-desk' },
        { text: 'O curso rápido', path: '/crashcourse' },
      ],
    },
    {
      id: 'not',
      heading: 'O que isto não é',
      paragraphs: [
        'Aqui não há ordens limitadas, alavancagem nem juros, e nada neste site é conselho para comprar ou vender. Os preços das moedas sobem e também caem; troque apenas o que você poderia dispensar.',
      ],
    },
  ],
}
