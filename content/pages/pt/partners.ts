import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Parceiros',
  description:
    'Empresas com que a {brand} trabalha, como o operador as informa, que tipos de parceria existem e como começar uma.',
  heading: 'Parceiros',
  lead: 'Quem trabalha com a {brand} e como você pode trabalhar.',
  sections: [
    {
      id: 'partners',
      heading: 'Quem trabalha conosco',
      facts: 'partners',
    },
    {
      id: 'kinds',
      heading: 'Formas de trabalhar juntos',
      points: [
        'Carteiras e lojas levam os seus clientes a uma troca já preenchida, com um simples link.',
        'Equipes por trás de uma moeda a põem na lista, para que possa ser trocada por qualquer outra daqui.',
        'Corretoras e formadores de mercado fornecem preços ou assumem as negociações com que equilibramos o nosso estoque.',
        'Provedores de pagamentos com cartão e por banco permitem comprar e vender moedas pelo dinheiro de cada país.',
        'Serviços que pontuam endereços ou identificam pessoas respondem às nossas perguntas sobre ordens específicas.',
      ],
    },
    {
      id: 'expect',
      heading: 'O que pedimos a um parceiro',
      paragraphs: [
        'Um parceiro diz aos seus clientes que a troca é nossa e os leva aos nossos termos. Ele não promete taxas que a nossa estimativa não mostra e não pede a ninguém uma frase-semente ou uma chave privada.',
        'Ser citado nesta página não é recomendação de uma moeda nem participação nos negócios do outro. Um link que sai daqui leva a um site que não administramos.',
      ],
    },
    {
      id: 'begin',
      heading: 'Como começar',
      steps: [
        'Leia a página do seu tipo de negócio; ela diz o que existe hoje.',
        'Escreva para nós de um endereço do domínio da sua empresa. Diga o que você mantém, em quais países e o que gostaria de construir.',
        'Respondemos com perguntas ou com uma proposta. Nada está acordado antes de estar por escrito.',
      ],
      contact: 'business',
      links: [
        { text: 'Para moedas e tokens', path: '/for-tokens' },
        { text: 'Para carteiras', path: '/for-wallets' },
        { text: 'Para corretoras', path: '/for-exchanges' },
        { text: 'Para serviços', path: '/for-services' },
      ],
    },
  ],
}
