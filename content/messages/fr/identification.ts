import type { English, Translated } from '../catalogue.ts'

export const identification = {
  title: 'Identification',
  asked: 'Cet ordre vous demande de vous identifier.',
  askedWhy:
    'Les ordres de cette taille, ou avec des monnaies de certaines provenances, ne sont versés qu’à des personnes identifiées.',
  askedNext:
    'Vous pouvez le faire avant ou après avoir payé. Une fois l’identification faite, l’ordre continue de lui-même.',
  askedElse: 'Vous préférez ne pas le faire ? Ne payez pas, ou faites renvoyer vos monnaies.',
  askedHow:
    'Cela prend quelques minutes auprès de notre service d’identification : vous lui montrez un document et votre visage. Ce site ne les voit pas et ne les garde pas.',
  begin: 'S’identifier',
  continue: 'Poursuivre l’identification',
  again: 'Réessayer',
  opensNew: 'S’ouvre dans un nouvel onglet',
  pending: 'Votre identification est en cours de vérification.',
  pendingNext:
    'Cela prend le plus souvent quelques minutes. L’ordre continue de lui-même ; cette page le montre.',
  retry: 'Quelque chose était illisible ou ne correspondait pas.',
  retryNext: 'Réessayez avec une image nette. Votre ordre et vos monnaies attendent.',
  approved: 'Votre identité est confirmée. Vous n’avez plus rien à faire.',
  refused: 'Votre identification a échoué, et cet ordre ne peut pas être versé.',
  refusedNext:
    'Vos monnaies vous sont renvoyées. Si nous n’avons pas encore d’adresse de remboursement, nous vous en demandons une ici.',
  waived: 'L’identification n’est plus nécessaire pour cet ordre.',
  stranger: 'Cet ordre attend que son détenteur soit identifié.',
  unavailable:
    'Le service d’identification ne répond pas en ce moment. Votre ordre et vos monnaies attendent ; réessayez dans une minute.',
  back: 'Retour à l’ordre',
  identifyTitle: 'Identification pour votre ordre',
  decided: 'L’identification est terminée. La page de l’ordre indique la suite.',
  notAsked: 'Cet ordre ne demande pas d’identification.',
  notHolder:
    'Seul le détenteur de l’ordre peut s’identifier pour lui. Ouvrez cette page dans le navigateur qui a créé l’ordre.',
  holdScreening:
    'Nous vérifions d’où viennent ces monnaies et où elles vont, comme les services d’échange doivent le faire. Quand ce n’est pas clair, des personnes regardent. Vos monnaies restent à vous : ensuite l’ordre continue, ou les monnaies vous sont renvoyées. Vous n’avez rien à faire ; cette page montre la suite.',
  holdIdentification: 'Le versement attend votre identification.',
  holdIdentificationRefused:
    'Votre identification a échoué, ces monnaies vous sont donc renvoyées. Dites-nous à quelle adresse.',
  holdRefundDecided:
    'Cet échange ne peut pas aboutir. Vos monnaies vous sont renvoyées. Dites-nous à quelle adresse.',
  playTitle: 'Service d’identification d’essai',
  playText:
    'Dans le bac à sable, vous êtes aussi le service d’identification. Aucun document n’est demandé à personne : décidez du résultat.',
  playReference: 'Demandeur',
  playStatus: 'État',
  playUnknown: 'Cette identification n’a jamais été commencée.',
  playApprove: 'Approuver',
  playRetry: 'Demander de réessayer',
  playLater: 'Vérifier plus tard',
  playRefuse: 'Refuser définitivement',
  playDone: 'Le service d’échange a été prévenu. La page de l’ordre continue d’elle-même.',
  playRefusedHere:
    'Les commandes du bac à sable sont réservées à qui exploite ce service d’échange.',
  playStarted: 'commencée',
  playPending: 'en cours de vérification',
  playRetried: 'à refaire',
  playApproved: 'approuvée',
  playRefused: 'refusée',
} as const satisfies Translated<English['identification']>
