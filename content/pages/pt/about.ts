import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Sobre este serviço de troca',
  description:
    'O que é a {brand}, como ela trata as suas moedas, o que nunca faz e quem está por trás, até onde isso foi publicado.',
  heading: 'Sobre a {brand}',
  lead: 'A {brand} troca uma moeda por outra: você paga com uma, e a outra é enviada para um endereço seu.',
  sections: [
    {
      id: 'what-it-is',
      heading: 'O que é a {brand}',
      paragraphs: [
        'A {brand} é um serviço de troca instantânea. Não há saldo a carregar nem tela de negociação a aprender. Uma ordem é um pagamento que entra e um que sai, cada um na sua própria blockchain, onde qualquer pessoa pode consultá-lo.',
        'Não é preciso conta. Quem quiser pode ter uma: as ordens ficam então em um só lugar em todos os dispositivos, e os endereços podem ser guardados com nomes.',
        'O site fala treze idiomas. Cada um é escrito com os termos deste ofício, e uma página tem o mesmo endereço em todos eles, a não ser pelas duas letras do idioma.',
      ],
    },
    {
      id: 'principles',
      heading: 'O que seguimos',
      points: [
        'Tudo antes de você pagar. A estimativa informa a taxa de câmbio, a tarifa de troca e a tarifa de rede. Depois nada é acrescentado.',
        'Uma taxa garantida é uma promessa. Se você paga o valor exato a tempo, recebe o valor mostrado, também se o mercado caiu nesse meio-tempo.',
        'Nada se perde. Um pagamento que chega atrasado, duas vezes ou em outro valor é anotado e mostrado com a ordem dele. Você escolhe o que será feito com ele.',
        'Os livros são conferidos. Cada movimento é lançado duas vezes em um livro-razão, e um programa o compara com as redes o tempo todo. Onde há diferença, a moeda em questão é parada até que uma pessoa tenha olhado.',
        'De você se guarda pouco. Nem nome nem foto, e um endereço de e-mail só quando você o informou.',
      ],
    },
    {
      id: 'software',
      heading: 'O software por trás',
      paragraphs: [
        'O serviço de troca funciona com Causeway, um software que um operador instala em servidores próprios, com nós próprios e chaves próprias. Ele vem com o código-fonte sob a licença MIT. Como se comporta quando os pagamentos são pequenos demais, chegam tarde demais ou são revertidos por uma rede faz parte da sua documentação e dos seus testes.',
      ],
    },
    {
      id: 'company',
      heading: 'A empresa',
      facts: 'company',
    },
    {
      id: 'people',
      heading: 'As pessoas',
      facts: 'people',
    },
    {
      id: 'contact',
      heading: 'Escreva para nós',
      paragraphs: [
        'Para uma pergunta sobre uma ordem, informe o código dela. Ele está no alto da página da ordem e em cada e-mail sobre ela.',
      ],
      contact: 'support',
      links: [
        { text: 'Como funciona uma troca', path: '/how-it-works' },
        { text: 'Perguntas e respostas', path: '/faq' },
      ],
    },
  ],
}
