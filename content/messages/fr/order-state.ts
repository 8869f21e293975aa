import type { English, Translated } from '../catalogue.ts'

export const orderState = {
  heldLess: 'Vous avez envoyé moins que convenu',
  heldMore: 'Vous avez envoyé plus que convenu',
  heldAgain: 'Vous avez envoyé un autre paiement',
  heldLate: 'Trop tard pour le taux garanti',
  heldSmall: 'Trop peu pour un échange',
  heldLarge: 'Trop pour un seul échange',
  heldPayout: 'Nous ne pouvons pas payer à cette adresse',
  heldAccount: 'Le nom du compte est déjà pris',
  heldCheck: 'Nous vérifions votre paiement',
  heldIdentity: 'Identifiez-vous pour continuer',
  heldRefund: 'Vos coins vous reviennent',
  choicesLeft:
    'Le taux garanti ne s’applique plus. Vous pouvez encore échanger au taux actuel ou être remboursé.',
  agreedTitle: 'Échanger le montant convenu, rembourser le reste',
  agreedText:
    'Nous échangeons {amountFrom} {from} au taux garanti et versons exactement {amountTo} {to}. Nous remboursons ensuite {rest} {from} : le reste, moins {networkFee} {from} de frais de réseau.',
  agreedAccept: 'Recevoir {amountTo} {to} et récupérer {rest} {from}',
  agreedUntil: 'Le taux garanti tient encore',
  agreedWhile:
    'Le délai de paiement est passé. Ce choix reste possible tant que le marché est proche du taux garanti.',
  seenOther: 'Nous avons vu {sent} {from} jusqu’ici. L’ordre porte sur {expected} {from}.',
  lessFloat: 'Ce qui arrive est échangé au taux actuel une fois confirmé.',
  lessFixed:
    'Une fois confirmé, vous choisissez : envoyer le reste, échanger au taux actuel ou être remboursé.',
  moreFixed: 'Une fois confirmé, vous choisissez ce qu’il en advient.',
  lateFloat:
    'Votre paiement est arrivé après l’expiration de l’ordre. Il n’est pas perdu : nous l’échangeons au taux actuel une fois confirmé.',
  lateFixed:
    'Votre paiement est arrivé après l’expiration de l’ordre. Il n’est pas perdu : une fois confirmé, vous choisissez le taux actuel ou un remboursement.',
  againFloat:
    'Vous avez envoyé un autre paiement pour cet ordre. Nous l’échangeons au taux actuel une fois confirmé.',
  againFixed:
    'Vous avez envoyé un autre paiement pour cet ordre. Une fois confirmé, vous choisissez le taux actuel ou un remboursement.',
  otherSum:
    'Vous avez envoyé {sent} {from} et non {expected} {from}, vous recevez donc {got} {to}. L’estimation était de {announced} {to}.',
  restLater: 'Nous remboursons le reste, {rest} {from}, dès que le versement est confirmé.',
  restOnWay: 'Le reste, {rest} {from}, est en route vers votre adresse de remboursement.',
  restBack: 'Le reste, {rest} {from}, a été remboursé.',
  sentTo: 'Envoyé à',
  refundedTo: 'Remboursé à',
  sentBackAt: 'Renvoyé',
  youPaid: 'Vous avez payé',
  youSold: 'Vous avez vendu',
  askSupport: 'Des questions ? Écrivez à {support} en indiquant le code de l’ordre.',
  eventRest: 'Le reste a été remboursé',
} as const satisfies Translated<English['orderState']>
