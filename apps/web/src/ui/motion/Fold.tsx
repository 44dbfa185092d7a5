import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { EASE, motion } from '../../theme/metrics.ts'

const Place = styled('div')({
  display: 'grid',
  gridTemplateRows: '0fr',
  visibility: 'hidden',
  transition: `grid-template-rows ${motion.out}s ${EASE}, visibility ${motion.out}s`,
  '& > div': { minHeight: 0, overflow: 'hidden' },
  '&[data-open="true"]': {
    gridTemplateRows: '1fr',
    visibility: 'visible',
    // Visible at once: a transition of it starts hidden, and what is hidden cannot take the focus.
    transition: `grid-template-rows ${motion.in}s ${EASE}`,
  },
})

interface FoldProps {
  readonly id: string
  readonly open: boolean
  readonly children: ReactNode
}

/** Collapsible content; collapsed, it is out of the tab order and of the accessibility tree. */
export const Fold = ({ id, open, children }: FoldProps) => (
  <Place id={id} data-open={open} inert={!open}>
    <div>{children}</div>
  </Place>
)
