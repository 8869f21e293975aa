import type { ComponentProps } from 'react'
import type { ShownFrame } from './shown-frame.ts'

type RootProps = ComponentProps<'html'> & Readonly<Record<`data-${string}`, string | undefined>>

/** What the root element of a frame's document says; nothing on the site itself. */
export function documentOfFrame(frame: ShownFrame | null, language: string): RootProps {
  if (frame === null) return {}
  return {
    style: { ...frame.variables, minBlockSize: 0 },
    'data-theme': frame.colorScheme,
    'data-page-theme': 'white',
    'data-widget-prefix': frame.prefix,
    'data-widget-language': language,
    'data-widget-app-frame': frame.widgetAppFrame,
    'data-widget-theme': frame.widgetTheme,
    'data-widget-platform': frame.platform,
    'data-widget-merchant-id': frame.widgetMerchantId ?? undefined,
    'data-widget-ref-id': frame.refId ?? undefined,
    'data-widget-commission':
      frame.commission === null ? undefined : JSON.stringify(frame.commission),
    'data-selected-coins-from': frame.selectedCoinsFrom.join(','),
    'data-selected-coins-to': frame.selectedCoinsTo.join(','),
  }
}
