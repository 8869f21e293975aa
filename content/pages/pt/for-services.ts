import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Para lojas e serviços',
  description:
    'Como lojas, blogs, ferramentas de portfólio e comunidades levam pessoas a uma troca na {brand}, e o que um serviço deve dizer a elas.',
  heading: 'Para lojas e serviços',
  lead: 'Os seus visitantes têm uma moeda e precisam de outra. Um link os leva até lá com tudo preenchido.',
  sections: [
    {
      id: 'who',
      heading: 'Para quem',
      points: [
        'Lojas que aceitam uma moeda que o cliente não tem.',
        'Ferramentas de portfólio e páginas de preços, ao lado do par que alguém está olhando.',
        'Blogs e comunidades que explicam como conseguir uma moeda.',
        'Jogos e aplicativos com um token próprio que está listado aqui.',
      ],
    },
    {
      id: 'link',
      heading: 'O link',
      paragraphs: [
        'Três palavras em um endereço bastam: /?from=usdt20&to=xmr&amount=250 abre o formulário com Tether na rede Ethereum, Monero e 250 preenchidos. Cada palavra pode ser deixada de fora. Para outro idioma, ponha na frente as duas letras dele: /pt/?from=btc&to=eth.',
        'Acrescente isFixedRate=true quando uma soma exata é devida: o formulário começa então com a taxa garantida.',
        'Os símbolos são os da nossa lista. Um token que existe em várias redes tem um símbolo para cada uma.',
      ],
    },
    {
      id: 'machines',
      heading: 'Para programas',
      paragraphs: [
        'Moedas, limites e estimativas podem ser lidos por chamadas descritas em /api/openapi.json. Há um limite de quantas vezes um cliente pode perguntar: guarde uma resposta por alguns segundos e pergunte do seu servidor. Onde o operador mantém um programa de afiliados, os termos dele dizem como se ganha comissão; sem ele, links são apenas links.',
      ],
      links: [
        { text: 'Para desenvolvedores', path: '/developers' },
        { text: 'Termos do programa de afiliados', path: '/earn-terms-of-use' },
      ],
    },
    {
      id: 'honest',
      heading: 'O que dizer aos seus visitantes',
      steps: [
        'Diga que a troca é feita pela {brand}, e não por você.',
        'Mostre uma estimativa como estimativa: com a hora dela e, com taxa variável, com a palavra “aproximadamente”.',
        'Não prometa lucro e não chame nenhuma moeda de segura.',
        'Se você ganha com o link, diga isso onde a lei o pede.',
      ],
    },
    {
      id: 'begin',
      heading: 'Mais do que um link',
      paragraphs: [
        'Se você precisa de algo que não está descrito aqui, escreva para nós: o que você mantém, quantas pessoas o usam e o que elas deveriam poder fazer.',
      ],
      contact: 'business',
      links: [{ text: 'Parceiros', path: '/partners' }],
    },
  ],
}
