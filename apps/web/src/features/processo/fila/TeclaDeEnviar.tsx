import { useRef } from 'react'
import { useTeclas } from '../../../lib/teclas/use-teclas.ts'
import { sendOrLead } from '../../../ui/form/HeldButton.tsx'
import { TECLA_DE_APROVAR, TECLA_DE_PREENCHER } from './teclas.ts'

interface TeclaDeEnviarProps {
  /** What sending the form does. */
  readonly nome: string
}

/** Fields as the eye meets them; what is kept for the form alone is none. */
const CAMPO = ['input:not([type="hidden"]):enabled', 'textarea:enabled', '[role="combobox"]'].join(', ')

/** Keys of a queue for the form around it: one goes to its first field, one sends it or leads to what holds it back. */
export function TeclaDeEnviar({ nome }: TeclaDeEnviarProps) {
  const aqui = useRef<HTMLSpanElement>(null)
  useTeclas('Decidir', [
    {
      tecla: TECLA_DE_APROVAR,
      nome,
      fazer: () => {
        const form = aqui.current?.closest('form')
        if (form) sendOrLead(form)
      },
    },
    {
      tecla: TECLA_DE_PREENCHER,
      nome: 'Ir ao primeiro campo do parecer',
      fazer: () => aqui.current?.closest('form')?.querySelector<HTMLElement>(CAMPO)?.focus(),
    },
  ])
  return <span ref={aqui} hidden />
}
