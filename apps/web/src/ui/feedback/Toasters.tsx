import { Toaster } from 'sonner'
import { TOASTER_ALERTA } from '../../lib/notify.ts'
import { toasts } from '../../theme/metrics.ts'
import { useSettings } from '../../theme/ThemeRoot.tsx'

const { geral, alerta } = toasts

/** The two places where messages appear: the general one and the one of the application's alerts. */
export function Toasters() {
  const theme = useSettings().settings.themeMode
  const common = {
    theme,
    richColors: true,
    gap: geral.gap,
    style: { '--width': `${geral.width}px`, fontFamily: 'inherit' } as React.CSSProperties,
    containerAriaLabel: 'Avisos',
    toastOptions: { closeButtonAriaLabel: 'Fechar aviso' },
  }
  return (
    <>
      <Toaster {...common} position="bottom-right" visibleToasts={geral.visible} duration={geral.duration} />
      <Toaster
        {...common}
        id={TOASTER_ALERTA}
        position="top-right"
        duration={alerta.duration}
        closeButton
        containerAriaLabel="Alertas"
      />
    </>
  )
}
