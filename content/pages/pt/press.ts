import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Imprensa',
  description:
    'O que outros escreveram sobre a {brand}, fatos do serviço que podem ser citados e como jornalistas falam com o operador.',
  heading: 'Imprensa',
  lead: 'Artigos sobre a {brand} e o que você talvez queira saber para escrever um.',
  sections: [
    {
      id: 'articles',
      heading: 'Artigos',
      facts: 'press',
    },
    {
      id: 'in-short',
      heading: 'A {brand} em poucas palavras',
      paragraphs: ['Estas frases podem ser citadas como estão.'],
      points: [
        'A {brand} é um serviço de troca instantânea de criptomoedas: um cliente paga com uma moeda e recebe outra em um endereço próprio.',
        'Ela não guarda saldos de clientes. As moedas só estão com ela entre um pagamento e o envio ao cliente da mesma ordem.',
        'Os clientes escolhem entre uma taxa variável, definida pelo mercado quando o pagamento é confirmado, e uma taxa garantida para um valor e um tempo limitado.',
        'A taxa de câmbio, a tarifa de troca e a tarifa de rede aparecem antes que uma ordem seja criada.',
        'Pagamentos e endereços passam por uma análise. O que a análise detém fica em espera ou é devolvido; nunca ficamos com nada.',
      ],
    },
    {
      id: 'using',
      heading: 'Nome e imagens',
      paragraphs: [
        'Escreva o nome como está aqui: {brand}. Você pode mostrar imagens das páginas públicas, feitas por você, se não forem alteradas. Cubra, por favor, códigos de ordens e endereços de outras pessoas: quem tem o código de uma ordem pode abrir a página dela.',
        'Não comentamos clientes nem ordens específicas e não confirmamos se alguém tem uma.',
      ],
    },
    {
      id: 'contact',
      heading: 'Contato',
      paragraphs: [
        'Diga sobre o que você escreve, para quem e até quando precisa de uma resposta. Perguntas sobre uma ordem sua vão para o suporte.',
      ],
      contact: 'press',
      links: [{ text: 'Sobre a {brand}', path: '/about' }],
    },
  ],
}
