import { useNavigate } from 'react-router'
import { useKeydown } from '../../../lib/teclas/use-keydown.ts'
import { useTeclas } from '../../../lib/teclas/use-teclas.ts'
import { focusedField } from '../../../ui/form/use-field.ts'
import { proximoItem, type Conferencia, type OrdemDosCampos } from './conferencia.ts'

interface FormKeys {
  readonly ordem: OrdemDosCampos
  readonly conferencia: Conferencia
  readonly etapa: string
  /** What Ctrl+Enter does, and its name. */
  readonly adiante: { readonly nome: string; readonly fazer: () => void }
}

/** Shortcuts of a form: the next thing that is wrong or missing, across steps, and going on. */
export function useFormKeys({ ordem, conferencia, etapa, adiante }: FormKeys): void {
  const navigate = useNavigate()
  useTeclas('Formulário', [
    {
      tecla: 'ctrl+.',
      nome: 'Ir ao próximo que falta',
      fazer: () => {
        const item = proximoItem(ordem, conferencia, { etapa, campo: focusedField() })
        if (item?.href) void navigate(item.href)
      },
    },
    { tecla: 'ctrl+enter', ...adiante },
  ])
}

/** Shortcuts Alt+PageDown and Alt+PageUp: next and previous step. */
export function useStepKeys(adiante: string, atras: string | null): void {
  const navigate = useNavigate()
  useKeydown((event) => {
    if (!event.altKey || (event.key !== 'PageDown' && event.key !== 'PageUp')) return
    const href = event.key === 'PageDown' ? adiante : atras
    event.preventDefault()
    if (href) void navigate(href)
  })
}
