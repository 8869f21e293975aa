import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Para lojas e serviços',
  description:
    'Como lojas, blogs, ferramentas de portfólio e comunidades levam pessoas à {brand}, e o que um serviço deve dizer aos visitantes.',
  heading: 'Para lojas e serviços',
  lead: 'Os seus visitantes têm uma moeda e precisam de outra. Um link os leva a um formulário já preenchido.',
  sections: [
    {
      id: 'who',
      heading: 'Para quem é',
      points: [
        'Lojas que aceitam uma moeda que o cliente não tem.',
        'Ferramentas de portfólio e páginas de preços, ao lado do par que o visitante está vendo.',
        'Blogs e comunidades que explicam como conseguir uma moeda.',
        'Jogos e aplicativos com um token próprio que está listado aqui.',
      ],
    },
    {
      id: 'link',
      heading: 'O link',
      paragraphs: [
        'Bastam três parâmetros: /?from=usdt20&to=xmr&amount=250 abre o formulário com Tether na rede Ethereum, Monero e 250 preenchidos. Todos os parâmetros são opcionais. Para outro idioma, ponha no início o código de duas letras dele: /pt/?from=btc&to=eth.',
        'Acrescente isFixedRate=true se o visitante precisar de um valor exato. O formulário começa então com a taxa garantida.',
        'Use os símbolos da nossa lista. Um token em várias redes tem um símbolo para cada uma.',
      ],
    },
    {
      id: 'machines',
      heading: 'Para desenvolvedores',
      paragraphs: [
        'Você pode consultar moedas, limites e estimativas com as chamadas descritas em /api/openapi.json. Elas têm limite de frequência por cliente, por isso guarde cada resposta por alguns segundos e faça as chamadas do seu servidor. Se o operador mantiver um programa de afiliados, os termos dele explicam como se ganha comissão. Sem um programa, os links não rendem comissão.',
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
        'Deixe claro que a troca é feita pela {brand}, e não por você.',
        'Mostre uma estimativa como estimativa: com a hora dela e, no caso de taxa flutuante, com a palavra “aproximadamente”.',
        'Não prometa lucro e não chame nenhuma moeda de segura.',
        'Se você ganha dinheiro com o link, informe isso onde a lei exigir.',
      ],
    },
    {
      id: 'begin',
      heading: 'Mais do que um link',
      paragraphs: [
        'Se você precisa de algo que não está descrito aqui, conte-nos o que você administra, quantas pessoas usam e o que elas deveriam poder fazer.',
      ],
      contact: 'business',
      links: [{ text: 'Parceiros', path: '/partners' }],
    },
  ],
}
