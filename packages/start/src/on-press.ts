/** Calls back when the reader presses an element that matches the selector, including elements rendered later. */
export function onPress(selector: string, handle: (pressed: HTMLElement) => void | Promise<void>) {
  document.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element && target.closest<HTMLElement>(selector)
    if (pressed) void handle(pressed)
  })
}
