import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Sobre este serviço de troca',
  description:
    'O que é a {brand}, como ela trata as suas moedas, o que nunca faz e quem a administra, até onde o operador publicou isso.',
  heading: 'Sobre a {brand}',
  lead: 'A {brand} troca uma moeda por outra: você envia uma, e nós enviamos a outra para o seu endereço.',
  sections: [
    {
      id: 'what-it-is',
      heading: 'O que é a {brand}',
      paragraphs: [
        'A {brand} é um serviço de troca instantânea. Não há saldo para carregar nem tela de negociação para aprender a usar. Uma ordem é um pagamento que entra e um envio que sai, cada um na sua própria blockchain, onde qualquer pessoa pode consultá-lo.',
        'Você não precisa de conta. Se criar uma, vê as suas ordens em um só lugar em todos os dispositivos e pode salvar endereços com nomes.',
        'O site está disponível em treze idiomas. Cada página tem o mesmo endereço em todos eles, exceto pelo código de duas letras do idioma.',
      ],
    },
    {
      id: 'principles',
      heading: 'Os nossos princípios',
      points: [
        'Você vê tudo antes de pagar. A estimativa mostra a taxa de câmbio, a tarifa de troca e a tarifa de rede. Não acrescentamos nada depois.',
        'Uma taxa garantida é uma promessa. Se você paga o valor exato a tempo, recebe o valor mostrado, mesmo que o mercado tenha caído.',
        'Nenhum pagamento se perde. Se você paga com atraso, duas vezes ou outro valor, registramos o pagamento e o mostramos na ordem. Você escolhe o que acontece depois.',
        'Conferimos os nossos registros. Cada movimento é lançado duas vezes em um livro-razão, comparado continuamente com as blockchains. Se houver diferença, pausamos a moeda até que a nossa equipe verifique.',
        'Guardamos muito pouco sobre você: nem nome nem foto, e um endereço de e-mail só se você o informou.',
      ],
    },
    {
      id: 'software',
      heading: 'O software por trás do serviço',
      paragraphs: [
        'Este serviço de troca funciona com o Causeway, um software de código aberto sob a licença MIT. Os operadores o instalam em servidores próprios, com nós e chaves próprios. O que ele faz com pagamentos pequenos demais, atrasados demais ou revertidos pela rede está na documentação e nos testes dele.',
      ],
    },
    {
      id: 'company',
      heading: 'A empresa',
      facts: 'company',
    },
    {
      id: 'people',
      heading: 'A equipe',
      facts: 'people',
    },
    {
      id: 'contact',
      heading: 'Fale conosco',
      paragraphs: [
        'Se a sua dúvida é sobre uma ordem, informe o ID dela. Ele está no alto da página da ordem e em todos os e-mails sobre ela.',
      ],
      contact: 'support',
      links: [
        { text: 'Como funciona uma troca', path: '/how-it-works' },
        { text: 'Perguntas e respostas', path: '/faq' },
      ],
    },
  ],
}
