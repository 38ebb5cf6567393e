import { theme } from '@galley/tokens/theme'
import { css } from 'styled-components'

/** What the script that shows a choice before React does needs to know of the look of a tab. Is on the set's root. */
export const tabLook = css`
  --tab-quiet: ${theme.color.textMuted};
  --tab-loud: ${theme.color.textStrong};
  --tab-mark: ${theme.color.primary};
`
