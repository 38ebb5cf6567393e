import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Loads code after mount. `Part` is undefined until the code has loaded.
 * @param load Loads the code. Pass a stable function, or undefined while the code is not needed.
 * @param onFailure Called when the code could not be loaded.
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
