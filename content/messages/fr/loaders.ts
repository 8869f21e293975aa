import type { NamespaceLoaders } from '../catalogue.ts'

export const french: NamespaceLoaders = {
  account: async () => (await import('./account.ts')).account,
  address: async () => (await import('./address.ts')).address,
  auth: async () => (await import('./auth.ts')).auth,
  common: async () => (await import('./common.ts')).common,
  errors: async () => (await import('./errors.ts')).errors,
  form: async () => (await import('./form.ts')).form,
  home: async () => (await import('./home.ts')).home,
  legal: async () => (await import('./legal.ts')).legal,
  neighbours: async () => (await import('./neighbours.ts')).neighbours,
  desk: async () => (await import('./desk.ts')).desk,
  history: async () => (await import('./history.ts')).history,
  identification: async () => (await import('./identification.ts')).identification,
  password: async () => (await import('./password.ts')).password,
  preview: async () => (await import('./preview.ts')).preview,
  processing: async () => (await import('./processing.ts')).processing,
  profile: async () => (await import('./profile.ts')).profile,
  sandbox: async () => (await import('./sandbox.ts')).sandbox,
  social: async () => (await import('./social.ts')).social,
  transaction: async () => (await import('./transaction.ts')).transaction,
}
