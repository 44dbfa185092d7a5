import { useRef } from 'react'
import { useTeclas } from '../../../lib/teclas/use-teclas.ts'
import { sendOrLead } from '../../../ui/form/HeldButton.tsx'
import { TECLA_DE_APROVAR } from './teclas.ts'

interface TeclaDeEnviarProps {
  /** What sending the form does. */
  readonly nome: string
}

/** Key of a queue that sends the form around it, or leads to what holds it back. */
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
  ])
  return <span ref={aqui} hidden />
}
