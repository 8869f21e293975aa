import { findMoney, keepMoney } from '@causeway/widget/worth'

/**
 * Shows the visitor's money in the footer's list once that comes into sight, and keeps what he chooses there. Returns
 * what ends that.
 */
export function watchMoneyChoice(page: Document): () => void {
  const choice = page.querySelector('[data-money-choice]')
  if (!(choice instanceof HTMLSelectElement)) return () => {}
  let isChosen = false
  const onChange = () => {
    isChosen = true
    keepMoney(choice.value)
  }
  const sight = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    sight.disconnect()
    void findMoney().then((money) => {
      if (!isChosen) choice.value = money
    })
  })
  choice.addEventListener('change', onChange)
  sight.observe(choice)
  return () => {
    sight.disconnect()
    choice.removeEventListener('change', onChange)
  }
}
