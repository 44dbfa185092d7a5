import type { CSSProperties, FocusEvent, PointerEvent } from 'react'
import { createPortal } from 'react-dom'
import { Toaster } from 'sonner'
import { TOASTER_ALERTA } from '../../lib/notify.ts'
import { metrics, noPe, toasts } from '../../theme/metrics.ts'
import { useSettings } from '../../theme/ThemeRoot.tsx'

const { geral, alerta } = toasts

const tones = ['success', 'info', 'warning', 'error'] as const

/** Status colours of the theme: sonner's own miss a contrast of 4.5:1. */
const colors = Object.fromEntries(
  tones.flatMap((tone) => [
    [`--${tone}-bg`, `var(--rh-palette-${tone}-lighter)`],
    [`--${tone}-border`, `var(--rh-palette-${tone}-lighter)`],
    [`--${tone}-text`, `var(--rh-palette-${tone}-darker)`],
  ]),
)

/** Style of a toast's action button, in the colours of the toast. */
const actionButtonStyle: CSSProperties = {
  height: 32,
  padding: '0 12px',
  borderRadius: 8,
  font: 'inherit',
  fontWeight: 700,
  color: 'inherit',
  backgroundColor: 'color-mix(in srgb, currentColor 12%, transparent)',
}

/**
 * The two toasters: general messages and realtime alerts. They stand beside the page in a `slot`, which a dialog does not
 * hide from those who hear: what was done in it is told here too.
 */
export function Toasters() {
  const theme = useSettings().settings.themeMode
  const common = {
    theme,
    richColors: true,
    gap: geral.gap,
    style: { ...colors, '--width': `${geral.width}px`, fontFamily: 'inherit' } as CSSProperties,
    containerAriaLabel: 'Avisos',
    toastOptions: { closeButtonAriaLabel: 'Fechar aviso', actionButtonStyle },
  }
  return createPortal(
    <slot data-avisos onPointerUpCapture={swipeOut} onFocusCapture={letTabGoOn}>
      <Toaster
        {...common}
        position="bottom-right"
        visibleToasts={geral.visible}
        duration={geral.duration}
        // They would cover the buttons of a bar at the foot of the screen.
        offset={{ bottom: `calc(${noPe('8px')} + 16px)` }}
        mobileOffset={{ bottom: `calc(${noPe(`${metrics.bottomBar}px`)} + 16px)` }}
      />
      <Toaster
        {...common}
        id={TOASTER_ALERTA}
        position="top-right"
        duration={alerta.duration}
        closeButton
        containerAriaLabel="Alertas"
      />
    </slot>,
    document.body,
  )
}

/**
 * The library leads the focus that leaves a message back to where it came from. That suits its key, which goes to the
 * list of them; with Tab, whoever came from the last thing of the page went to and fro between both.
 */
function letTabGoOn(event: FocusEvent): void {
  if (!(event.target instanceof HTMLOListElement)) event.stopPropagation()
}

/** From this many pixels on the library dismisses a swiped toast; its constant cannot be configured. */
const SWIPE_DA_BIBLIOTECA = 45

/** Dismisses a toast swiped as far as specified, below the library's threshold: see docs/decisions/0018. */
function swipeOut({ target }: PointerEvent): void {
  const toast = target instanceof Element && target.closest<HTMLElement>('[data-sonner-toast]')
  if (!toast) return
  for (const eixo of ['--swipe-amount-x', '--swipe-amount-y']) {
    const amount = Number.parseFloat(toast.style.getPropertyValue(eixo))
    if (Math.abs(amount) >= geral.swipe && Math.abs(amount) < SWIPE_DA_BIBLIOTECA)
      toast.style.setProperty(eixo, `${Math.sign(amount) * SWIPE_DA_BIBLIOTECA}px`)
  }
}
