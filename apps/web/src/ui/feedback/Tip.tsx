import { styled } from '@mui/material/styles'
import {
  cloneElement,
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
} from 'react'
import { tooltipDelay } from '../../theme/metrics.ts'
import { placeTip } from './place-tip.ts'

const GROUND = '#22303B'

/** Wrapper without a box of its own: the layout of its child does not change. */
const Around = styled('span')({ display: 'contents' })

/** Tooltip bubble. Its padding reaches the anchor, so the pointer can move onto it. */
export const Bubble = styled('span')(({ theme }) => ({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  padding: '10px 0',
  border: 0,
  background: 'none',
  overflow: 'visible',
  animation: 'tip-comes .12s',
  '@keyframes tip-comes': { from: { opacity: 0 } },
  '& > span': {
    display: 'block',
    maxWidth: 300,
    padding: '4px 8px',
    borderRadius: 4,
    fontFamily: theme.typography.fontFamily,
    fontSize: '0.75rem',
    fontWeight: 500,
    lineHeight: 1.4,
    overflowWrap: 'break-word',
    color: '#fff',
    backgroundColor: GROUND,
  },
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 'var(--seta)',
    top: 6,
    width: 8,
    height: 8,
    backgroundColor: GROUND,
    transform: 'translateX(-50%) rotate(45deg)',
  },
  '&[data-side="above"]::before': { top: 'auto', bottom: 6 },
}))

interface TipProps {
  /** Empty for none, as where all of it is in sight already. */
  readonly title: string
  /** The text describes a control that has a name; otherwise it is its accessible name. */
  readonly describeChild?: boolean
  readonly children: ReactElement<{ 'aria-label'?: string; 'aria-describedby'?: string | undefined }>
}

/** Tooltip of an icon control: on hover, keyboard focus and long press. */
export function Tip({ title, describeChild = false, children }: TipProps) {
  const id = useId()
  const { open, show, hide } = useDelayed()
  const enter = ({ pointerType }: PointerEvent): void =>
    show(pointerType === 'touch' ? tooltipDelay.touchEnter : tooltipDelay.enter)
  const leave = ({ pointerType }: PointerEvent): void =>
    hide(pointerType === 'touch' && open ? tooltipDelay.touchLeave : 0)
  const focus = ({ target }: FocusEvent): void => {
    if (target.matches(':focus-visible')) show(0)
  }
  const named = describeChild
    ? { 'aria-describedby': open ? id : undefined }
    : { 'aria-label': children.props['aria-label'] ?? title }
  return (
    <Around
      role="presentation"
      onPointerEnter={enter}
      onPointerLeave={leave}
      onClick={() => hide(0)}
      onFocus={focus}
      onBlur={() => hide(0)}
    >
      {cloneElement(children, named)}
      {open && title && (
        <Bubble ref={place} id={id} role="tooltip" popover="manual">
          <span>{title}</span>
        </Bubble>
      )}
    </Around>
  )
}

function place(bubble: HTMLElement | null): void {
  const anchor = bubble?.parentElement?.firstElementChild
  if (bubble && anchor) placeBubble(bubble, anchor)
}

/** Places the bubble next to its anchor, in the top layer: above dialogs and overflow clipping. */
export function placeBubble(bubble: HTMLElement, anchor: Element): void {
  bubble.showPopover()
  const { innerWidth: width, innerHeight: height } = window
  const { left, top, side, arrow } = placeTip(
    anchor.getBoundingClientRect(),
    bubble.getBoundingClientRect(),
    { width, height },
  )
  bubble.dataset['side'] = side
  bubble.style.left = `${left}px`
  bubble.style.top = `${top}px`
  bubble.style.setProperty('--seta', `${arrow}px`)
}

/** Delayed show and hide, the last request winning; Escape hides at once. */
function useDelayed() {
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const later = (next: boolean, ms: number): void => {
    clearTimeout(timer.current)
    if (ms === 0) setOpen(next)
    else timer.current = setTimeout(() => setOpen(next), ms)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!open) return undefined
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setOpen(false)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [open])
  return { open, show: (ms: number) => later(true, ms), hide: (ms: number) => later(false, ms) }
}
