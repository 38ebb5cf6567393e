import { useEffect, useState } from 'react'

/**
 * Loads code after mount. `Part` is undefined until the code has loaded.
 * @param load Loads the code. Pass a stable function, or undefined while the code is not needed.
 */
export function useLoaded<Part>(load: (() => Promise<Part>) | undefined) {
  const [loaded, setLoaded] = useState<{ Part?: Part }>({})
  useEffect(() => {
    load?.().then(
      (Part) => setLoaded({ Part }),
      () => undefined,
    )
  }, [load])
  return loaded
}
