import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Para corretoras',
  description:
    'Como mercados e formadores de mercado trabalham com a {brand}: como fonte de preços, lugar de equilibrar o estoque ou operadores.',
  heading: 'Para corretoras',
  lead: 'Cada ordem aqui mexe no nosso estoque e precisa ser equilibrada em algum lugar. Pode ser com você.',
  sections: [
    {
      id: 'sides',
      heading: 'Os dois lados de uma troca instantânea',
      paragraphs: [
        'Para os clientes, a {brand} informa um valor por um pagamento. Por trás estão os preços de vários mercados e um estoque de cada moeda. Quando uma moeda falta ou se acumula, ela é negociada em um mercado, dentro das faixas que o operador define.',
        'Os clientes nunca lidam com o mercado, e o mercado não fica sabendo nada deles: vê as negociações do próprio operador.',
      ],
    },
    {
      id: 'prices',
      heading: 'Como fonte de preços',
      points: [
        'As taxas de câmbio vêm dos livros públicos de várias corretoras. Mais de uma precisa concordar para que um preço conte.',
        'Um preço antigo, isolado ou longe dos outros é deixado de fora. Enquanto restarem poucos demais, a moeda fica em pausa.',
        'Uma fonte nova precisa de um canal público das melhores ofertas de compra e de venda, com uma descrição e limites justos de frequência de consulta.',
      ],
    },
    {
      id: 'hedging',
      heading: 'Como mercado',
      points: [
        'Chaves que podem negociar mas não sacar, para que uma chave roubada não possa esvaziar uma conta.',
        'Ordens com um identificador de cliente nosso, para que uma resposta perdida nunca vire uma segunda negociação.',
        'Mercados nas moedas que os clientes trocam, em tamanhos de algumas dezenas a algumas dezenas de milhares de dólares americanos.',
        'Um sistema de testes, ou pelo menos uma conta em que se possam ensaiar falhas.',
      ],
    },
    {
      id: 'operate',
      heading: 'Ofereça trocas você mesmo',
      paragraphs: [
        'Você também pode trazer os seus próprios clientes para moedas que não lista: um link com as duas moedas e o valor abre o formulário preenchido. E o software por trás deste site, o Causeway, pode ser operado por qualquer pessoa em servidores próprios; ele tem a licença MIT.',
      ],
    },
    {
      id: 'begin',
      heading: 'Como começar',
      steps: [
        'Escreva para nós com um link para a documentação da sua API e as suas tarifas.',
        'Informe a pessoa jurídica com que trataríamos e os países em que ela pode atuar.',
        'Testamos a sua API com somas pequenas antes que ela conte para os clientes.',
      ],
      contact: 'business',
      links: [
        { text: 'Parceiros', path: '/partners' },
        { text: 'Para desenvolvedores', path: '/developers' },
      ],
    },
  ],
}
