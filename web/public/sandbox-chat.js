/*
 * A stand-in for the operator's chat service in a play world: it speaks the interface that pages use, and answers every
 * message with the same sentence.
 */
;(() => {
  const widget = window.LiveChatWidget
  if (!widget) return
  const listeners = new Map()
  const tell = (name, data) => listeners.get(name)?.(data)

  const box = document.createElement('section')
  box.id = 'chat-widget-container'
  box.setAttribute('aria-label', 'Support chat (sandbox)')
  box.style.cssText =
    'position:fixed;inset:auto 16px 72px auto;width:min(320px,calc(100vw - 32px));border-radius:16px;overflow:hidden;' +
    'background:#fff;color:#111;box-shadow:0 8px 32px rgb(0 0 0/.3);font:14px/1.4 sans-serif'

  const head = document.createElement('button')
  head.type = 'button'
  head.style.cssText =
    'display:block;width:100%;padding:12px 16px;border:0;background:#0b5d3b;color:#fff;font:inherit;text-align:start;cursor:pointer'
  head.textContent = 'Support chat (sandbox)'

  const talk = document.createElement('div')
  const lines = document.createElement('div')
  lines.setAttribute('role', 'log')
  lines.style.cssText = 'height:180px;overflow:auto;padding:12px 16px'
  const form = document.createElement('form')
  form.style.cssText = 'display:flex;gap:8px;padding:8px 16px 16px'
  const field = document.createElement('input')
  field.setAttribute('aria-label', 'Message')
  field.maxLength = 500
  field.style.cssText =
    'flex:1;min-width:0;padding:8px;border:1px solid #888;border-radius:8px;background:#fff;color:#111;font:inherit'
  const send = document.createElement('button')
  send.textContent = 'Send'
  send.style.cssText =
    'padding:8px 12px;border:0;border-radius:8px;background:#0b5d3b;color:#fff;font:inherit;cursor:pointer'
  form.append(field, send)
  talk.append(lines, form)
  box.append(head, talk)

  const say = (author, text) => {
    const line = document.createElement('p')
    line.style.cssText = `margin:0 0 8px;text-align:${author === 'agent' ? 'start' : 'end'}`
    line.textContent = text
    lines.append(line)
    lines.scrollTop = lines.scrollHeight
    tell('new_event', { type: 'message', author: { type: author } })
  }
  const show = (visibility) => {
    box.hidden = visibility === 'hidden'
    talk.hidden = visibility !== 'maximized'
    head.setAttribute('aria-expanded', String(visibility === 'maximized'))
    tell('visibility_changed', { visibility })
  }
  head.addEventListener('click', () => show(talk.hidden ? 'maximized' : 'minimized'))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const text = field.value.trim()
    if (text === '') return
    field.value = ''
    say('customer', text)
    say(
      'agent',
      'This is a sandbox, so no one reads this. In a real exchange the support team answers here.',
    )
  })

  const methods = {
    maximize: () => show('maximized'),
    minimize: () => show('minimized'),
    hide: () => show('hidden'),
    set_session_variables: (variables) => {
      box.dataset.variables = JSON.stringify(variables)
    },
  }
  widget._h = (name, [first, second]) => {
    if (name === 'on') listeners.set(first, second)
    else methods[first]?.(second)
  }
  document.body.append(box)
  for (const [name, values] of widget._q.splice(0)) widget._h(name, values)
  tell('ready', {})
  tell('availability_changed', { availability: 'online' })
})()
