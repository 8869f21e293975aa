import type { MessageKey } from '@causeway/content/messages'
import type { ToolType } from '@causeway/core/affiliates'

/** What each type of tool is called and is for, in the order in which they are offered. */
export const toolTypeWords = {
  ref_link: { name: 'earnTools.typeLink', hint: 'earnTools.typeLinkHint' },
  banner: { name: 'earnTools.typeBanner', hint: 'earnTools.typeBannerHint' },
  button: { name: 'earnTools.typeButton', hint: 'earnTools.typeButtonHint' },
  widget: { name: 'earnTools.typeWidget', hint: 'earnTools.typeWidgetHint' },
  api: { name: 'earnTools.typeApi', hint: 'earnTools.typeApiHint' },
} as const satisfies Readonly<Record<ToolType, Readonly<Record<'name' | 'hint', MessageKey>>>>

/** The types in that order. */
export const offeredTypes = Object.keys(toolTypeWords) as readonly ToolType[]
