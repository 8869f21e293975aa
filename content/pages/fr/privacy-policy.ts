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
      'Un cookie par ordre (holder-…) dit que votre navigateur en est le détenteur. Il est supprimé après 31 jours.',
      'Six cookies dont le nom contient « AB » disent quelle variante d’une page votre navigateur affiche, et rien sur vous. Ils sont supprimés après 31 jours. Il n’y a de cookies de tiers que là où un chat d’assistance ou le script d’un réseau partenaire est installé ici : ceux du chat dès que vous l’ouvrez, ceux du réseau dès que les visites peuvent être comptées.',
      'Votre dernier choix de monnaies (exchange_choice) et le pays qu’indique votre adresse réseau (ipcountry) sont gardés dans deux autres cookies pendant 31 jours, pour que les formulaires s’ouvrent avec eux ; le pays dit aussi s’il faut vous demander avant de compter quoi que ce soit. L’adresse elle-même n’est pas gardée pour cela.',
      'Ce que vous avez répondu ou fermé est retenu aussi : votre réponse au bandeau sur les cookies (cookieConsent) pendant 365 jours, le fait que vous avez fermé la bannière de l’application (appBannerClosed) pendant un jour et, là où la question vous a été posée, le fait que vous ne résidez pas au Japon (not_japan_resident) pendant 31 jours.',
      'Un cookie qui protège contre les requêtes falsifiées (csrf) reste 31 jours. Si vous vous connectez, un cookie pour votre session (session) reste jusqu’à la fin de celle-ci, 60 jours au plus, et un autre, qui permet de reconnaître votre navigateur (device), 400 jours. Pendant que vous vous connectez par un autre service, un cookie (social) lie la tentative à votre navigateur, une heure au plus. Aucun script ne peut lire ces quatre cookies.',
      'On compte combien de fois une chose se produit sur ces pages, par jour et par type d’événement, sans lien avec aucun ordre. Là où la loi exige votre consentement, cela commence lorsque vous appuyez sur « OK » dans le bandeau. Une fois le comptage commencé, un cookie avec un nombre aléatoire (analytics_client_id) reste 365 jours, un autre sur votre visite (visit_session) et un autre sur un lien qui vous a mené ici (ref_id) restent 31 jours, et votre navigateur retient les six derniers sites d’où vous veniez.',
      'Les monnaies utilisées récemment, le pays choisi pour un achat, les conseils que vous avez fermés, le fait que quelqu’un est connecté, ce que vous avez tapé dans un formulaire, le dernier état connu de vos ordres et, sauf si vous désactivez cette option, les adresses d’ordres précédents ne sont gardés que dans votre navigateur. Le nombre aléatoire qui accompagne les ordres y est gardé aussi.',
    ],
  },
]
