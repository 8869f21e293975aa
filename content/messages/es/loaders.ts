import type { NamespaceLoaders } from '../catalogue.ts'

export const spanish: NamespaceLoaders = {
  account: async () => (await import('./account.ts')).account,
  address: async () => (await import('./address.ts')).address,
  auth: async () => (await import('./auth.ts')).auth,
  common: async () => (await import('./common.ts')).common,
  desk: async () => (await import('./desk.ts')).desk,
  errors: async () => (await import('./errors.ts')).errors,
  form: async () => (await import('./form.ts')).form,
  history: async () => (await import('./history.ts')).history,
  home: async () => (await import('./home.ts')).home,
  identification: async () => (await import('./identification.ts')).identification,
  legal: async () => (await import('./legal.ts')).legal,
  neighbours: async () => (await import('./neighbours.ts')).neighbours,
  password: async () => (await import('./password.ts')).password,
  preview: async () => (await import('./preview.ts')).preview,
  processing: async () => (await import('./processing.ts')).processing,
  profile: async () => (await import('./profile.ts')).profile,
  sandbox: async () => (await import('./sandbox.ts')).sandbox,
  social: async () => (await import('./social.ts')).social,
  transaction: async () => (await import('./transaction.ts')).transaction,
}
