import { theme } from '@galley/tokens/theme'
import { css } from 'styled-components'

/** Variables for `packages/start/src/chosen-tabs.ts`, which styles the chosen tab before hydration. For the root of a set. */
export const tabLook = css`
  --tab-quiet: ${theme.color.textMuted};
  --tab-loud: ${theme.color.textStrong};
  --tab-mark: ${theme.color.primary};
`
