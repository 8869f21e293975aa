/** The page that takes the holder of an order on to its provider. MoonPay's has an address of its own (BUY-11). */
export function paymentPath(providerId: string, transactionId: string): string {
  return `/${providerId === 'moonpay' ? 'payments-moonpay' : 'payment'}/${transactionId}`
}
