import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Inclua a sua moeda ou o seu token',
  description:
    'Como incluir uma moeda ou um token na {brand}: o que o operador verifica, quais informações enviar e o que acontece depois.',
  heading: 'Para moedas e tokens',
  lead: 'Quando uma moeda entra na lista, as pessoas podem trocá-la por qualquer outra da lista.',
  sections: [
    {
      id: 'what',
      heading: 'O que você ganha',
      points: [
        'Um lugar na lista de moedas do formulário de troca, com nome, símbolo, ícone e rede.',
        'Páginas para cada um dos seus pares em treze idiomas, com taxa ao vivo e limites.',
        'Taxa flutuante e, se o mercado dela tiver liquidez suficiente, taxa garantida.',
        'Um link para o formulário com a sua moeda preenchida, para o seu site ou a sua carteira.',
      ],
    },
    {
      id: 'looked-at',
      heading: 'O que o operador verifica',
      paragraphs: [
        'O operador da {brand} decide sobre cada moeda e responde por ela perante os clientes. É preciso haver um preço confiável de vários mercados independentes, liquidez suficiente para comprar e vender, e um nó da rede para manter ou acessar. O contrato de um token não pode congelar, taxar ou reverter pagamentos em trânsito. Reescrever a blockchain de uma moeda precisa ser caro demais.',
        'Estar na lista não é uma recomendação, e pode acabar. Uma moeda sem preços confiáveis é pausada automaticamente até que eles voltem.',
      ],
    },
    {
      id: 'send',
      heading: 'O que enviar para nós',
      steps: [
        'Nome, símbolo e rede e, se for um token, o endereço do contrato, como estão no seu próprio site.',
        'O número de casas decimais, e se as transferências precisam de um memo ou de uma tag.',
        'Onde é negociada, com o volume dos últimos 30 dias em cada mercado.',
        'Explorador de blocos, código-fonte, auditorias de segurança e quem pode mudar ou parar o contrato.',
        'Um ícone em SVG, com permissão para usá-lo.',
        'Uma pessoa de contato para atualizações e paradas da rede.',
      ],
      contact: 'business',
    },
    {
      id: 'after',
      heading: 'O que acontece depois',
      paragraphs: [
        'Para um token em uma rede que já aceitamos, basta em geral conferir os dados. Uma moeda com rede própria precisa de um nó, uma carteira e testes, por isso leva mais tempo. Avise-nos das atualizações com antecedência, para que possamos pausar pagamentos e envios antes que algo quebre.',
        'Nunca vendemos um lugar na lista por aplicativos de mensagens. Quem oferecer um em nosso nome por um pagamento adiantado não faz parte da nossa equipe.',
      ],
      links: [
        { text: 'Moedas disponíveis', path: '/supported-currencies' },
        { text: 'Parceiros', path: '/partners' },
      ],
    },
  ],
}
