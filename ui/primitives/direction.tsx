import { DirectionProvider } from '@base-ui/react/direction-provider'
import type { ReactNode } from 'react'

export type DirectionProps = {
  readonly direction: 'ltr' | 'rtl'
  readonly children: ReactNode
}

/** Tells menus, tabs and other overlays inside it which way the page is read. The page's `dir` says it to CSS. */
export function Direction({ direction, children }: DirectionProps) {
  return <DirectionProvider direction={direction}>{children}</DirectionProvider>
}
