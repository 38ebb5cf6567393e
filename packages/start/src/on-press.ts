/** Calls back with the pressed element of the page that matches, also with one that is rendered later. */
export function onPress(selector: string, handle: (pressed: HTMLElement) => void | Promise<void>) {
  document.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element && target.closest<HTMLElement>(selector)
    if (pressed) void handle(pressed)
  })
}
