import { theme } from '@galley/tokens/theme'
import { media } from '@galley/ui/styles/media'
import { smallMuted } from '@galley/ui/styles/text'
import { hiddenWithoutScript } from '@galley/ui/styles/visibility'
import { styled } from 'styled-components'

export const Root = styled.section`
  padding-bottom: ${theme.space[20]};
`

export const Filters = styled.form`
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]};
  ${hiddenWithoutScript}

  fieldset {
    flex-wrap: wrap;
    ${media.belowSm} {
      border-radius: ${theme.radius.lg};
      label {
        padding-inline: ${theme.space[3]};
      }
    }
  }
`

export const Text = styled.div`
  flex: 1;
  margin-inline-start: auto;
  max-width: 20rem;
  min-width: min(100%, 14rem);
  ${media.belowSm} {
    max-width: none;
  }
`

export const Count = styled.p`
  ${smallMuted}
  padding-block: ${theme.space[4]} ${theme.space[6]};
`

export const Empty = styled.div`
  border: 1px dashed ${theme.color.lineStrong};
  border-radius: ${theme.radius.lg};
  display: grid;
  gap: ${theme.space[4]};
  justify-items: center;
  padding: ${theme.space[14]} ${theme.space[5]};
`
