import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Para moedas e tokens: entre na lista',
  description:
    'Como uma moeda ou um token entra na {brand}: o que o operador observa, quais dados enviar e o que acontece depois.',
  heading: 'Para moedas e tokens',
  lead: 'Uma moeda que está na lista pode ser trocada por qualquer outra da lista.',
  sections: [
    {
      id: 'what',
      heading: 'O que a entrada na lista traz',
      points: [
        'Um lugar na lista do formulário de troca, com nome, símbolo, ícone e rede.',
        'Páginas próprias em treze idiomas para os seus pares, com taxa ao vivo e limites.',
        'Taxa variável e, onde o mercado dela permite, taxa garantida.',
        'Um link simples para o formulário com a sua moeda preenchida, para o seu próprio site ou carteira.',
      ],
    },
    {
      id: 'looked-at',
      heading: 'O que o operador observa',
      paragraphs: [
        'O operador da {brand} decide sobre cada moeda e responde por ela perante os clientes. Ele precisa poder calcular o preço dela a partir de vários mercados independentes, comprá-la e vendê-la, e manter um nó da rede ou ter acesso a um. Em um token, o contrato não deve poder congelar, taxar ou reverter pagamentos no caminho; em uma moeda, reescrever a rede precisa ser caro o bastante.',
        'Estar na lista não é uma recomendação, e pode acabar: uma moeda sem preços confiáveis fica em pausa sozinha até que eles voltem.',
      ],
    },
    {
      id: 'send',
      heading: 'O que enviar',
      steps: [
        'O nome e o símbolo, a rede e, se for um token, o endereço do contrato, como estão no seu próprio site.',
        'O número de casas decimais, e se as transferências precisam de um memo ou de uma tag.',
        'Onde é negociada, com o volume dos últimos trinta dias em cada mercado.',
        'O explorador, o código-fonte, os relatórios de auditorias de segurança e quem pode mudar ou parar o contrato.',
        'Um ícone em SVG, com o direito de mostrá-lo.',
        'Uma pessoa que responda quando a rede for atualizada ou parar.',
      ],
      contact: 'business',
    },
    {
      id: 'after',
      heading: 'Depois disso',
      paragraphs: [
        'Um token em uma rede que já está aqui é sobretudo uma linha de dados conferidos. Uma moeda com rede própria exige um nó, uma carteira e testes, e por isso leva mais tempo. Avise-nos das atualizações a tempo: pagamentos e envios podem então ser parados antes, e não depois, que algo quebre.',
        'Ninguém aqui vende um lugar na lista por aplicativo de mensagens. Quem o oferece em nosso nome por um pagamento adiantado não é dos nossos.',
      ],
      links: [
        { text: 'As moedas de hoje', path: '/supported-currencies' },
        { text: 'Parceiros', path: '/partners' },
      ],
    },
  ],
}
