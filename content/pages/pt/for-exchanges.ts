import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Para corretoras',
  description:
    'Como mercados e formadores de mercado trabalham com a {brand}: como fonte de preços, como mercado para reequilibrar ou como operador.',
  heading: 'Para corretoras',
  lead: 'Cada ordem aqui muda o nosso estoque, que reequilibramos em outros mercados. O seu pode ser um deles.',
  sections: [
    {
      id: 'sides',
      heading: 'Como funciona uma troca instantânea',
      paragraphs: [
        'A {brand} mostra aos clientes um valor por um pagamento. Por trás dele estão os preços de vários mercados e o nosso estoque de cada moeda. Quando o estoque de uma moeda fica baixo ou grande demais, nós o negociamos em um mercado, dentro dos limites que o operador define.',
        'Os clientes nunca lidam com o mercado, e o mercado não sabe nada sobre eles. Ele vê apenas as negociações do próprio operador.',
      ],
    },
    {
      id: 'prices',
      heading: 'Como fonte de preços',
      points: [
        'As nossas taxas vêm dos livros de ofertas públicos de várias corretoras. Pelo menos duas precisam concordar para que usemos um preço.',
        'Ignoramos um preço que esteja desatualizado, não tenha uma segunda fonte ou fique longe dos outros. Se restarem preços de menos, pausamos a moeda.',
        'Uma nova fonte precisa de um feed público das melhores ofertas de compra e venda, com documentação e limites de frequência razoáveis.',
      ],
    },
    {
      id: 'hedging',
      heading: 'Como mercado',
      points: [
        'Chaves de API que podem negociar, mas não sacar, para que uma chave roubada não possa esvaziar uma conta.',
        'Ordens com o nosso próprio ID de cliente, para que uma resposta perdida nunca vire uma segunda negociação.',
        'Mercados nas moedas que os nossos clientes trocam, para valores de dezenas a dezenas de milhares de dólares americanos.',
        'Um ambiente de testes, ou pelo menos uma conta para testar falhas.',
      ],
    },
    {
      id: 'operate',
      heading: 'Ofereça trocas você mesmo',
      paragraphs: [
        'Você também pode enviar os seus próprios clientes para cá quando quiserem moedas que você não lista: um link com as duas moedas e o valor abre o formulário já preenchido. E qualquer pessoa pode operar o software por trás deste site, o Causeway, em servidores próprios, sob a licença MIT.',
      ],
    },
    {
      id: 'begin',
      heading: 'Como começar',
      steps: [
        'Envie um link para a documentação da sua API e informe as suas tarifas.',
        'Informe a sua pessoa jurídica e os países em que ela atua.',
        'Testamos a sua API com valores pequenos antes de usá-la para clientes.',
      ],
      contact: 'business',
      links: [
        { text: 'Parceiros', path: '/partners' },
        { text: 'Para desenvolvedores', path: '/developers' },
      ],
    },
  ],
}
