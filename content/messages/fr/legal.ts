import type { English, Translated } from '../catalogue.ts'

export const legal = {
  termsTitle: 'Conditions d’utilisation',
  termsDescription: 'Les conditions auxquelles ce service d’échange est proposé.',
  privacyTitle: 'Politique de confidentialité',
  privacyDescription: 'Quelles données ce service d’échange garde, pourquoi et combien de temps.',
  updated: 'Dernière mise à jour : {date}',
  templateNotice:
    'Ce texte est fourni avec le logiciel. Il revient à l’opérateur de ce site de le remplacer par le sien.',
} as const satisfies Translated<English['legal']>
