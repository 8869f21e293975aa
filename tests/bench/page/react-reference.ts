// The script of the React reference page: hydrates the form with React and nothing else.
import { createElement, useEffect, useRef, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { ReferenceForm, type ReferenceFormProps } from './reference-form.ts'

const PAUSE_MILLISECONDS = 490

function Live(start: ReferenceFormProps) {
  const [amountFrom, setAmountFrom] = useState(start.amountFrom)
  const [amountTo, setAmountTo] = useState(start.amountTo)
  const isFirst = useRef(true)
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    const timer = setTimeout(async () => {
      const body = JSON.stringify({ from: start.from, to: start.to, amountFrom })
      const headers = { 'content-type': 'application/json' }
      const reply = await fetch('/api/exchange/estimate', { method: 'POST', headers, body })
      setAmountTo((await reply.json()).amountTo)
    }, PAUSE_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [amountFrom, start.from, start.to])
  return createElement(ReferenceForm, { ...start, amountFrom, amountTo, onAmount: setAmountFrom })
}

const place = document.getElementById('form')
const data = document.getElementById('data')?.textContent
if (place && data) hydrateRoot(place, createElement(Live, JSON.parse(data)))
