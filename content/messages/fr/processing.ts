import type { English, Translated } from '../catalogue.ts'

export const processing = {
  metaTitle: 'Échanger {from} contre {to}',
  metaDescription: 'Donnez l’adresse qui recevra les monnaies, vérifiez tout, créez l’ordre.',
  stepAddresses: 'Adresses',
  stepCheck: 'Vérifier',
  stepPay: 'Payer',
  steps: 'Étapes de l’échange',
  addressesTitle: 'Où les monnaies doivent-elles aller ?',
  destinationAddress: 'Votre adresse {ticker}',
  destinationHint: 'Une adresse sur {network} que vous contrôlez.',
  extraIdNone: 'aucun',
  refundAddress: 'Votre adresse de remboursement {ticker}',
  refundHint: 'Si l’échange ne peut pas aboutir, vos monnaies reviennent ici.',
  refundRequired: 'Un taux garanti demande une adresse de remboursement.',
  refundExtraId: '{name} de l’adresse de remboursement',
  email: 'E-mail pour les nouvelles de cet ordre',
  emailHint: 'Pour cet ordre seulement. Vous pouvez laisser vide.',
  agree:
    'J’accepte les <terms>conditions d’utilisation</terms> et la <privacy>politique de confidentialité</privacy>.',
  agreeMissing: 'Veuillez accepter les conditions pour continuer.',
  addressMissing: 'Saisissez l’adresse.',
  toCheck: 'Continuer vers la vérification',
  checkTitle: 'Vérifiez avant de créer l’ordre',
  checkText:
    'Un paiement sur une chaîne ne peut pas être rappelé. Comparez les adresses caractère par caractère.',
  youSend: 'Vous envoyez',
  youGet: 'Vous recevez',
  youGetAbout: 'Vous recevez environ',
  rate: 'Taux',
  rateFloating: 'Variable : fixé selon le marché quand votre paiement est confirmé',
  rateGuaranteed: 'Garanti',
  guaranteedTimes:
    'Payez dans les {pay} minutes ; le réseau doit confirmer votre paiement dans les {confirm} minutes suivant la création de l’ordre. Ensuite, vous recevez encore ce montant si le marché n’a pas évolué en sa défaveur. Sinon, vous choisissez le taux actuel ou un remboursement.',
  quoteExpires: 'Nouvelle offre dans',
  quoteRenewed: 'Le taux a été renouvelé : vous envoyez {from}, vous recevez {to}.',
  quoteWorse:
    'Le marché a bougé : vous recevriez maintenant {amount} {ticker}. Acceptez ce montant avant que l’ordre soit créé.',
  acceptAmount: 'Accepter {amount} {ticker}',
  exchangeFee: 'Frais d’échange',
  networkFee: 'Frais de réseau',
  accountCost: 'Dont pour le nouveau compte',
  sendTo: 'À l’adresse',
  refundTo: 'Adresse de remboursement',
  noRefund: 'aucune indiquée',
  create: 'Créer l’ordre',
  creating: 'Création de l’ordre…',
  edit: 'Modifier',
  rateExpired:
    'Ce taux a expiré. En voici un nouveau : veuillez le vérifier et créer l’ordre à nouveau.',
  rateUsed: 'Ce taux a servi pour un autre ordre. En voici un nouveau : veuillez le vérifier.',
  rateWithdrawn: 'Le marché a trop bougé. Voici un nouveau taux : veuillez le vérifier.',
  playAddresses: 'Remplir avec des adresses du portefeuille d’essai',
  newTab: 's’ouvre dans un nouvel onglet',
  stepDone: 'fait',
  emailShown: 'Adresse e-mail',
  optional: 'facultatif',
  networkOf: 'sur {network}',
  aliasOf: '<name>{alias}</name> la désigne, selon {provider}',
  newAccountKey: 'Clé publique du nouveau compte',
  eosNone: 'Je n’ai pas encore de compte EOS',
  eosWhat:
    'Un compte EOS a son propre nom, long de 12 caractères. Nous pouvons faire créer le vôtre avec le versement : il appartient à qui possède la clé que vous donnez ici.',
  eosCost:
    'Sa création coûte {cost} pour la mémoire et la bande passante. Cela s’ajoute aux frais de réseau.',
  eosSuggest: 'Proposer un nom libre',
  eosKeyHint:
    'De votre portefeuille EOS : elle commence par EOS ou PUB_K1_. Ne donnez jamais une clé privée à personne.',
  eosKeyMalformed:
    'Ce n’est pas une clé publique EOS. Elle commence par EOS ou PUB_K1_ : copiez-la à nouveau depuis votre portefeuille.',
  eosKeyPrivate:
    'C’est une clé privée. Ne la montrez jamais à personne : donnez la clé publique d’une nouvelle paire.',
  eosNameEmpty: 'Tapez comme destination le nom que vous voulez, ou laissez-nous en proposer un.',
  eosNameLength: 'Le nom d’un nouveau compte a exactement 12 caractères.',
  eosNameDot: 'Le nom d’un nouveau compte ne peut pas contenir de point.',
  eosNameCharacters: 'Un nom ne peut contenir que les lettres de a à z et les chiffres de 1 à 5.',
  eosNameFirst: 'Un nom commence par une lettre.',
  eosNameChecking: 'Recherche si {name} est libre…',
  eosNameUnknown:
    'Le réseau EOS ne répond pas en ce moment. Le nom sera vérifié à nouveau avec l’ordre.',
  eosNameFree: '{name} est libre.',
  eosNameTaken: '{name} appartient à quelqu’un.',
  eosNameTake: 'Prendre {name}',
  eosNoSuchAccount:
    'Il n’y a pas de compte EOS nommé {name}. Vérifiez l’orthographe, ou faites-le créer ci-dessous.',
  offline: 'Vous êtes hors ligne. Rien n’est perdu : continuez au retour de la connexion.',
  offlineCreating:
    'Vous êtes hors ligne. L’ordre sera envoyé une seule fois, dès le retour de la connexion ; laissez cette page ouverte.',
  kycTitle: 'Un ordre de cette taille demande une identification.',
  kycText:
    'Quand votre paiement est confirmé, il vous est demandé qui vous êtes, document à l’appui. Une fois votre identité acceptée, les monnaies partent d’elles-mêmes ; en cas de refus, votre paiement est remboursé.',
  notSent:
    'Le serveur est injoignable, et rien n’a été envoyé. Ce que vous avez tapé est toujours là : réessayez dans un instant.',
} as const satisfies Translated<English['processing']>
