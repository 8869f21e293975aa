import { countryCodes, popularCountries, stateNames } from '@causeway/core/fiat'

/** A country or a state as the list shows it. */
export type PlaceItem = { readonly code: string; readonly name: string }

export type PlaceGroup = {
  readonly id: 'own' | 'popular' | 'all'
  readonly items: readonly PlaceItem[]
}

/** A country's name in a language (BCP 47); its code where the platform knows none. */
export function countryName(language: string, code: string): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code
}

/** A state's English name. */
export function stateName(code: string): string {
  return stateItems.find((state) => state.code === code)?.name ?? code
}

/** All countries, by name. */
export function countryItems(language: string): readonly PlaceItem[] {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const byName = new Intl.Collator(language)
  return countryCodes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => byName.compare(a.name, b.name))
}

/** States, the District of Columbia and the territories of the United States. */
export const stateItems: readonly PlaceItem[] = Object.entries(stateNames).map(([code, name]) => ({
  code,
  name,
}))

/**
 * What a list of countries shows (BUY-06): without a search the visitor's own, the popular ones and all; with one, those
 * whose code it is, then those whose name begins with it or has it in it.
 */
export function searchCountries(
  items: readonly PlaceItem[],
  search: string,
  own: string | null,
): readonly PlaceGroup[] {
  if (search.trim() !== '') return searchStates(items, search)
  const popular = popularCountries.flatMap((code) => items.find((item) => item.code === code) ?? [])
  const groups: PlaceGroup[] = [
    { id: 'own', items: items.filter(({ code }) => code === own) },
    { id: 'popular', items: popular.filter(({ code }) => code !== own) },
    { id: 'all', items },
  ]
  // A country stands once: choosing goes by what is pointed at.
  const first = new Set([...popular.map(({ code }) => code), own])
  return groups
    .map((group) =>
      group.id === 'all'
        ? { ...group, items: group.items.filter(({ code }) => !first.has(code)) }
        : group,
    )
    .filter((group) => group.items.length > 0)
}

/** As `searchCountries`, in one group. */
export function searchStates(items: readonly PlaceItem[], search: string): readonly PlaceGroup[] {
  const wanted = plain(search.trim())
  const ranks = [
    ({ code }: PlaceItem) => code.toLowerCase() === wanted,
    ({ name }: PlaceItem) => plain(name).startsWith(wanted),
    ({ name }: PlaceItem) => plain(name).includes(wanted),
  ]
  const sorted = [...new Set(ranks.flatMap((isFound) => items.filter(isFound)))]
  return sorted.length === 0 ? [] : [{ id: 'all', items: sorted }]
}

/** Without marks and capitals: "cote" finds Côte d’Ivoire. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
}
