import type { English, Translated } from '../catalogue.ts'

export const home = {
  metaTitle: '{brand}: troque uma moeda por outra, em minutos',
  metaDescription:
    'Troca instantânea de cripto sem conta. Todas as tarifas à vista antes de enviar, uma taxa garantida se você quiser, e cada passo acompanhado na rede.',
  headline: 'Troque uma moeda por outra, em minutos.',
  lead: 'Sem conta e sem livro de ofertas. Veja cada tarifa antes de enviar, trave a taxa se quiser e acompanhe cada passo na rede.',
  medianSwap: 'mediana de uma troca hoje',
  minutesSeconds: '{minutes} min {seconds} s',
  seconds: '{seconds} s',
  coins: {
    one: '{count} moeda',
    many: '{count} de moedas',
    other: '{count} moedas',
  },
  onNetworks: {
    one: 'em {count} rede',
    many: 'em {count} de redes',
    other: 'em {count} redes',
  },
  lowestFee: 'tarifa de troca mais baixa',
  percent: '{sign}{value}%',
  pairsTitle: 'Pares populares',
  pair: '<from>{from}</from> para <to>{to}</to>',
  pairRate: '1 {from} ~ {rate} {to}',
  change24h: 'Variação em 24 horas',
  exchangePair: 'Trocar',
  howTitle: 'Como funciona',
  how1Title: 'Escolha e confira',
  how1Text:
    'Escolha duas moedas e um valor. A taxa de mercado, a nossa margem e cada tarifa estão em uma pequena lista.',
  how2Title: 'Envie para um endereço',
  how2Text:
    'Você informa o endereço que deve receber as moedas, e nós damos um para o qual pagar. Sem conta e sem depósito antecipado.',
  how3Title: 'Acompanhe na rede',
  how3Text:
    'A página da ordem mostra cada passo quando acontece, com links para as duas transações. Feche-a e volte quando quiser.',
  trustTitle: 'Com o que você pode contar',
  trust1Title: 'O que você vê é o que você paga',
  trust1Text: 'As tarifas fazem parte da oferta. Nada é acrescentado depois que você envia.',
  trust2Title: 'Pagamentos atrasados ou diferentes não se perdem',
  trust2Text:
    'Um pagamento que chega atrasado, ou em outro valor, é trocado pela taxa atual ou devolvido: você escolhe.',
  trust3Title: 'Código aberto',
  trust3Text: 'Qualquer pessoa pode ler como funciona e operá-lo por conta própria.',
} as const satisfies Translated<English['home']>
