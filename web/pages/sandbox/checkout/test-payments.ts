/** What a test card does when it is used. */
export type TestCardKind = 'good' | 'declined' | 'secure' | 'slow'

/** The only cards that the sandbox's checkout takes: numbers that no bank gives out. */
export const testCards = [
  { kind: 'good', number: '4111 1111 1111 1111' },
  { kind: 'declined', number: '4000 0000 0000 0002' },
  { kind: 'secure', number: '4000 0000 0000 3220' },
  { kind: 'slow', number: '4000 0000 0000 0077' },
] as const satisfies readonly { readonly kind: TestCardKind; readonly number: string }[]

export const testExpiry = '12/34'
export const testSecurityCode = '123'
/** What the bank's own step asks for after the card that needs it. */
export const testBankCode = '123456'
/** The only account that sales are paid out to. */
export const testAccount = 'DE00 PLAY 0000 0000 0000 00'

/** The test card of a number, however it is spaced; null where it is none of them. Nothing is kept. */
export function testCardOf(number: string): TestCardKind | null {
  const given = compact(number)
  return testCards.find((card) => compact(card.number) === given)?.kind ?? null
}

/** Whether it is the test account, however it is spaced. */
export function isTestAccount(account: string): boolean {
  return compact(account).toUpperCase() === compact(testAccount)
}

function compact(text: string): string {
  return text.replace(/[\s-]/g, '')
}
