import type { English, Translated } from '../catalogue.ts'

export const developers = {
  metaTitle: 'API para desenvolvedores · {brand}',
  metaDescription:
    'As chamadas de que este serviço de troca é feito: endereço base, descrição OpenAPI, um exemplo que funciona como está e acesso para parceiros.',
  title: 'API para desenvolvedores',
  lead: 'Este site e o seu widget são feitos das chamadas desta página. Os seus programas também podem usá-las.',
  baseTitle: 'Endereço base',
  specTitle: 'Descrição para máquinas',
  specText:
    'Um único documento OpenAPI 3.1 descreve cada chamada com os seus campos, as suas respostas e as suas recusas. Ele é gerado a partir das rotas que este servidor atende.',
  specLink: 'Abrir openapi.json',
  tryTitle: 'Um exemplo que funciona como está',
  tryText:
    'Ele pergunta quanto {amount} {from} renderiam em {to} neste momento. Não precisa de chave, e nada é encomendado com ele.',
  copyExample: 'Copiar o exemplo',
  rulesTitle: 'O que vale para todas as chamadas',
  ruleMoney:
    'Os valores são textos decimais como "0.25" nos dois sentidos. Nenhum número de ponto flutuante toca em dinheiro.',
  ruleRefusal:
    'Uma recusa tem um código que não muda e uma mensagem para pessoas. Decida pelo código.',
  ruleRepeat:
    'Tudo o que cria uma ordem leva uma Idempotency-Key: a mesma solicitação enviada duas vezes cria uma só ordem.',
  ruleLimits:
    'As chamadas são limitadas por endereço. Uma recusa com o estado 429 diz em Retry-After quando perguntar de novo.',
  accessTitle: 'Acesso para parceiros',
  accessText:
    'As chamadas abaixo não precisam de chave. O que pertence a uma ordem ou a uma conta pede o segredo ou a sessão do titular. As chaves para parceiros fazem parte do programa de parceiros, e quem decide sobre elas é o operador deste serviço de troca.',
  accessMail: 'Escreva para <mail>{email}</mail> para pedir acesso.',
  callsTitle: 'Chamadas deste servidor',
  callsLead: 'Tiradas da descrição acima, onde são explicadas em inglês.',
  calls: {
    one: '{count} chamada',
    many: '{count} de chamadas',
    other: '{count} chamadas',
  },
} as const satisfies Translated<English['developers']>
