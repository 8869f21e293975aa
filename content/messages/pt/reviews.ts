import type { English, Translated } from '../catalogue.ts'

export const reviews = {
  metaTitle: 'Avaliações dos clientes · {brand}',
  metaDescription:
    'Como os clientes avaliaram aqui as suas trocas concluídas: todas as avaliações contadas, nenhuma escolhida, e como os números são feitos.',
  title: 'Como os clientes avaliam',
  lead: 'Quem concluiu uma troca aqui é perguntado uma vez como ela foi. Estas são todas as respostas.',
  emptyTitle: 'Ainda não há avaliações',
  emptyText: 'Assim que alguém avaliar uma troca concluída, os números estarão aqui.',
  average: '{average} de 5',
  count: {
    one: 'De {count} avaliação',
    many: 'De {count} de avaliações',
    other: 'De {count} avaliações',
  },
  spreadTitle: 'Por estrelas',
  stars: {
    one: '{count} estrela',
    many: '{count} de estrelas',
    other: '{count} estrelas',
  },
  ratings: {
    one: '{count} avaliação',
    many: '{count} de avaliações',
    other: '{count} avaliações',
  },
  tagsTitle: 'O que eles citaram',
  tagsHint: 'Escolhido de uma lista, o bom e o ruim; cada número diz quantos o escolheram.',
  howTitle: 'Como estes números são feitos',
  howWho:
    'Só o titular de uma troca concluída pode avaliá-la, e só uma vez. Nenhuma avaliação é deixada de fora, alterada ou conta mais do que outra.',
  howWords:
    'O que os clientes escrevem ao lado das estrelas vai para o operador. Não aparece aqui, porque ninguém foi perguntado se podia.',
  howPrivate: 'Nada aqui diz quem avaliou qual troca: do banco de dados só saem contagens.',
  elsewhereTitle: 'Em outro site',
  elsewhereText:
    'Os clientes também avaliam este serviço de troca em um site que não é administrado por ele.',
  start: 'Começar uma troca',
} as const satisfies Translated<English['reviews']>
