export const showFailure = (root: HTMLElement): void => {
  const page = root.ownerDocument
  const message = page.createElement('p')
  message.textContent = 'Lilypad could not be loaded. Please check your connection.'
  const again = page.createElement('button')
  again.type = 'button'
  again.textContent = 'Try again'
  again.className = 'min-h-11 rounded-sm bg-accent px-4 font-semibold text-accent-ink text-sm'
  again.addEventListener('click', () => page.location.reload())
  const notice = page.createElement('div')
  notice.setAttribute('role', 'alert')
  notice.className = 'page grid min-h-dvh content-start justify-items-center gap-4 pt-[25vh] text-center'
  notice.append(message, again)
  root.replaceChildren(notice)
}
