import type { LegalPage } from '../legal-page.ts'

/** The terms that come with the software, for the operator to replace. */
export const portugueseTerms: LegalPage = [
  {
    heading: 'O que a {brand} faz',
    paragraphs: [
      'A {brand} troca uma criptomoeda por outra. Você cria uma ordem, paga para o endereço que ela indica, e as moedas que escolheu são enviadas para o endereço que você informou.',
      'Não há saldo em conta. A {brand} tem as suas moedas apenas entre o seu pagamento e o envio a você da mesma ordem.',
    ],
  },
  {
    heading: 'Taxas de câmbio e tarifas',
    paragraphs: [
      'Cada estimativa mostra a taxa, a tarifa de troca e a tarifa de rede antes que você crie uma ordem. Depois nada é acrescentado.',
      'Com uma taxa variável, o valor é definido pelo mercado quando o seu pagamento é confirmado. Com uma taxa garantida, você recebe exatamente o valor mostrado se o seu pagamento for visto a tempo e confirmado a tempo.',
    ],
  },
  {
    heading: 'Pagamentos que diferem',
    paragraphs: [
      'Um pagamento que chega atrasado, ou em um valor diferente do esperado, não se perde. Conforme a ordem, ele é trocado pela taxa atual, ou a ordem espera que você escolha entre uma troca e um reembolso.',
      'Um reembolso é o que você pagou, menos a tarifa da rede que o leva de volta.',
    ],
  },
  {
    heading: 'Pelo que você responde',
    paragraphs: [
      'Confira os endereços e os dados adicionais que você informa. Um envio para um endereço que você confirmou não pode ser revogado.',
      'Envie cada moeda na rede que a ordem indica. Moedas enviadas em outra rede podem ficar fora de alcance.',
      'Use o serviço apenas onde a lei que se aplica a você o permite.',
    ],
  },
]
