import type {
  ApiCall,
  Caller,
  Calls,
  DeveloperDocs,
  SandboxCalls,
  StaffCalls,
} from '@causeway/api/contract'
import type { EditedTexts } from '@causeway/content/edited/operator-content'
import type { LanguageCode } from '@causeway/content/languages'
import type { SiteFacts } from '@causeway/content/site'
import type { BrandLook } from '@causeway/core/brand'
import { createContext } from 'react-router'
import type { WidgetFrame } from './widget-frame/widget-frame.ts'

/** What the server hands to every page. */
export type PageContext = {
  /** The calls that a browser makes over HTTP, here in process. */
  readonly calls: Calls
  /** Null in a real world, and where the visitor may not touch the sandbox's controls. */
  readonly sandbox: SandboxCalls | null
  /** Of the back office; null on a host where it does not answer. */
  readonly staff: StaffCalls | null
  /** That of the address asked for. */
  readonly language: LanguageCode
  readonly world: 'play' | 'real'
  /** Of this response only. */
  readonly cspNonce: string
  readonly caller: Caller
  /** `supportEmail`: where customers write to; null where the operator names none. */
  readonly brand: {
    readonly name: string
    readonly supportEmail: string | null
    /** How it looks; null: as the product does. */
    readonly look: BrandLook | null
  }
  /** What the operator says of himself: the same for everybody. */
  readonly site: SiteFacts
  /** Pages and phrases that he has written himself. */
  readonly edited: EditedTexts
  /** Origin under which people see the site, without a slash at the end. */
  readonly publicUrl: string
  /** Every call that anybody may make. */
  readonly apiCalls: readonly ApiCall[]
  /** The reference of the partner API. */
  readonly developerDocs: DeveloperDocs
  /** What the exchange form begins with (CALC-31): two coins and an amount of the first. */
  readonly defaultPair: { readonly from: string; readonly to: string; readonly amount: string }
  readonly clock: { readonly now: () => number }
  /** Where the page stands in a frame on another site; null: on the site itself. */
  readonly frame: WidgetFrame | null
  /** Origins of sites that may frame the widget; null: every site. */
  readonly widgetSites: readonly string[] | null
  /** Told of what went wrong on our side; what is wrong with a request is answered and is no error. */
  readonly onError: (error: unknown) => void
}

/** The key under which loaders and actions find the context. */
export const pageContext = createContext<PageContext>()
