import '@testing-library/jest-dom'

// What Gatsby's start-up code puts on every page; its link and image components look for it.
Object.assign(globalThis, {
  __BASE_PATH__: '',
  __PATH_PREFIX__: '',
  ___loader: { enqueue: () => undefined, hovering: () => undefined },
})
