import type { AffiliateStatusReply, AffiliateToolOut, ClientCalls } from '@causeway/api/contract'
import type { LanguageCode } from '@causeway/content/languages'
import type { ButtonColours } from './tool-snippets.ts'

/** A coin that a tool can name. */
export type ToolCoin = {
  readonly ticker: string
  /** "BTC · Bitcoin". */
  readonly label: string
  /** Whether customers can send or get it now: links lead to no others. */
  readonly canSend: boolean
  readonly canGet: boolean
}

/** What stands on other sites, in their language. */
export type ToolWords = { readonly alt: string; readonly label: string }

/** Everything that the page of tools shows. */
export type ToolsData = {
  readonly status: AffiliateStatusReply['result']['status']
  readonly tools: readonly AffiliateToolOut[]
  readonly coins: readonly ToolCoin[]
  readonly mostNameCharacters: number
  /** The tool that the address names, or the newest; null without tools. */
  readonly selectedId: string | null
  /** Of the selected tool’s link, as SVG; null without tools. */
  readonly qrSvg: string | null
  /** Origin of the site. */
  readonly publicUrl: string
  /** Of buttons in the usual theme; null: as the product has them. */
  readonly colours: ButtonColours | null
  readonly words: Readonly<Record<LanguageCode, ToolWords>>
}

/** What a browser does on the page of tools. */
export type ToolsCalls = Pick<ClientCalls, 'affiliateCreateTool' | 'affiliateUpdateTool'>

/** What every section works with. */
export type ToolsProps = ToolsData & {
  readonly calls: ToolsCalls
  /** Has the page read again what it shows. */
  readonly refresh: () => Promise<void>
}

/** What everything about one tool works with. */
export type ToolProps = ToolsProps & { readonly tool: AffiliateToolOut }
