/** As long as a public code can be; what is longer is none. */
const LONGEST = 64
const CODE = /^[\w-]+$/

/** The public code in what somebody typed or pasted: the code itself, or an order's whole address. Empty where there is none. */
export function orderCode(text: string): string {
  const [path = ''] = text.trim().split(/[?#]/)
  const code = /\/(?:transaction|track|payment)\/([^/]+)/.exec(path)?.[1] ?? path
  return code.length <= LONGEST && CODE.test(code) ? code : ''
}
