import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Imprensa',
  description:
    'O que outros escreveram sobre a {brand}, fatos sobre o serviço que você pode citar e como jornalistas podem falar com o operador.',
  heading: 'Imprensa',
  lead: 'Artigos sobre a {brand} e fatos que você pode usar no seu.',
  sections: [
    {
      id: 'articles',
      heading: 'Artigos',
      facts: 'press',
    },
    {
      id: 'in-short',
      heading: 'A {brand} em poucas palavras',
      paragraphs: ['Você pode citar estas frases.'],
      points: [
        'A {brand} é um serviço de troca instantânea de criptomoedas: os clientes enviam uma moeda e recebem outra no próprio endereço.',
        'Ela não guarda saldos de clientes. As moedas só ficam com ela entre um pagamento e o envio da mesma ordem.',
        'Os clientes escolhem entre uma taxa flutuante, definida pela taxa de mercado quando o pagamento é confirmado, e uma taxa garantida para um valor fixo e por tempo limitado.',
        'A taxa de câmbio, a tarifa de troca e a tarifa de rede aparecem antes da criação de uma ordem.',
        'Pagamentos e endereços passam por uma análise. Moedas sinalizadas ficam em espera ou são reembolsadas; nunca ficamos com elas.',
      ],
    },
    {
      id: 'using',
      heading: 'Nome e imagens',
      paragraphs: [
        'Escreva o nome exatamente assim: {brand}. Você pode publicar as suas próprias capturas de tela das páginas públicas, sem alterações. Oculte os IDs de ordens e os endereços de outras pessoas: quem tem o ID de uma ordem pode abrir a página dela.',
        'Não comentamos sobre clientes nem ordens específicas e não confirmamos se uma pessoa tem uma ordem.',
      ],
    },
    {
      id: 'contact',
      heading: 'Contato',
      paragraphs: [
        'Diga sobre o que você está escrevendo, para qual veículo e até quando precisa de uma resposta. Para dúvidas sobre a sua própria ordem, fale com o suporte.',
      ],
      contact: 'press',
      links: [{ text: 'Sobre a {brand}', path: '/about' }],
    },
  ],
}
