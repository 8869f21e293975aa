import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Parceiros',
  description:
    'As empresas com que a {brand} trabalha, segundo o operador, os tipos de parceria que existem e como se tornar parceiro.',
  heading: 'Parceiros',
  lead: 'Quem trabalha com a {brand} e como você pode participar.',
  sections: [
    {
      id: 'partners',
      heading: 'Os nossos parceiros',
      facts: 'partners',
    },
    {
      id: 'kinds',
      heading: 'Formas de trabalhar juntos',
      points: [
        'Carteiras e lojas levam os seus clientes a um formulário de troca já preenchido, com um simples link.',
        'Equipes de moedas e tokens entram na lista, para que a moeda delas possa ser trocada por qualquer outra daqui.',
        'Corretoras e formadores de mercado fornecem preços ou assumem as negociações com que reequilibramos o nosso estoque.',
        'Provedores de pagamento com cartão e por banco permitem comprar e vender cripto com a moeda local.',
        'Serviços que pontuam endereços ou verificam identidades analisam ordens específicas para nós.',
      ],
    },
    {
      id: 'expect',
      heading: 'O que esperamos',
      paragraphs: [
        'Os parceiros informam aos seus clientes que a troca é feita por nós e apontam para os nossos termos. Eles não prometem taxas que a nossa estimativa não mostra e nunca pedem uma frase-semente ou uma chave privada.',
        'Estar nesta página não é recomendação de uma moeda e não significa que uma empresa tenha participação na outra. Os links daqui levam a sites que não administramos.',
      ],
    },
    {
      id: 'begin',
      heading: 'Torne-se parceiro',
      steps: [
        'Leia a página do seu tipo de negócio para ver o que está disponível hoje.',
        'Escreva para nós do domínio da sua empresa. Diga o que você administra, em quais países e o que quer construir.',
        'Respondemos com perguntas ou uma proposta. Todo acordo é feito por escrito.',
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
