/** What the site counts, by its name in the source (TELE-01). Any other name is refused. */
export const eventNames = [
  'changeLanguage',
  'allProductsDropdownClick',
  'headerRegistrationButtons',
  'sideMenuItemClick',
  'jsError',
  'supportChat',
  'calculatorAlert',
  'turnOnFixedRate',
] as const

export type EventName = (typeof eventNames)[number]

/** What goes with an event; how much of it is taken in, `eventLimits` says. */
export type EventFields = Readonly<Record<string, string | number | boolean | null>>

/** Something that happened on a page: `fields` says what, `meta` on whose visit. */
export type SiteEvent = {
  readonly name: EventName
  readonly fields: EventFields
  readonly meta: EventFields
}

/** Characters, and entries of `fields` or `meta`. */
export const eventLimits = { entries: 16, keyLength: 40, textLength: 300, bodyBytes: 4096 } as const

export function isEventName(text: string): text is EventName {
  return eventNames.some((name) => name === text)
}

/** The event without characters that steer terminals and lines, its texts cut to what is taken in; entries beyond the limit are left out. */
export function cleanEvent({ name, fields, meta }: SiteEvent): SiteEvent {
  return { name, fields: cleanFields(fields), meta: cleanFields(meta) }
}

function cleanFields(fields: EventFields): EventFields {
  const entries = Object.entries(fields).slice(0, eventLimits.entries)
  return Object.fromEntries(
    entries.map(([key, value]) => [
      cleanText(key, eventLimits.keyLength),
      typeof value === 'string' ? cleanText(value, eventLimits.textLength) : value,
    ]),
  )
}

function cleanText(text: string, length: number): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ').slice(0, length)
}
