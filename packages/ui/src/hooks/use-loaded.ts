import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Code that is fetched after mount: `Part` is undefined until it is there.
 * @param load fetches it; always the same function, or undefined while it is not needed
 * @param onFailure called when it could not be fetched
 */
export function useLoaded<Part>(load: (() => Promise<Part>) | undefined, onFailure?: () => void) {
  const [loaded, setLoaded] = useState<{ Part?: Part }>({})
  const handleFailure = useEffectEvent(() => onFailure?.())
  useEffect(() => {
    load?.().then(
      (Part) => setLoaded({ Part }),
      () => handleFailure(),
    )
  }, [load])
  return loaded
}
