import { useEffect, useState, type RefObject } from 'react'

/** Toggles the visibility of a password. Hides it when its form is submitted, because browsers would store it as a suggestion for text fields. */
export function useShownPassword(input: RefObject<HTMLInputElement | null>, isPassword: boolean) {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const form = isPassword && input.current?.form
    if (!form) return
    const hide = () => setShown(false)
    form.addEventListener('submit', hide)
    form.addEventListener('reset', hide)
    return () => {
      form.removeEventListener('submit', hide)
      form.removeEventListener('reset', hide)
    }
  }, [input, isPassword])
  return { isShown, toggle: () => setShown((shown) => !shown) }
}
