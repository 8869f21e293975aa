import type { Caller, Calls, SandboxCalls } from '@causeway/api/contract'
import { createContext } from 'react-router'

/** What the server hands to every page. */
export type PageContext = {
  /** The calls that a browser makes over HTTP, here in process. */
  readonly calls: Calls
  /** Null in a real world, and where the visitor may not touch the sandbox's controls. */
  readonly sandbox: SandboxCalls | null
  readonly world: 'play' | 'real'
  /** Of this response only. */
  readonly cspNonce: string
  readonly caller: Caller
  readonly brand: { readonly name: string }
  /** Origin under which people see the site, without a slash at the end. */
  readonly publicUrl: string
  readonly clock: { readonly now: () => number }
}

/** The key under which loaders and actions find the context. */
export const pageContext = createContext<PageContext>()
