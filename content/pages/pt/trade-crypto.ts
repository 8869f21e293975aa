import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Como negociar cripto',
  description:
    'Como trocar uma moeda por outra sem surpresas: compare os valores finais e escolha a taxa, a rede e o momento certos.',
  heading: 'Como negociar cripto',
  lead: 'Sem livro de ofertas e sem saldo: escolha duas moedas e um valor e veja o que você recebe antes de pagar.',
  sections: [
    {
      id: 'compare',
      heading: 'Compare o valor final',
      paragraphs: [
        'Uma taxa de câmbio sozinha diz pouco. O que conta é o valor que você recebe depois de todas as tarifas. A nossa estimativa mostra exatamente isso: a tarifa de troca e a tarifa de rede já estão descontadas, e as duas aparecem. Compare-a com o valor final em outro lugar, para o mesmo valor e no mesmo momento.',
        'A tarifa de rede é a mesma para ordens pequenas e grandes, por isso uma ordem grande custa menos do que dez pequenas.',
      ],
    },
    {
      id: 'rate',
      heading: 'Escolha o tipo de taxa',
      points: [
        'Flutuante: em geral rende um pouco mais e acompanha o mercado até o seu pagamento ser confirmado. Boa para moedas de blocos rápidos e mercados calmos.',
        'Garantida: rende exatamente o valor mostrado se você pagar o valor exato em 15 ou 20 minutos. Boa se você precisa de um valor exato ou em mercados voláteis.',
      ],
    },
    {
      id: 'network',
      heading: 'Confira a rede',
      paragraphs: [
        'Muitos tokens existem em várias redes, e cada uma tem a sua própria entrada na nossa lista. Escolha a que a sua carteira aceita e envie só nessa rede. Uma rede pode cobrar cem vezes mais do que outra. Se a sua carteira aceita as duas, a mais barata deixa mais para você.',
      ],
    },
    {
      id: 'first',
      heading: 'Antes da primeira ordem ou de uma ordem grande',
      steps: [
        'Teste o par com um valor pequeno, acima do mínimo, para ver se o seu endereço e o seu memo estão certos.',
        'Veja o gráfico da taxa do par em “detalhes”, no formulário.',
        'Deixe a carteira pronta antes de criar uma ordem com taxa garantida: o prazo começa a contar na hora.',
        'Envie exatamente o valor mostrado. A sua carteira cobra a própria tarifa de rede à parte.',
        'Guarde o link secreto da ordem.',
      ],
      links: [
        { text: 'Começar uma troca', path: '/' },
        { text: 'Todas as moedas e os seus limites', path: '/supported-currencies' },
        { text: 'Grandes negociações', path: '/otc-desk' },
        { text: 'Curso rápido', path: '/crashcourse' },
      ],
    },
    {
      id: 'not',
      heading: 'O que não oferecemos',
      paragraphs: [
        'Não oferecemos ordens limitadas, alavancagem nem juros, e nada neste site é conselho para comprar ou vender. Os preços das criptomoedas podem tanto cair quanto subir. Troque apenas o que você pode perder.',
      ],
    },
  ],
}
