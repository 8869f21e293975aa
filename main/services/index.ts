export { complianceOf } from './open-compliance.ts'
export { type OpenedServices, openExternalServices } from './open-external-services.ts'
export { openFiat } from './open-fiat.ts'
export { cachedNames, namesOf } from './open-names.ts'
export {
  type OpenSigner,
  openOwnSigner,
  openReadOnly,
  openSigner,
  readColdAddresses,
  readHandLimits,
  readSignerPlace,
} from './open-signer.ts'
export type { ExternalServices } from './play-world.ts'
