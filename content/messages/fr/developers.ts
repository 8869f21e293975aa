import type { English, Translated } from '../catalogue.ts'

export const developers = {
  metaTitle: 'API pour développeurs · {brand}',
  metaDescription:
    'Les appels dont ce service est fait : adresse de base, description OpenAPI, un exemple qui fonctionne tel quel, et l’accès des partenaires.',
  title: 'API pour développeurs',
  lead: 'Ce site et son widget sont faits des appels de cette page. Vos programmes peuvent les utiliser aussi.',
  baseTitle: 'Adresse de base',
  specTitle: 'Description pour les machines',
  specText:
    'Un document OpenAPI 3.1 décrit chaque appel avec ses champs, ses réponses et ses refus. Il est tiré des routes auxquelles ce serveur répond.',
  specLink: 'Ouvrir openapi.json',
  tryTitle: 'Un exemple qui fonctionne tel quel',
  tryText:
    'Il demande ce que {amount} {from} rapporterait en {to} en ce moment. Il n’a pas besoin de clé, et ne passe aucun ordre.',
  copyExample: 'Copier l’exemple',
  rulesTitle: 'Ce qui vaut pour chaque appel',
  ruleMoney:
    'Les montants sont des textes décimaux tels que "0.25", dans les deux sens. Aucun nombre à virgule flottante ne touche à l’argent.',
  ruleRefusal:
    'Un refus a un code qui ne change pas et un message pour les humains. Décidez d’après le code.',
  ruleRepeat:
    'Tout ce qui crée un ordre prend une Idempotency-Key : la même demande envoyée deux fois crée un seul ordre.',
  ruleLimits:
    'Les appels sont limités par adresse. Un refus avec le statut 429 dit dans Retry-After quand redemander.',
  accessTitle: 'Accès pour les partenaires',
  accessText:
    'Les appels ci-dessous n’ont pas besoin de clé. Ce qui relève d’un ordre ou d’un compte demande le secret ou la session de son détenteur. Les clés pour partenaires relèvent du programme de partenariat, et l’opérateur de ce service d’échange en décide.',
  accessMail: 'Écrivez à <mail>{email}</mail> pour obtenir un accès.',
  callsTitle: 'Appels de ce serveur',
  callsLead: 'Tirés de la description ci-dessus, où ils sont expliqués en anglais.',
  calls: { one: '{count} appel', many: '{count} appels', other: '{count} appels' },
} as const satisfies Translated<English['developers']>
