/** Calls back with the pressed element of the page that matches, also with one that is rendered later. */
export function onPress<Pressed extends Element = HTMLElement>(
  selector: string,
  handle: (pressed: Pressed) => void | Promise<void>,
) {
  document.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element && target.closest<Pressed>(selector)
    if (pressed) void handle(pressed)
  })
}
