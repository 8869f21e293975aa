import type { NamespaceMessages } from '../message.ts'

export const preview = {
  title: 'Components',
  direction: 'Direction',
  leftToRight: 'Left to right',
  rightToLeft: 'Right to left',
} as const satisfies NamespaceMessages
