import { theme } from '@galley/tokens/theme'
import { hiddenInPrint } from '@galley/ui/styles/visibility'
import { styled } from 'styled-components'

export const Root = styled.div`
  color: ${theme.color.textMuted};
  display: flex;
  flex-wrap: wrap;
  font-size: ${theme.size.sm};
  gap: ${theme.space[2]} ${theme.space[5]};
  margin-block: ${theme.space[12]} ${theme.space[6]};

  a {
    align-items: center;
    display: inline-flex;
    gap: ${theme.space[2]};
    transition: color ${theme.motion.fast};
  }
  a:hover {
    color: ${theme.color.primaryText};
  }
  > a {
    ${hiddenInPrint}
  }
`
