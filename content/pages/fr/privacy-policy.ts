import type { LegalPage } from '../legal-page.ts'

/** The privacy policy that comes with the software, for the operator to replace. */
export const frenchPrivacy: LegalPage = [
  {
    heading: 'Ce qui est gardé',
    paragraphs: [
      'Pour chaque ordre : les monnaies, les montants, les adresses et les données supplémentaires que vous avez données, les paiements vus sur la chaîne, et le moment de chaque étape.',
      'Si vous donnez une adresse e-mail, elle est gardée avec l’ordre et ne sert qu’aux nouvelles de cet ordre.',
      'Votre navigateur envoie aussi un nombre aléatoire qui lui est propre et une courte description de lui-même : son type, ses langues et la taille de son écran.',
      'Si un paiement ou une adresse a été trouvé sur une liste d’adresses restreintes, et si votre identité a été vérifiée là où un ordre le demande. L’identification est faite par un service distinct : vos documents ne sont ni vus ni gardés ici.',
      'Si vous notez un ordre, votre note et vos mots sont gardés avec lui.',
    ],
  },
  {
    heading: 'Pourquoi',
    paragraphs: [
      'Pour exécuter l’ordre, pour retrouver un paiement égaré, et pour tenir des livres justes.',
    ],
  },
  {
    heading: 'Qui le voit',
    paragraphs: [
      'Quiconque a le lien d’un ordre voit ses monnaies, ses montants, ses adresses de paiement et de versement, et ses étapes. L’adresse de remboursement n’est montrée qu’au navigateur qui a créé l’ordre, et une adresse e-mail à personne.',
      'Les paiements sur une chaîne publique peuvent être vus par tous, pour toujours.',
    ],
  },
  {
    heading: 'Les cookies, et ce qui reste dans votre navigateur',
    paragraphs: [
      'Un cookie par ordre dit que votre navigateur en est le détenteur. Il est supprimé après 31 jours.',
      'Six cookies disent quelle variante d’une page votre navigateur affiche, et rien sur vous. Ils sont supprimés après 31 jours. Il n’y a pas de cookies de tiers.',
      'Votre dernier choix de monnaies et le pays qu’indique votre adresse réseau sont gardés dans deux autres cookies pendant 31 jours, pour que les formulaires s’ouvrent avec eux. L’adresse elle-même n’est pas gardée pour cela.',
      'On compte combien de fois une chose se produit sur ces pages, par jour et par type d’événement, sans lien avec aucun ordre. Là où la loi exige votre consentement, cela commence lorsque vous appuyez sur « OK » dans le bandeau. Une fois le comptage commencé, un cookie avec un nombre aléatoire reste 365 jours, un autre sur votre visite et un autre sur un lien qui vous a mené ici restent 31 jours, et votre navigateur retient les six derniers sites d’où vous veniez.',
      'Les monnaies utilisées récemment, ce que vous avez tapé dans un formulaire, le dernier état connu de vos ordres et, sauf si vous désactivez cette option, les adresses d’ordres précédents ne sont gardés que dans votre navigateur.',
    ],
  },
]
