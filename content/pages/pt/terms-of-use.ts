import type { LegalPage } from '../legal-page.ts'

/** The terms that come with the software, for the operator to replace. */
export const portugueseTerms: LegalPage = [
  {
    heading: 'O que a {brand} faz',
    paragraphs: [
      'A {brand} troca uma criptomoeda por outra. Você cria uma ordem e paga para o endereço de depósito que ela mostra, e nós enviamos as moedas que você escolheu para o endereço que você informou.',
      'Não há saldo em conta. A {brand} fica com as suas moedas apenas entre o seu pagamento e o envio da mesma ordem.',
    ],
  },
  {
    heading: 'Taxas de câmbio e tarifas',
    paragraphs: [
      'Cada estimativa mostra a taxa de câmbio, a tarifa de troca e a tarifa de rede antes de você criar uma ordem. Não acrescentamos nada depois.',
      'Com uma taxa flutuante, o valor é definido pela taxa de mercado quando o seu pagamento é confirmado. Com uma taxa garantida, você recebe exatamente o valor mostrado se o seu pagamento chegar a tempo e for confirmado a tempo.',
    ],
  },
  {
    heading: 'Pagamentos atrasados ou diferentes',
    paragraphs: [
      'Um pagamento que chega atrasado ou em outro valor não se perde. Conforme a ordem, nós o trocamos pela taxa atual, ou a ordem espera que você escolha entre uma troca e um reembolso.',
      'Um reembolso é o valor que você pagou, menos a tarifa de rede para devolvê-lo.',
    ],
  },
  {
    heading: 'As suas responsabilidades',
    paragraphs: [
      'Confira os endereços, memos e tags que você informa. Um envio para um endereço que você confirmou não pode ser desfeito.',
      'Envie cada moeda na rede mostrada na ordem. Moedas enviadas em outra rede podem não ser recuperáveis.',
      'Use o serviço apenas onde a lei que se aplica a você o permite.',
    ],
  },
]
