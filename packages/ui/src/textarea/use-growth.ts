import { useEffect, type RefObject } from 'react'

/** Browsers of 2024 and later let a text give its box the size, by `field-sizing`; in others the height is set after each change. */
export function useGrowth(textareaRef: RefObject<HTMLTextAreaElement | null>, isOn: boolean) {
  useEffect(() => {
    const element = textareaRef.current
    if (!element || !isOn || CSS.supports('field-sizing', 'content')) return
    const fit = () => {
      element.style.height = 'auto'
      // What its lines need, and the borders, which `scrollHeight` leaves out.
      element.style.height = `${element.scrollHeight + element.offsetHeight - element.clientHeight}px`
    }
    fit()
    element.addEventListener('input', fit)
    return () => element.removeEventListener('input', fit)
  })
}
