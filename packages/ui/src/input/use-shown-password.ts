import { useEffect, useState, type RefObject } from 'react'

/** Whether a password is visible. It is hidden when its form is sent, or browsers would offer it as a text typed before. */
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
