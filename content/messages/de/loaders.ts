import type { NamespaceLoaders } from '../catalogue.ts'

export const german: NamespaceLoaders = {
  address: async () => (await import('./address.ts')).address,
  common: async () => (await import('./common.ts')).common,
  errors: async () => (await import('./errors.ts')).errors,
  form: async () => (await import('./form.ts')).form,
  home: async () => (await import('./home.ts')).home,
  legal: async () => (await import('./legal.ts')).legal,
  neighbours: async () => (await import('./neighbours.ts')).neighbours,
  desk: async () => (await import('./desk.ts')).desk,
  history: async () => (await import('./history.ts')).history,
  identification: async () => (await import('./identification.ts')).identification,
  preview: async () => (await import('./preview.ts')).preview,
  processing: async () => (await import('./processing.ts')).processing,
  sandbox: async () => (await import('./sandbox.ts')).sandbox,
  transaction: async () => (await import('./transaction.ts')).transaction,
}
