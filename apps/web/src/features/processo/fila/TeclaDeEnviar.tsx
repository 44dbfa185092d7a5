import { useRef } from 'react'
import { useTeclas } from '../../../lib/teclas/use-teclas.ts'
import { TECLA_DE_APROVAR } from './teclas.ts'

interface TeclaDeEnviarProps {
  /** What sending the form does. */
  readonly nome: string
}

/** Key of a queue that sends the form around it. */
export function TeclaDeEnviar({ nome }: TeclaDeEnviarProps) {
  const aqui = useRef<HTMLSpanElement>(null)
  useTeclas('Decidir', [
    { tecla: TECLA_DE_APROVAR, nome, fazer: () => aqui.current?.closest('form')?.requestSubmit() },
  ])
  return <span ref={aqui} hidden />
}
